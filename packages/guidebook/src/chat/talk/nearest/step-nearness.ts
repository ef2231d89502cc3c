// How near the steps of a page come to a message. Only those that name something of it are compared: on one page every step is
// about the same matter, so that nearness alone says little.
import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import { stemsOf } from '#library/match';
import { remembering } from '../../message/remembering.ts';
import { saidPlainly } from '../../message/said-plainly.ts';
import { bodyOf } from '../../message/texts-to-read.ts';
import { subjectOf } from '../../pages/own-words.ts';
import { embedSaid } from '../../pages/remembered.ts';
import { plainText, stepId, stepsOf } from '../../pages/steps-read.ts';
import type { Step, Topic } from '../../topic.ts';
import { tellingIn } from '../page-words.ts';

export async function readSteps(
  topic: Topic,
  message: string,
  embedder: Embedder,
): Promise<ReadonlyMap<string, number>> {
  const named = namesSame(topic, message).slice(0, mostCompared);
  if (named.length === 0) return new Map();
  const [said] = await embedSaid(embedder, [bodyOf(message)]);
  const known = byEmbedder.get(embedder) ?? remembering<Float32Array>(mostKept);
  byEmbedder.set(embedder, known);
  const near = new Map<string, number>();
  for (const step of named) {
    const vector = known.get(step.text) ?? (await embedder.embed([plainText(step)]))[0];
    if (!vector || !said) continue;
    known.keep(step.text, vector);
    near.set(
      stepId(step),
      vector.reduce((sum, one, at) => sum + one * (said[at] ?? 0), 0),
    );
  }
  return near;
}

const mostCompared = 3;
const mostKept = 400;
const byEmbedder = new WeakMap<Embedder, ReturnType<typeof remembering<Float32Array>>>();

/** Steps that name something the message names, what few others name first; what the page is about does not count. */
function namesSame(topic: Topic, message: string): Step[] {
  const subject = subjectOf(topic);
  const said = new Set(
    tellingIn(saidPlainly(bodyOf(message))).filter((one) => !subject.has(one) && !vague.has(one)),
  );
  if (said.size === 0) return [];
  const named = stepsOf(topic).map((step) => ({
    step,
    shared: [...new Set(stemsOf(step.text))].filter((one) => said.has(one)),
  }));
  // What few steps name says more of them.
  const count = (one: string) => named.filter(({ shared }) => shared.includes(one)).length;
  return named
    .filter(({ shared }) => shared.length > 0)
    .map(({ step, shared }) => ({ step, worth: shared.reduce((sum, one) => sum + 1 / count(one), 0) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ step }) => step);
}

/** Things that half of all steps name. */
const vague = new Set(
  stemsOf(
    'hand hands both hour hours minute minutes leave leaves left rest without word words stay stays hurt hurts three four five room place door school home house back write writes wish send sends show shows piece step steps plan read reads once twice with each name list side wear wears nothing whole even line lines lots hold holds play plays move',
  ),
);
