// A process of the bench's own that says its first word when it is ready, and answers what it is asked.
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

const children: ChildProcess[] = [];

export async function startChild(file: string, ...given: string[]) {
  const child = fork(path.join(import.meta.dirname, file), given, { execArgv: process.execArgv });
  children.push(child);
  const gone = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  gone.catch(() => undefined);
  const heard = () => Promise.race([gone, new Promise<unknown>((resolve) => child.once('message', resolve))]);
  const first = await heard();
  const ask = (what: unknown) => {
    const answer = heard();
    child.send(what as object);
    return answer;
  };
  return { first: String(first), pid: child.pid ?? 0, ask };
}

export const stopChildren = () => {
  for (const child of children) child.kill();
};
