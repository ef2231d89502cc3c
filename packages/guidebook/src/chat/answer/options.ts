// The question at the end of a page, as the answers it gives to choose from: "Is it the pull, the sound or being held still?"
import { stemsOf } from '#library/match';
import { affirmed } from '../message/affirmed.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import type { Branch, Topic } from '../topic.ts';
import { fillStep } from './steps.ts';

export type Option = { label: string; branch: Branch };

/** None where the question does not name its answers, or the page has no branch for two of them. */
export function optionsOf({ id, ask, branches = [] }: Topic, child: AskedChild): readonly Option[] {
  const found = namedIn(fillStep(child, ask, `${id}ask`)).flatMap((label) => {
    const fitting = branches.filter(({ when }) => when.test(label));
    return fitting.length === 1 && fitting[0] ? [{ label, branch: fitting[0] }] : [];
  });
  return found.length < 2 ? [] : found;
}

/** The option that the message names in its first words, and names alone. */
export function optionSaid(options: readonly Option[], message: string): Option | undefined {
  if (isDenied(message)) return undefined;
  const [first = ''] = affirmed(message).split(/[.;!?\n]/);
  const said = new Set(stemsOf(first));
  const fitting = options.filter(({ label }) => {
    const stems = stemsOf(label).filter((one) => !small.has(one));
    return stems.length > 0 && stems.every((one) => said.has(one));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** "It isn't the noise" answers none of them. */
export const isDenied = (message: string): boolean => denies.test(message.replaceAll('’', "'"));
const denies =
  /^\W*(?:(?:ok|but|well|oh|sorry)\W+)*(?:(?:no|nope|neither|none)\b|(?:it|that|this)(?:'?s| is)?(?: not|n'?t| isn'?t| isnt)\b)/i;
const small = new Set(
  stemsOf('the a an it is of to in or and when with them him her he she they that on at not being one'),
);

/** Whether the page asks what it has no answer for: such a question is better not asked. */
export const asksInVain = (topic: Topic, child: AskedChild): boolean =>
  namedIn(fillStep(child, topic.ask, `${topic.id}ask`)).length > 0 && optionsOf(topic, child).length === 0;

/** "How long has he been with you?" is not asked of who said "two years", or that he comes on Wednesday. */
export function isSaid(question: string, heard: string): boolean {
  if (/^(?:How long|Since when)\b/.test(question)) return lasts.test(heard) || comes.test(heard);
  return (
    /\bbeen (?:there )?before\b/.test(question) && /\b(?:first (?:time|visit|ever)|never been)\b/i.test(heard)
  );
}
const lasts =
  /\b(?:for|since|been|past|last)\b[^.?!]{0,40}\b(?:(?:\d+|a|an|one|two|three|four|five|six|ten|few|couple of|several) (?:days?|weeks?|months?|years?)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|summer)\b/i;
const comes =
  /\b(?:com(?:es?|ing)|arriv(?:es?|ing)|mov(?:es?|ing) in|start(?:s|ing)?|joins|joining)\b[^.?!]{0,30}\b(?:on|next|tomorrow|tonight|this|in \w+ (?:days?|weeks?)|soon)\b/i;

function namedIn(question: string): string[] {
  const [asked = ''] = question.match(/[^.?!]+\?/) ?? [];
  const open = asked.replace(/\?$/, '');
  if (!open.includes(':') && !opening.test(open)) return [];
  const list = open
    .replace(/^.*:\s*/, '')
    .replace(opening, '')
    .replace(/ that is (?:worst|hardest)$/, '');
  const named = list.split(/,? or |, /).map((one) => one.trim());
  const isList =
    / or /.test(list) &&
    named.length >= 2 &&
    named.length <= 4 &&
    named.every((one) => one !== '' && one.split(' ').length <= 5);
  return isList ? named.map((one) => one.charAt(0).toUpperCase() + one.slice(1)) : [];
}

const opening =
  /^(?:Is|Was) (?:it|the trouble|the hard part)(?: (?:more|mostly))? |^Does it (?:begin|start) /;
