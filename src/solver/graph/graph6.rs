//! The graph6 and digraph6 formats: B. D. McKay, <https://users.cecs.anu.edu.au/~bdm/data/formats.txt>.

use std::io::{self, Write};

use super::{EdgeKind, Edges};

/// A bit writer, with six bits in each printable character.
struct Sextets<'a, W> {
    out: &'a mut W,
    bits: u8,
    held: u32,
}

impl<W: Write> Sextets<'_, W> {
    fn push(&mut self, bit: bool) -> io::Result<()> {
        self.bits = self.bits << 1 | u8::from(bit);
        self.held += 1;
        if self.held < 6 {
            return Ok(());
        }
        self.held = 0;
        self.out.write_all(&[std::mem::take(&mut self.bits) + 63])
    }

    fn finish(mut self) -> io::Result<()> {
        while self.held != 0 {
            self.push(false)?;
        }
        Ok(())
    }
}

/// Writes the number of vertices, then the adjacency matrix: for edges, the upper triangle column by column; for arcs, after an
/// ampersand, the whole matrix row by row.
pub fn write(edges: &Edges, out: &mut impl Write, progress: &mut dyn FnMut(u32)) -> io::Result<()> {
    let size = edges.vertices();
    let directed = edges.kind() == EdgeKind::Directed;
    if directed {
        out.write_all(b"&")?;
    }
    let sextet = |shift: u32| (size >> shift & 63) as u8 + 63;
    if size <= 62 {
        out.write_all(&[sextet(0)])?;
    } else {
        out.write_all(&[126, sextet(12), sextet(6), sextet(0)])?;
    }
    let mut sextets = Sextets { out, bits: 0, held: 0 };
    for vertex in 0..size {
        let mut neighbours = edges.neighbours(vertex).into_iter().peekable();
        for other in 0..if directed { size } else { vertex } {
            sextets.push(neighbours.next_if_eq(&other).is_some())?;
        }
        progress(vertex + 1);
    }
    sextets.finish()?;
    out.write_all(b"\n")
}
