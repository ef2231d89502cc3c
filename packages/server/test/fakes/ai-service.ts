// An OpenAI-compatible chat service over a socket that does what a test tells it, good or bad.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AiBehaviour, behaveAs, type ChatBody } from './ai-behaviour.ts';
import { listen } from './listen.ts';

export type AiCall = {
  body: ChatBody;
  authorization: string | undefined;
  hasEnded: boolean;
  wasAborted: boolean;
};
export type AiFake = {
  url: string;
  calls: AiCall[];
  /** Calls that are still being answered. */
  open: () => number;
  behave: (next: AiBehaviour | ((body: ChatBody) => AiBehaviour)) => void;
  stop: () => Promise<void>;
};

export async function startAiService(first: AiBehaviour = { is: 'whole', text: 'Hello.' }): Promise<AiFake> {
  let behaviour: AiBehaviour | ((body: ChatBody) => AiBehaviour) = first;
  const calls: AiCall[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text === '' ? '{}' : text) as ChatBody;
    const call: AiCall = {
      body,
      authorization: request.headers.authorization,
      hasEnded: false,
      wasAborted: false,
    };
    calls.push(call);
    response.on('close', () => {
      call.hasEnded = true;
      call.wasAborted = !response.writableFinished;
    });
    await behaveAs(typeof behaviour === 'function' ? behaviour(body) : behaviour, body, response);
  };

  const server = createServer(
    (request, response) => void handle(request, response).catch(() => response.destroy()),
  );
  const { origin, stop } = await listen(server);
  return {
    url: `${origin}/v1`,
    calls,
    open: () => calls.filter((call) => !call.hasEnded).length,
    behave: (next) => {
      behaviour = next;
    },
    stop,
  };
}
