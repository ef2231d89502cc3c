// Which words of a question the page knows nothing of: where there are some, a line of the page may be about something else.

import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { stemsOf } from '#library/match';
import { stemsSaid } from '../answer/steps.ts';
import type { Topic } from '../topic.ts';

/** Words of a text that say what it is about. */
export const tellingIn = (text: string): string[] => [...stemsSaid(text)].filter((one) => !plain.has(one));

/** Telling words of the text that stand neither on the page nor in `heard`. */
export function strangersIn(text: string, topic: Topic, heard = ''): string[] {
  const known = stemsOn(topic);
  const said = new Set(stemsOf(heard));
  return tellingIn(text).filter((one) => !known.has(one) && !said.has(one));
}

/** Whether the text and a line of the page speak of the same thing. */
export const sharesWords = (text: string, line: string): boolean => {
  const said = stemsSaid(text);
  return stemsOf(line).some((one) => said.has(one) && !plain.has(one));
};

const pages = new Map<string, ReadonlySet<string>>();

function stemsOn(topic: Topic): ReadonlySet<string> {
  const known = pages.get(topic.id) ?? new Set(stemsOf(textOf(topic)));
  pages.set(topic.id, known);
  return known;
}

const textOf = ({
  steps,
  deeper = [],
  branches = [],
  first = [],
  firstBy = {},
  next,
  own = [],
  ...page
}: Topic) =>
  [
    ...[page.label, page.title, page.opening, page.why, page.now ?? '', page.help, page.ask],
    ...[...page.words, ...page.asks],
    ...[...steps, ...deeper, ...branches.flatMap((branch) => branch.steps)].map(({ text }) => text),
    ...[...branches, ...first].map(({ say }) => say),
    ...[
      ...Object.values(firstBy),
      ...Object.values(next),
      ...own.flatMap(({ asked, say }) => [...asked, say]),
    ],
  ].join('\n');

/** Said in any talk, about anything. */
const plain = new Set(
  stemsOf(
    'week weeks month months year years today tonight tomorrow yesterday morning night day days guess maybe actually thanks thank anyway question asked asking answer mean meant said saying first second next long often soon many normal common usual phase better worse stop start begin keep find look feel seem sure hard easy little while until till unless since whole enough honest honestly point kind sort part bit lot lots ever though tho else same other others another autism autistic kids children mum dad mother father person people everyone someone somebody anyone exactly usually mostly sometimes probably perhaps already around been being doing done goes went came come gonna wanna idea ideas advice help helps helped change changed different difference using used uses trying',
  ),
);

/** "The token thing, what if he throws them": half of what it names stands in our newest answer. */
export function speaksOfOurs(message: string, turns: readonly ChatTurn[]): boolean {
  const said = tellingIn(message);
  const answer = new Set(stemsOf(turns.findLast(({ role }) => role === 'assistant')?.content ?? ''));
  const ours = said.filter((one) => answer.has(one)).length;
  return ours > 0 && ours * 2 >= said.length;
}

/** "A snack box", "her own bed": things with short names, told by what stands before them. */
export const shortNamesIn = (part: string): string[] =>
  [...part.matchAll(/\b(?:an?|the|his|her|their|own|my|some)(?: \w+)? (\w{3})\b/gi)].flatMap(
    ([, name = '']) => stemsOf(name),
  );
