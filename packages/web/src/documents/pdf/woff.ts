// Opens a WOFF file (the form the bundled fonts have) into the plain font a PDF can hold. WOFF is the same tables, each
// deflated by itself: https://www.w3.org/TR/WOFF/

const signature = 0x774f4646;
const headerBytes = 44;
const entryBytes = 20;

export async function openWoff(woff: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const source = new DataView(woff);
  if (source.getUint32(0) !== signature) throw new Error('not a WOFF font');
  const count = source.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, (_, at) => readTable(woff, source, headerBytes + at * entryBytes)),
  );
  const directory = 12 + 16 * count;
  const size = tables.reduce((sum, { data }) => sum + padded(data.length), directory);
  const font = new Uint8Array(size);
  const out = new DataView(font.buffer);
  const power = 2 ** Math.floor(Math.log2(count));
  out.setUint32(0, source.getUint32(4));
  out.setUint16(4, count);
  out.setUint16(6, power * 16);
  out.setUint16(8, Math.log2(power));
  out.setUint16(10, (count - power) * 16);
  let place = directory;
  tables.forEach(({ tag, checksum, data }, at) => {
    const entry = 12 + at * 16;
    out.setUint32(entry, tag);
    out.setUint32(entry + 4, checksum);
    out.setUint32(entry + 8, place);
    out.setUint32(entry + 12, data.length);
    font.set(data, place);
    place += padded(data.length);
  });
  return font;
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

async function readTable(woff: ArrayBuffer, source: DataView, entry: number) {
  const start = source.getUint32(entry + 4);
  const packed = source.getUint32(entry + 8);
  const size = source.getUint32(entry + 12);
  const bytes = new Uint8Array(woff, start, packed);
  return {
    tag: source.getUint32(entry),
    checksum: source.getUint32(entry + 16),
    data: packed < size ? await inflated(bytes) : bytes,
  };
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
