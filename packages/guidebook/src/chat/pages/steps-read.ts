// All steps of a page, and how near they come to a message by their meaning.
import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import { bodyOf } from '../message/texts-to-read.ts';
import type { Step, Topic } from '../topic.ts';
import { embedSaid } from './remembered.ts';

/** Under which the nearness of a page's steps to a message is kept. */
export const stepsKey = (message: string): string => `steps ${bodyOf(message)}`;

export const stepId = ({ text }: Step): string => `step ${text}`;

/** All steps of a page: the first level, the second, and those for what the carer says. */
export const stepsOf = ({ steps, deeper = [], branches = [] }: Topic): readonly Step[] => [
  ...steps,
  ...deeper,
  ...branches.flatMap((branch) => branch.steps),
];

/** Of some pages: a first message has no answer yet to go on from. */
export async function readStepsOf(
  pages: readonly Topic[],
  message: string,
  embedder: Embedder,
): Promise<ReadonlyMap<string, number>> {
  const steps = pages.flatMap(stepsOf);
  const [said] = await embedSaid(embedder, [bodyOf(message)]);
  const vectors = await embedder.embed(steps.map(plainText));
  return new Map(
    steps.map((step, at) => [
      stepId(step),
      (vectors[at] ?? new Float32Array()).reduce((sum, one, i) => sum + one * (said?.[i] ?? 0), 0),
    ]),
  );
}

/** Without slots: as it would be read of any child. */
export const plainText = ({ text }: Pick<Step, 'text'>): string =>
  text
    .replaceAll('**', '')
    .replace(/\{[Nn]ame\}/g, 'the child')
    .replace(/\{(\w+)(?::([^}]+))?\}/g, (_, slot: string, word: string | undefined) => word ?? slot);
