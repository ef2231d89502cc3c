// What a recording is, told by its own bytes. Null for anything a browser would not play.

export function soundTypeOf(bytes: Uint8Array): string | null {
  const letters = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  if (letters(0, 4) === 'RIFF' && letters(8, 4) === 'WAVE') return 'audio/wav';
  if (letters(0, 4) === 'OggS') return 'audio/ogg';
  if (letters(0, 4) === 'fLaC') return 'audio/flac';
  if (letters(4, 4) === 'ftyp') return 'audio/mp4';
  if (letters(0, 3) === 'ID3') return 'audio/mpeg';
  if (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3) return 'audio/webm';
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
  if (!isFrame) return null;
  // Both begin alike: the layer is 0 in AAC.
  return ((bytes[1] ?? 0) & 0x06) === 0 ? 'audio/aac' : 'audio/mpeg';
}
