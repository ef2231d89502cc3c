// A story stays true when it leaves room for other days. Where too few sentences do, some are said a little more softly.
import { patternOf } from '@calmbridge/domain/stories/story-rules';
import type { Draft } from '../draft.ts';

const wanted = 0.17;

/** Each way changes one sentence, or none. Only comfort is softened: a belt does not "often" keep people safe. */
const ways: ReadonlyArray<(text: string, draft: Draft) => string> = [
  (text, { isOwn }) => (isOwn ? text.replace(/\bcan (?=be|come|stay)/, 'may ') : text),
  (text, { type }) =>
    type !== 'descriptive' || !/\b(?:calm|rest|think|sleep|feel good)\b/.test(text)
      ? text
      : text.replace(/^(\w+ [\w ]*?) (helps? (?:me|my|people|the) )/, '$1 often $2'),
  (text, { type, isCarers }) =>
    type === 'descriptive' && !isCarers
      ? text.replace(/^(I|My) (?=(?:brush|eat|play)\b)/, 'Most days $1 ')
      : text,
];

export function softened(groups: readonly Draft[][]): Draft[][] {
  let story = groups.map((group) => [...group]);
  for (const way of ways) {
    if (flexibleShare(story.flat()) >= wanted) return story;
    const target = story.flat().find((draft) => !isFlexible(draft) && way(draft.text, draft) !== draft.text);
    if (target)
      story = story.map((group) =>
        group.map((draft) => (draft === target ? { ...draft, text: way(draft.text, draft) } : draft)),
      );
  }
  return story;
}

const isFlexible = ({ text }: Draft): boolean => patternOf('S11').test(text);
const flexibleShare = (story: readonly Draft[]): number =>
  story.filter(isFlexible).length / Math.max(1, story.length);
