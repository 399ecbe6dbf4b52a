import { inflateRawSync } from 'node:zlib';

interface UnzippedFile {
  content: Buffer;
  modifiedAt: Date;
}

/** The files of a ZIP archive by name, in order; read from the central directory, like unpackers do. */
export function readZip(archive: Buffer): Map<string, UnzippedFile> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('Not a complete ZIP archive.');
  const files = new Map<string, UnzippedFile>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [size, nameLength, extraLength] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
    ];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    // Time in the first extra field, the only one in such a small archive: seconds after a header of five bytes.
    const modifiedAt = new Date(archive.readUInt32LE(at + 46 + nameLength + 5) * 1000);
    files.set(name, { content: inflateRawSync(archive.subarray(start, start + size)), modifiedAt });
    at += 46 + nameLength + extraLength + archive.readUInt16LE(at + 32);
  }
  return files;
}
