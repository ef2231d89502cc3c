import type { ScreenModel } from './model/screen-model.ts';
import type { ScreenContext } from './screen-sentence.ts';
import { type Screened, screenStream } from './screen-stream.ts';

export type { ScreenContext } from './screen-sentence.ts';
export type { Screened } from './screen-stream.ts';

/** Screens a whole text: what may be shown, what was flagged and why, and where passages were left out. */
export async function screen(text: string, context: ScreenContext, model: ScreenModel): Promise<Screened> {
  const stream = screenStream(context, model);
  const shown = await stream.push(text);
  const end = await stream.end();
  return { ...end, text: shown + end.text };
}
