// A page as the paid-use protocol asks of it: the same use is sent until its text is there whole or has ended, then it is said
// to be received until that is heard. Every call may go over a line that breaks.
import { request as open } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import { type Cut, openLine } from './cut-line.ts';

export type Call = { status: number; text: string; isWhole: boolean; hasCut: boolean };

export async function call(
  target: string,
  path: string,
  cookie: string,
  body: object,
  cut: Cut,
): Promise<Call> {
  const line = await openLine(target, cut);
  const sent = await send(line.url + path, cookie, body);
  line.stop();
  return { ...sent, hasCut: line.hasCut() };
}

const send = (url: string, cookie: string, body: object) =>
  new Promise<Omit<Call, 'hasCut'>>((resolve) => {
    let [status, text] = [0, ''];
    const over = (isWhole: boolean) => resolve({ status, text, isWhole });
    const headers = { 'content-type': 'application/json', cookie };
    const request = open(url, { method: 'POST', agent: false, headers }, (response) => {
      status = response.statusCode ?? 0;
      response.on('data', (bytes: Buffer) => {
        text += bytes.toString();
      });
      response.on('end', () => over(true));
      response.on('error', () => over(false));
    });
    request.on('error', () => over(false));
    request.end(JSON.stringify(body));
  });

export const eventsOf = ({ status, text }: Call): AssistantEvent[] =>
  status === 200
    ? text.split('\n').flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as AssistantEvent] : []))
    : [];

export const codeOf = ({ status, text, isWhole }: Call): string | null =>
  status >= 400 && isWhole ? (JSON.parse(text) as { error: { code: string } }).error.code : null;

/** More than a process needs to come back on a busy machine. */
const triesMax = 5000;

type Line = { urlOf(turn: number): string; nextCut(): Cut; onCut(): void };
export type Asked = { useId: string; cookie: string; path: string; body: object };

/** Sends a use until it is there whole or has ended. What the page has then: all events, or the refusal. */
export async function fetchWhole(line: Line, { cookie, path, body }: Asked, from: number) {
  for (let turn = from; turn < from + triesMax; turn += 1) {
    const answer = await call(line.urlOf(turn), path, cookie, body, line.nextCut());
    if (answer.hasCut) line.onCut();
    const events = eventsOf(answer);
    const last = events.at(-1)?.is;
    if (last === 'done' || last === 'failed') return { events, code: null };
    const code = codeOf(answer);
    if (code !== null && code !== 'credits/use-running' && answer.status < 500) return { events: [], code };
    await pause(20);
  }
  throw new Error('the page gave up');
}

/** Says `received` or `stop` until it is heard. */
export async function say(line: Line, what: 'received' | 'stop', { useId, cookie }: Asked, from: number) {
  for (let turn = from; turn < from + triesMax; turn += 1) {
    const said = await call(line.urlOf(turn), `/api/uses/${useId}/${what}`, cookie, {}, line.nextCut());
    if (said.hasCut) line.onCut();
    if (said.isWhole && said.status === 200) return JSON.parse(said.text) as { charged: number };
    const code = codeOf(said);
    if (code !== null && said.status < 500 && code !== 'credits/use-running') return { charged: 0, code };
    await pause(20);
  }
  throw new Error('the page gave up');
}
