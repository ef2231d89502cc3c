// Ordinary calls at a steady rate, by autocannon in a process of its own, so that reading the streams does not delay the
// clock of the calls.
import autocannon from 'autocannon';

export type CallsWish = {
  url: string;
  cookie: string;
  seconds: number;
  perSecond: number;
  paths: { name: string; path: string }[];
};
export type CallTimes = { name: string; times: number[]; failed: number };

async function call(wish: CallsWish, { name, path }: CallsWish['paths'][number]): Promise<CallTimes> {
  const times: number[] = [];
  const running = autocannon({
    url: wish.url + path,
    connections: 2,
    duration: wish.seconds,
    overallRate: wish.perSecond,
    headers: { cookie: wish.cookie, 'accept-encoding': 'br' },
  });
  running.on('response', (_client, _status, _bytes, responseMs) => times.push(responseMs));
  const { non2xx, errors, timeouts } = await running;
  return { name, times, failed: non2xx + errors + timeouts };
}

const answer = async (wish: CallsWish) => {
  process.send?.(await Promise.all(wish.paths.map((path) => call(wish, path))));
};
process.on('message', (wish: CallsWish) => void answer(wish));
process.send?.('ready');
