//! Drawings for LaTeX, as a document with one picture or as slides. Both need only TikZ.

use crate::layout::colour::{Colour, Palette, Rgb};
use crate::layout::drawing::{Anchor, Drawing, Paint, Polyline, Shape, Text};
use crate::layout::svg_number::px;

/// The width of a picture in a document, in millimetres.
const PAGE_WIDTH: f64 = 120.0;
/// The size of the drawing area of a slide, in millimetres: beamer leaves 108 between its margins.
const SLIDE: (f64, f64) = (107.0, 66.0);
/// TeX points per millimetre.
const POINTS: f64 = 2.845;
/// The height of the normal font, in points.
const FONT: f64 = 10.0;

pub struct Slide {
    pub title: String,
    pub drawing: Drawing,
}

/// A document of the same size as its picture.
#[must_use]
pub fn document(drawing: &Drawing) -> String {
    let unit = PAGE_WIDTH / drawing.width.max(1.0);
    let mut pen = Pen::new(unit, drawing.palette);
    let body: String = drawing.shapes.iter().map(|shape| pen.shape(shape)).collect();
    let (paper, picture) = (pen.paper(drawing), pen.options());
    format!(
        "\\documentclass[border=2mm]{{standalone}}\n\\usepackage{{tikz}}\n{}\\begin{{document}}\n\
         \\begin{{tikzpicture}}[{picture}]\n{paper}{body}\\end{{tikzpicture}}\n\\end{{document}}\n",
        pen.definitions
    )
}

/// A presentation. Shapes that all slides share are written once.
#[must_use]
pub fn slides(slides: &[Slide]) -> String {
    let (mut wide, mut high) = (1.0_f64, 1.0_f64);
    for Slide { drawing, .. } in slides {
        (wide, high) = (wide.max(drawing.width), high.max(drawing.height));
    }
    let palette = slides.first().map_or(&Palette::LIGHT, |slide| slide.drawing.palette);
    let mut pen = Pen::new((SLIDE.0 / wide).min(SLIDE.1 / high), palette);
    let common = common_shapes(slides);
    let first = slides.first().map(|slide| slide.drawing.shapes.as_slice()).unwrap_or_default();
    let base: String = first.iter().take(common).map(|shape| pen.shape(shape)).collect();
    let mut frames = String::new();
    for Slide { title, drawing } in slides {
        let own: String = drawing.shapes.iter().skip(common).map(|shape| pen.shape(shape)).collect();
        let (paper, title, picture) = (pen.paper(drawing), tex(title), pen.options());
        frames.push_str(&format!(
            "\\begin{{frame}}{{{title}}}\n\\centering\n\\begin{{tikzpicture}}[{picture}]\n{paper}\\hanoibase\n{own}\
             \\end{{tikzpicture}}\n\\end{{frame}}\n\n"
        ));
    }
    format!(
        "\\documentclass{{beamer}}\n\\usepackage{{tikz}}\n\\setbeamertemplate{{navigation symbols}}{{}}\n{}\
         \\newcommand{{\\hanoibase}}{{%\n{base}}}\n\\begin{{document}}\n\n{frames}\\end{{document}}\n",
        pen.definitions
    )
}

/// Length of the prefix of shapes that all drawings share.
fn common_shapes(slides: &[Slide]) -> usize {
    let Some((first, others)) = slides.split_first() else { return 0 };
    let is_common = |number: &usize| {
        others.iter().all(|slide| slide.drawing.shapes.get(*number) == first.drawing.shapes.get(*number))
    };
    (0..first.drawing.shapes.len()).take_while(is_common).count()
}

/// Writes shapes, and records the colours and styles that they use.
struct Pen {
    /// Millimetres for each unit of the layout.
    unit: f64,
    palette: &'static Palette,
    colours: Vec<Rgb>,
    /// The options of each style.
    styles: Vec<String>,
    definitions: String,
}

impl Pen {
    const fn new(unit: f64, palette: &'static Palette) -> Self {
        Self { unit, palette, colours: Vec::new(), styles: Vec::new(), definitions: String::new() }
    }

    fn options(&self) -> String {
        let unit = px_exact(self.unit);
        format!("x={unit}mm,y=-{unit}mm,line join=round")
    }

    fn paper(&mut self, drawing: &Drawing) -> String {
        let colour = self.colour(Colour::Paper);
        let (wide, high) = (px(drawing.width), px(drawing.height));
        format!("\\fill[{colour}] (0,0) rectangle ({wide},{high});\n")
    }

    fn colour(&mut self, colour: Colour) -> String {
        let colour = self.palette.rgb(colour);
        let known = self.colours.iter().position(|known| *known == colour);
        let number = known.unwrap_or_else(|| {
            self.colours.push(colour);
            let number = self.colours.len() - 1;
            let hex = colour.to_string().trim_start_matches('#').to_ascii_uppercase();
            self.definitions.push_str(&format!("\\definecolor{{hanoi{number}}}{{HTML}}{{{hex}}}\n"));
            number
        });
        format!("hanoi{number}")
    }

    /// The name of a style.
    fn style(&mut self, paint: &Paint) -> String {
        let mut options: Vec<String> = Vec::new();
        if let Some(fill) = paint.fill {
            options.push(format!("fill={}", self.colour(fill)));
        }
        if let Some((stroke, width)) = paint.stroke {
            let width = px(width * self.unit * POINTS);
            options.push(format!("draw={},line width={width}pt", self.colour(stroke)));
        }
        if let Some(opacity) = paint.opacity {
            let name = if paint.fill.is_some() { "fill" } else { "draw" };
            options.push(format!("{name} opacity={}", px(opacity)));
        }
        if paint.is_dashed {
            options.push("dashed".into());
        }
        let options = options.join(",");
        let known = self.styles.iter().position(|known| *known == options);
        let number = known.unwrap_or_else(|| {
            let number = self.styles.len();
            self.definitions.push_str(&format!("\\tikzset{{style{number}/.style={{{options}}}}}\n"));
            self.styles.push(options);
            number
        });
        format!("style{number}")
    }

    fn shape(&mut self, shape: &Shape) -> String {
        match shape {
            Shape::Lines(lines, paint) => {
                let style = self.style(paint);
                let path = |line: &Polyline| {
                    let points: Vec<String> = line.points.iter().map(|&point| coordinate(point)).collect();
                    [&*points.join(" -- "), if line.is_closed { " -- cycle" } else { "" }].concat()
                };
                let paths: Vec<String> = lines.iter().map(path).collect();
                // Translucent lines are joined into one path, because they would be darker where two of them meet.
                let joint =
                    if paint.fill.is_none() && paint.opacity.is_some() { " " } else { &format!(";\n\\path[{style}] ") };
                if paths.is_empty() { String::new() } else { format!("\\path[{style}] {};\n", paths.join(joint)) }
            }
            Shape::Rectangle(corner, size, radius, paint) => {
                let style = self.style(paint);
                let corners = match radius * self.unit {
                    0.0 => String::new(),
                    radius => format!(",rounded corners={}mm", px(radius)),
                };
                let end = coordinate((corner.0 + size.0, corner.1 + size.1));
                format!("\\path[{style}{corners}] {} rectangle {end};\n", coordinate(*corner))
            }
            Shape::Circle(centre, radius, paint) => {
                let style = self.style(paint);
                format!("\\path[{style}] {} circle [radius={}mm];\n", coordinate(*centre), px(radius * self.unit))
            }
            Shape::Text(text) => self.text(text),
        }
    }

    fn text(&mut self, Text { at, anchor, size, is_bold, colour, text }: &Text) -> String {
        let anchor = match anchor {
            Anchor::Start => "base west",
            Anchor::Middle => "base",
            Anchor::End => "base east",
        };
        let font = if *is_bold { "\\sffamily\\bfseries" } else { "\\sffamily" };
        let (colour, scale) = (self.colour(*colour), px(size * self.unit * POINTS / FONT));
        format!(
            "\\node[anchor={anchor},inner sep=0,scale={scale},text={colour},font={font}] at {} {{{}}};\n",
            coordinate(*at),
            tex(text)
        )
    }
}

fn coordinate((x, y): (f64, f64)) -> String {
    format!("({},{})", px(x), px(y))
}

/// Formats a number with five decimal places, because everything is multiplied by the unit. A general float formatter would add 10
/// kB to the download.
fn px_exact(number: f64) -> String {
    let parts = (number * 100_000.0).round() as u32;
    format!("{}.{:05}", parts / 100_000, parts % 100_000)
}

/// Converts a text for LaTeX. Keeps letters, digits and a few symbols, and drops all characters with a special meaning.
fn tex(text: &str) -> String {
    let mut tex = String::new();
    for letter in text.chars() {
        match letter {
            '→' => tex.push_str("$\\to$"),
            '…' => tex.push_str("\\ldots{}"),
            '×' => tex.push_str("$\\times$"),
            '–' => tex.push_str("--"),
            '\u{2009}' | '\u{202f}' | '\u{a0}' => tex.push_str("\\,"),
            letter if letter.is_ascii_alphanumeric() || " .,:;()+-=/?!".contains(letter) => tex.push(letter),
            letter => {
                let superscripts = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
                if let Some(digit) = superscripts.iter().position(|known| *known == letter) {
                    tex.push_str(&format!("$^{digit}$"));
                }
            }
        }
    }
    tex
}
