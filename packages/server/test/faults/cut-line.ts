// A line between a page and the server that breaks at a chosen place. It passes bytes on and knows nothing of HTTP but what
// the last event looks like.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Cut =
  | { is: 'none' }
  /** In the middle of the request: the server never has it whole. */
  | { is: 'request' }
  /** The server has the request, the page gets nothing. */
  | { is: 'first-byte' }
  /** After so many bytes of the answer. */
  | { is: 'bytes'; after: number }
  /** Right before the event that says the text is whole. */
  | { is: 'last-event' }
  /** After that event, before the answer is closed. */
  | { is: 'end' };

export async function openLine(target: string, cut: Cut) {
  const { hostname, port } = new URL(target);
  let hasCut = false;
  const server = createServer((page) => {
    const onward = connect(Number(port), hostname);
    const breakOff = () => {
      // A line to a process that is gone is not cut.
      hasCut = !onward.connecting && onward.errored === null;
      for (const end of [page, onward]) end.resetAndDestroy();
    };
    for (const end of [page, onward]) end.on('error', () => undefined);
    page.on('close', () => onward.destroy());
    page.on('data', (bytes: Buffer) => {
      if (cut.is !== 'request') return void onward.write(bytes);
      onward.write(bytes.subarray(0, bytes.length - 20), breakOff);
    });
    passBack(onward, page, cut, breakOff);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port: own } = server.address() as AddressInfo;
  // The page has closed its only connection by then.
  const stop = () => void server.close();
  return { url: `http://127.0.0.1:${own}`, hasCut: () => hasCut, stop };
}

function passBack(onward: Socket, page: Socket, cut: Cut, breakOff: () => void) {
  let passed = 0;
  let seen = '';
  const pass = (bytes: Buffer, isLast: boolean) => {
    passed += bytes.length;
    if (!isLast) return void page.write(bytes);
    page.write(bytes, breakOff);
  };
  onward.on('data', (bytes: Buffer) => {
    if (cut.is === 'first-byte') return breakOff();
    if (cut.is === 'bytes') {
      const left = cut.after - passed;
      return pass(bytes.subarray(0, Math.max(0, left)), bytes.length >= left);
    }
    if (cut.is === 'none') return pass(bytes, false);
    const before = seen.length;
    seen += bytes.toString('latin1');
    const mark = seen.indexOf('{"is":"done"');
    if (mark < 0) return pass(bytes, false);
    const end = cut.is === 'last-event' ? mark : seen.indexOf('\n', mark) + 1;
    if (end > 0) pass(bytes.subarray(0, Math.max(0, end - before)), true);
    else pass(bytes, false);
  });
  // Also when the process is gone and nothing was passed.
  onward.on('close', () => page.end());
}
