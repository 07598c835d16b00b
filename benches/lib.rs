//! What the benchmarks share: contenders take turns at the same work in one
//! run, and what counts is the ratio to the first of them. Times alone say
//! more about the machine and its other work than about the program.

pub mod report;
pub mod table;

use std::time::Instant;

/// Work that can be done again and again; returns how much was done.
pub type Work<'a> = Box<dyn Fn() -> f64 + 'a>;

const ROUNDS: usize = 9;

/// What a contender came to, as medians over the rounds.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// How much was done in a second.
    pub speed: f64,
    /// This speed to that of the first contender in the same round.
    pub ratio: f64,
}

/// Prints the head of a table.
pub fn heading(unit: &str, ratio: &str) {
    println!("{:36}{:12}{unit:>14}{ratio:>14}", "work", "contender");
}

/// Times the contenders in turn and prints the medians of their speeds and of
/// the ratios in each round. The first is the measure of the others.
pub fn compare<const N: usize>(work: &str, contenders: [(&str, Work<'_>); N]) -> [Measured; N] {
    let mut speeds = [(); N].map(|()| Vec::new());
    for _ in 0..ROUNDS {
        for ((_, work), speeds) in contenders.iter().zip(&mut speeds) {
            let start = Instant::now();
            let done = work();
            speeds.push(done / start.elapsed().as_secs_f64());
        }
    }
    let first = speeds[0].clone();
    let measured = speeds.map(|own| Measured {
        speed: median(own.iter().copied()),
        ratio: median(own.iter().zip(&first).map(|(own, first)| own / first)),
    });
    for ((name, _), Measured { speed, ratio }) in contenders.iter().zip(&measured) {
        println!("{work:36}{name:12}{speed:>14.0}{ratio:>14.2}");
    }
    measured
}

/// The time that so many in a hundred do not exceed.
pub fn share_of<T: Copy>(sorted: &[T], share: usize) -> T {
    let place = (sorted.len() * share / 100).min(sorted.len() - 1);
    sorted[place]
}

fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<_> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
