//! What the benchmarks share: contenders take turns at the same work in one
//! run, and what counts is the ratio to the first of them. Times alone say
//! more about the machine and its other work than about the program.

pub mod table;

use std::time::Instant;

/// Work that can be done again and again; returns how much was done.
pub type Work<'a> = Box<dyn Fn() -> f64 + 'a>;

const ROUNDS: usize = 9;

/// Prints the head of a table.
pub fn heading(unit: &str, ratio: &str) {
    println!("{:36}{:12}{unit:>14}{ratio:>14}", "work", "contender");
}

/// Times the contenders in turn and prints the medians of their speeds and of
/// the ratios in each round. The first is the measure of the others.
pub fn compare<const N: usize>(work: &str, contenders: [(&str, Work<'_>); N]) {
    let mut speeds = [(); N].map(|()| Vec::new());
    for _ in 0..ROUNDS {
        for ((_, work), speeds) in contenders.iter().zip(&mut speeds) {
            let start = Instant::now();
            let done = work();
            speeds.push(done / start.elapsed().as_secs_f64());
        }
    }
    for ((name, _), own) in contenders.iter().zip(&speeds) {
        let ratios = own.iter().zip(&speeds[0]).map(|(own, first)| own / first);
        let (speed, ratio) = (median(own.iter().copied()), median(ratios));
        println!("{work:36}{name:12}{speed:>14.0}{ratio:>14.2}");
    }
}

fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<_> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
