// What the carer told in the boxes, as sentences of a story: in the order given, all of it.
import { factNames, type StoryFacts } from '@calmbridge/domain/stories/story';
import { type Gender, isCalledByIt, isPersonWord } from '@calmbridge/reader/story-line/people';
import { readStoryLine, type StoryLine } from '@calmbridge/reader/story-line/read-line';
import { type Speaking, tellsOfChild } from '@calmbridge/reader/story-line/turn-person';
import { capitalised } from '#child/words';
import { becauseOf, isPlain, typedSentences } from './typed-sentences.ts';

export type ToldFacts = {
  steps: readonly string[];
  end: readonly string[];
  why: readonly string[];
  /** Who helps, as a word for a person; else what was typed there, as sentences. */
  helper: string | null;
  helping: readonly string[];
  isByName: boolean;
  /** Two boxes tell how it goes: a scene's own steps beside them would tell it another way. */
  tellsCourse: boolean;
  /** By the box it was typed in. */
  unsaid: ReadonlyMap<keyof StoryFacts, readonly string[]>;
};

export function toldFacts(
  facts: StoryFacts,
  line: StoryLine | null,
  childGender: Gender | null,
  grownUp: string,
  level: 1 | 2 | 3,
): ToldFacts {
  const all = factNames.map((name) => facts[name]).join('. ');
  const speaking: Speaking = {
    childGender,
    others: line?.subjects ?? [],
    isCarer: line?.speaking.isCarer === true || tellsOfChild(all, childGender),
  };
  const helper = helperIn(facts.who, grownUp);
  const read = new Map(
    factNames.map((name) => [
      name,
      typedSentences(
        name === 'why' ? withoutBecause(facts.why) : name === 'who' && helper !== null ? '' : facts[name],
        { ...speaking, others: [...speaking.others, ...(name === 'end' ? peopleBefore(facts) : [])] },
        grownUp,
        level,
      ),
    ]),
  );
  const said = (name: keyof StoryFacts): readonly string[] => read.get(name)?.sentences ?? [];
  return {
    steps: [...said('first'), ...said('next')],
    end: said('end'),
    why: said('why').map((reason) => becauseOf(reason, withoutBecause(facts.why))),
    helper,
    helping: said('who'),
    tellsCourse: [facts.first, facts.next, facts.end].filter((text) => text.trim() !== '').length >= 2,
    isByName: [...read.values()].some(({ isByName }) => isByName),
    unsaid: new Map(
      [...read].flatMap(([name, { unsaid }]) => (unsaid.length === 0 ? [] : [[name, unsaid] as const])),
    ),
  };
}

const peopleBefore = ({ first, next }: StoryFacts) => readStoryLine(`${first}. ${next}`, null).subjects;

const withoutBecause = (why: string): string =>
  why.trim().replace(/^(?:it is |it's |this is |its )?(?:because|cos|cuz|bc|so that|so)\s+/i, '');

/** "Dad", "my teacher", "me and her key worker Lorraine"; null where the box says something else. */
export function helperIn(who: string, grownUp: string): string | null {
  const typed = who
    .trim()
    .replace(/[\s.!?,;]+$/, '')
    // "Me (mum)" says who that is.
    .replace(/^(?:me|i)\s*\(([^)]+)\)$/i, '$1');
  const parts = typed.split(joints);
  const people = parts.map((part, at) => (at % 2 === 1 ? part : personIn(part.trim(), grownUp)));
  return typed === '' || people.includes(null) ? null : people.join('');
}
const joints = /(, | and | or | & )/i;

function personIn(part: string, grownUp: string): string | null {
  if (/^(?:me|i|myself)$/i.test(part)) return grownUp;
  if (!isPlain(part) || /^\p{Lu}{2}/u.test(part)) return null;
  const own = part.replace(/^(?:her|his|their|your|our|my) /i, 'my ');
  const words = own.split(' ');
  if (words.length > 5) return null;
  if (isCalledByIt(words[0]?.toLowerCase() ?? '') && !/^my\b/.test(own)) return capitalised(own);
  if (/^\p{Lu}/u.test(own)) return words.every((word) => /^\p{Lu}/u.test(word)) ? own : null;
  if (/^(?:my|the|an?) /i.test(own)) return own;
  return words.some((word) => isPersonWord(word.toLowerCase())) ? `my ${own}` : null;
}
