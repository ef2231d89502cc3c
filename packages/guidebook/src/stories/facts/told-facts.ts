// What the carer told in the boxes, as sentences of a story: in the order given, all of it.
import { factNames, type StoryFacts } from '@calmbridge/domain/stories/story';
import type { Gender } from '@calmbridge/reader/story-line/people';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { type Speaking, tellsOfChild } from '@calmbridge/reader/story-line/turn-person';
import type { SortOfLine } from '../asking/sort-of-line.ts';
import { actorsIn, namesMany } from './actors.ts';
import { helperAmong, whoHelps } from './box-helper.ts';
import { cannotHelp } from './cannot-help.ts';
import { isSentence } from './pieces.ts';
import { withoutSpeech } from './spoken-words.ts';
import { becauseOf, type Telling, typedSentences } from './typed-sentences.ts';

export type ToldFacts = {
  steps: readonly string[];
  end: readonly string[];
  /** Each as a sentence of its own; `because` is the first as it stands behind what it explains. */
  why: readonly string[];
  because: string | null;
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
  sort: SortOfLine = 'event',
): ToldFacts {
  const typed = factNames.map((name) => facts[name]).join('. ');
  // Whoever does something in the line or in a box may be "he" in any of them.
  const said = [...(line?.clauses ?? []).map(({ text }) => text.replaceAll('~', '')), typed].join('. ');
  // Where the child is "they", any toads or teachers are "they", too.
  const many: Gender[] = childGender === 'x' && namesMany(said) ? ['x'] : [];
  const others = [...(line?.subjects ?? []), ...actorsIn(said), ...many];
  const speaking: Speaking = { childGender, others, isCarer: false };
  const tells = tellingOf(withoutSpeech(typed).text, line, childGender);
  const { helper: named, rest: who } = whoHelps(facts.who, grownUp);
  const [away, ...more] = (line?.who ?? []).filter((one) => cannotHelp(one, said));
  const read = new Map(
    factNames.map((name) => [
      name,
      typedSentences(
        name === 'why'
          ? withoutBecause(facts.why)
          : name === 'who'
            ? who
            : withWhoIsBack(facts[name], more.length === 0 ? away : undefined),
        {
          // Whoever says who helps is the carer, unless the line is the child's own.
          tells: name === 'who' && tells === 'as-child' && line?.saysI !== true ? 'of-child' : tells,
          grownUp,
          speaking,
          whenIs: name === 'end' ? endsOn(sort, line) : isOn,
        },
        level,
      ),
    ]),
  );
  const toldIn = (name: keyof StoryFacts): readonly string[] => read.get(name)?.sentences ?? [];
  const steps = [...toldIn('first'), ...toldIn('next')];
  return {
    steps,
    end: toldIn('end'),
    why: toldIn('why').map((reason) => (isSentence(reason) ? reason : asReason(reason))),
    because: reasonIn(toldIn('why'), withoutBecause(facts.why)),
    helper: named ?? (facts.who.trim() === '' ? helperAmong(steps, said) : null),
    helping: toldIn('who'),
    tellsCourse: [facts.first, facts.next, facts.end].filter((text) => text.trim() !== '').length >= 2,
    isByName: [...read.values()].some(({ isByName }) => isByName),
    unsaid: new Map(
      [...read].flatMap(([name, { unsaid }]) => (unsaid.length === 0 ? [] : [[name, unsaid] as const])),
    ),
  };
}

/** "Back on the 12th": the one who is away. */
const withWhoIsBack = (typed: string, away: string | undefined): string =>
  away === undefined
    ? typed
    : typed.replace(
        /^(?:is )?(?=(?:back|home) (?:on|in|at|by|next|after|tomorrow|for|again)\b)/i,
        `${away} is `,
      );

const day = (time: string): string => {
  const plain = time.replace(/^(?:it is )?(?:until|till|on|at) /i, '');
  return /^(?:the )?\d{1,2}(?:st|nd|rd|th)$/i.test(plain)
    ? `the ${plain.replace(/^the /i, '')}`
    : plain.replace(/^few\b/i, 'a few').replace(/^couple\b/i, 'a couple');
};
const onDay = (time: string): string =>
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d|\d{1,2}(?:st|nd|rd|th)? \p{L})/iu.test(day(time))
    ? `on ${day(time)}`
    : /^\d/.test(day(time))
      ? `at ${day(time)}`
      : day(time);

/** "On Saturday", "two hours": the day, or how long. */
const isOn = (time: string): readonly string[] | null =>
  lasts.test(day(time))
    ? [`it takes ${day(time)}`]
    : [`it is ${/^(?:in|by|after|next|this)\b/i.test(time) ? time : onDay(time)}`];
const lasts =
  /^(?:about )?(?:an?|\d+|one|two|three|four|five|six|ten)(?: (?:few|couple of))? (?:minutes?|hours?|days?|nights?|weeks?|months?|years?)$/i;

/** What a time alone answers at the end: until when it is so, when it may be better. Of anything else it says nothing. */
const endsOn =
  (sort: SortOfLine, line: StoryLine | null) =>
  (time: string): readonly string[] | null => {
    const plain = day(time);
    if (sort === 'illness')
      return [
        lasts.test(plain)
          ? `it may take ${plain}`
          : `it may be better ${/^(?:in|by|after|next|this)\b/i.test(plain) ? plain : onDay(time)}`,
      ];
    if (lasts.test(plain)) return [`it takes ${plain}`];
    if (line?.state === 'cancelled') return [`the next one is ${onDay(time)}`];
    return sort === 'instead' || sort === 'state' ? [`this is until ${plain}`] : null;
  };

/** "You" is said to the child; "he" of a boy; "I" is the child's where the line says "my" and nobody says "he". */
export function tellingOf(text: string, line: StoryLine | null, childGender: Gender | null): Telling {
  if (/\b(?:you|your)\b/i.test(text.replace(/\bthank you\b/gi, ''))) return 'to-child';
  const saysI = line?.saysI === true && !line.speaking.isCarer;
  if (!saysI && childGender !== 'x' && tellsOfChild(text, childGender)) return 'of-child';
  if (line?.speaking.isCarer === true) return 'of-child';
  return saysI || /\b(?:I|my|me)\b/i.test(text) ? 'as-child' : 'of-child';
}

/** A clause can follow "because"; "to keep us warm" can't. */
const reasonIn = ([first]: readonly string[], typed: string): string | null =>
  first !== undefined && isSentence(first) ? becauseOf(first, typed) : null;
/** "To keep us warm", "roadworks". */
const asReason = (words: string): string =>
  /^(?:to|for) /i.test(words) ? `This is ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;

const withoutBecause = (why: string): string =>
  why.trim().replace(/^(?:it is |it's |this is |its )?(?:because|cos|cuz|bc|so that|so)\s+/i, '');
