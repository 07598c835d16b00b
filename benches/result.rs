//! The table of what all benchmarks came to, from the lines that they have
//! added to one file; beside it the lines of an earlier run, if there are any.
//!
//! `result LINES OUT [BEFORE]`: the lines are written to `OUT` as one JSON list,
//! which can be `BEFORE` of a later run.

use std::fs;

use tabletalk_benches::report::{Goal, Line};

fn main() {
    let mut files = std::env::args().skip(1).filter(|it| !it.starts_with("--"));
    let (Some(lines), Some(out)) = (files.next(), files.next()) else {
        // `cargo bench` starts it as any other.
        return;
    };
    let text = fs::read_to_string(&lines).expect("the lines that were added");
    let lines: Vec<Line> = (text.lines())
        .map(|line| serde_json::from_str(line).expect("a line of the table"))
        .collect();
    let before: Vec<Line> = (files.next())
        .and_then(|file| fs::read_to_string(file).ok())
        .map(|text| serde_json::from_str(&text).expect("the lines of an earlier run"))
        .unwrap_or_default();
    println!("| work | ours | before | peer | ratio | goal | |");
    println!("| --- | ---: | ---: | ---: | ---: | ---: | --- |");
    for line in &lines {
        let before = before.iter().find(|it| it.work == line.work);
        println!("{}", row(line, before));
    }
    let json = serde_json::to_string_pretty(&lines).expect("numbers and words can be written");
    fs::write(&out, json + "\n").expect("the table is kept");
    println!("\nkept as {out}");
}

fn row(line: &Line, before: Option<&Line>) -> String {
    let goal = line.goal.map_or_else(String::new, |goal| match goal {
        Goal::AtLeast(least) => format!("≥ {least}"),
        Goal::AtMost(most) => format!("≤ {most}"),
        Goal::TimesAtLeast(least) => format!("≥ {least} ×"),
        Goal::TimesAtMost(most) => format!("≤ {most} ×"),
    });
    let peer = (line.peer.as_ref()).map(|(name, theirs)| format!("{} {name}", figure(*theirs)));
    format!(
        "| {} | {} {} | {} | {} | {} | {goal} | {} |",
        line.work,
        figure(line.ours),
        line.unit,
        before.map_or_else(String::new, |it| figure(it.ours)),
        peer.unwrap_or_default(),
        line.ratio
            .map_or_else(String::new, |ratio| format!("{ratio:.2} ×")),
        match line.is_reached() {
            Some(true) => "reached",
            Some(false) => "missed",
            None => "",
        }
    )
}

/// With three digits that tell something.
fn figure(number: f64) -> String {
    let digits = match number.abs() {
        100.0.. => 0,
        10.0.. => 1,
        1.0.. => 2,
        _ => 3,
    };
    format!("{number:.digits$}")
}
