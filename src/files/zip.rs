//! Zip files without compression, after PKWARE (2022), .ZIP File Format Specification, version 6.3.10.
//!
//! Existing crates are no fit: the smaller ones put sizes after the contents, which Java's readers reject for files that are not
//! compressed, and the larger one adds 26 kB, half of it checksum tables.

/// 1 January 1980, the earliest date of the format. A fixed date makes the output reproducible.
const DATE: u16 = 1 << 5 | 1;
/// Version 2.0 of the format, which supports folders and nothing newer.
const VERSION: u16 = 20;
/// The flag for names in UTF-8.
const FLAGS: u16 = 1 << 11;

/// A zip file of these files, each with its name and content. `None` if one of them is larger than 4 GB.
pub(super) fn zip(files: &[(&str, Vec<u8>)]) -> Option<Vec<u8>> {
    let (mut zip, mut directory) = (Vec::new(), Vec::new());
    for (name, content) in files {
        let start = u32::try_from(zip.len()).ok()?;
        let shared = shared_fields(name, content)?;
        zip.extend(0x0403_4b50_u32.to_le_bytes());
        zip.extend(&shared);
        zip.extend(name.as_bytes());
        zip.extend(content);
        directory.extend(0x0201_4b50_u32.to_le_bytes());
        directory.extend(VERSION.to_le_bytes());
        directory.extend(&shared);
        // No comment, first disk, binary, no attributes.
        directory.extend([0; 10]);
        directory.extend(start.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let (start, length) = (u32::try_from(zip.len()).ok()?, u32::try_from(directory.len()).ok()?);
    let count = u16::try_from(files.len()).ok()?.to_le_bytes();
    zip.extend(directory);
    zip.extend(0x0605_4b50_u32.to_le_bytes());
    // A single disk.
    zip.extend([0; 4]);
    zip.extend([count, count].concat());
    zip.extend([length.to_le_bytes(), start.to_le_bytes()].concat());
    zip.extend([0; 2]);
    Some(zip)
}

/// The fields that a file's own header and its entry in the directory share.
fn shared_fields(name: &str, content: &[u8]) -> Option<Vec<u8>> {
    const STORED: u16 = 0;
    const TIME: u16 = 0;
    let (size, checksum) = (u32::try_from(content.len()).ok()?, crc32(content));
    let name_length = u16::try_from(name.len()).ok()?;
    let words = [VERSION, FLAGS, STORED, TIME, DATE].into_iter().flat_map(u16::to_le_bytes);
    let sizes = [checksum, size, size].into_iter().flat_map(u32::to_le_bytes);
    // No extra fields.
    let lengths = [name_length, 0].into_iter().flat_map(u16::to_le_bytes);
    Some(words.chain(sizes).chain(lengths).collect())
}

/// The checksum of the format (CRC-32), computed bit by bit: a table would be faster, but longer than the rest of the module.
pub(super) fn crc32(content: &[u8]) -> u32 {
    let step = |crc: u32, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
    !content.iter().fold(!0, |crc, &byte| (0..8).fold(crc ^ u32::from(byte), step))
}
