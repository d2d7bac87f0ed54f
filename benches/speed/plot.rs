//! The picture of what was measured.

use std::error::Error;
use std::path::Path;

use plotters::coord::Shift;
use plotters::prelude::*;

use crate::seeks::{DISCS, Seeks};

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), Box<dyn Error>>;

const FONT: &str = "sans-serif";

/// Draws the speeds of the algorithms, in million moves a second, and the costs of a seek.
pub fn draw(file: &Path, speeds: &[(&str, f64)], seeks: &[Seeks]) -> Drawn {
    let root = SVGBackend::new(file, (1_200, 560)).into_drawing_area();
    root.fill(&WHITE)?;
    let (left, right) = root.split_horizontally(420);
    draw_speeds(&left, speeds)?;
    draw_seeks(&right, seeks)?;
    root.present()?;
    Ok(())
}

fn draw_speeds(area: &Area<'_>, speeds: &[(&str, f64)]) -> Drawn {
    let most = speeds.iter().map(|&(_, speed)| speed).fold(0.0, f64::max);
    let names = speeds.len() as f64;
    let mut chart = ChartBuilder::on(area)
        .caption("Million moves a second, 20 discs", (FONT, 18))
        .margin(12)
        .x_label_area_size(32)
        .y_label_area_size(44)
        .build_cartesian_2d(0.0..names, 0.0..most * 1.1)?;
    chart.configure_mesh().disable_mesh().x_labels(0).y_label_formatter(&|speed| format!("{speed:.0}")).draw()?;
    chart.draw_series(speeds.iter().enumerate().map(|(place, &(_, speed))| {
        let left = place as f64 + 0.2;
        Rectangle::new([(left, 0.0), (left + 0.6, speed)], BLUE.mix(0.6).filled())
    }))?;
    let style = (FONT, 14).into_font().color(&BLACK);
    chart.draw_series(
        speeds
            .iter()
            .enumerate()
            .map(|(place, &(name, _))| Text::new(name.to_owned(), (place as f64 + 0.2, most * 0.05), style.clone())),
    )?;
    Ok(())
}

fn draw_seeks(area: &Area<'_>, seeks: &[Seeks]) -> Drawn {
    let mut chart = ChartBuilder::on(area)
        .caption("One seek: microseconds as the discs grow more", (FONT, 18))
        .margin(12)
        .x_label_area_size(40)
        .y_label_area_size(64)
        .build_cartesian_2d((8f64..15_000f64).log_scale(), (0.05f64..100_000f64).log_scale())?;
    chart
        .configure_mesh()
        .x_desc("discs")
        .y_desc("µs")
        .disable_mesh()
        .x_label_formatter(&|n| format!("{n:.0}"))
        .draw()?;
    for (place, Seeks { name, nanoseconds }) in seeks.iter().enumerate() {
        let colour = Palette99::pick(place).to_rgba();
        let points: Vec<_> =
            DISCS.iter().zip(nanoseconds).filter_map(|(&n, cost)| Some((f64::from(n), (*cost)? / 1e3))).collect();
        chart
            .draw_series(LineSeries::new(points, colour.stroke_width(2)).point_size(3))?
            .label(*name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(3)));
    }
    let legend = SeriesLabelPosition::UpperLeft;
    chart.configure_series_labels().position(legend).background_style(WHITE.mix(0.85)).border_style(BLACK).draw()?;
    Ok(())
}
