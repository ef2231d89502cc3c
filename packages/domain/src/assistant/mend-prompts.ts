// What a service is asked when a part of its text may not stand: a sentence said anew, or what a plan has lost. What it wrote
// goes back to it as data, like everything that others wrote.
import type { CarePlanAsk } from './assistant.ts';
import { data, filled, type Prompt, persona } from './prompts.ts';
import type { Withheld } from './wire.ts';

/** `why` ends "it may be advice that …". */
export type DoubtfulSentence = { sentence: string; why: string };
export type LostPassages = { ask: CarePlanAsk; lost: readonly Pick<Withheld, 'why' | 'under'>[] };

export const rewritePrompt = ({ sentence, why }: DoubtfulSentence): Prompt => ({
  system: persona,
  user: `This sentence stands in a text you wrote:
${data(sentence)}

It may be advice that ${why}. Rewrite this sentence so that it keeps your rules and nobody can read it that way. Keep the rest of what it says, its tone and about its length.
Answer with the sentence alone, on one line, without quotation marks or any other word.`,
});

export const completionPrompt = ({ ask: { profile, today }, lost }: LostPassages): Prompt => ({
  system: persona,
  user: `You wrote a care plan for this child. Today is ${today}.
${data(filled(profile))}

These passages were left out of it, each under the heading it stood under and for the reason given:
${data(lost.map(({ under, why }) => ({ heading: under, leftOutBecauseIt: why })))}

Write only what is missing there, safely: for each passage one list item in Markdown that begins with its heading in bold and gives one or two concrete acts in its place. No headings, no introduction, no other text.`,
});
