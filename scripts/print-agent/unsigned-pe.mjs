const securityDirectory = 4;
const peOffsetAt = 0x3c;
const checksumAt = 64;
const directoriesAt = 112;

/**
 * A 64-bit Windows executable without its Authenticode signature. Node comes signed, and Windows takes one that was changed afterwards for damaged,
 * which is worse than unsigned. Throws when the bytes are no such executable, or when the signature is not at their end.
 */
export function unsignedPe(bytes) {
  const pe = bytes.length > peOffsetAt + 4 ? bytes.readUInt32LE(peOffsetAt) : 0;
  const optionalHeader = pe + 24;
  const isPe64 =
    bytes.length > optionalHeader + directoriesAt + 8 * (securityDirectory + 1) &&
    bytes.toString('latin1', 0, 2) === 'MZ' &&
    bytes.toString('latin1', pe, pe + 4) === 'PE\0\0' &&
    bytes.readUInt16LE(optionalHeader) === 0x20b;
  if (!isPe64) throw new Error('This is no 64-bit Windows executable');
  const entry = optionalHeader + directoriesAt + 8 * securityDirectory;
  // Unlike the other directories, this one has a place in the file, not in memory.
  const start = bytes.readUInt32LE(entry);
  const size = bytes.readUInt32LE(entry + 4);
  if (size > 0 && start + size !== bytes.length) throw new Error('The signature is not at the end of the executable');
  const unsigned = Buffer.from(size > 0 ? bytes.subarray(0, start) : bytes);
  unsigned.fill(0, entry, entry + 8);
  // Of the signed file; Windows checks it for drivers alone, and 0 is none.
  unsigned.fill(0, optionalHeader + checksumAt, optionalHeader + checksumAt + 4);
  return unsigned;
}
