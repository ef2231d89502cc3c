// The carer's line as it is told: in the scene's spelling, without what is asked of us, its clauses made ready.
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { type Gender, genderOf } from '@calmbridge/reader/story-line/people';
import { readStoryLine, type StoryLine } from '@calmbridge/reader/story-line/read-line';
import { capitalised } from '#child/words';
import { scenes } from '#generated/scenes';
import { withoutUnwanted } from '../lines/unwanted.ts';
import { insteadOf } from './instead-of.ts';
import { readyLine } from './ready-line.ts';
import { inSpellingOf, withPlaceNames } from './spelling.ts';
import { withoutWish } from './without-wish.ts';
import { type Worry, withoutWorry } from './worry.ts';

export type HeardLine = {
  about: string;
  /** As it was typed, for what is asked about it. */
  whole: StoryLine;
  /** Without what the child is to stop. */
  line: StoryLine;
  /** What the child is to stop: no event, and without it a story may miss why it was asked for. */
  unwanted: readonly string[];
  /** What the child fears or can't bear, which a scene tells in a sentence of its own. */
  worry: Worry | null;
};

/** From here on a word that is nearly one of the scene's is taken for it. */
const spelledFrom = 0.5;

/** What is told as what is done instead is not looked for in the story. */
const withoutInstead = (line: string): string =>
  line.replace(/(?:,| and),? (not \p{L}+ing\b[^,.;]*)/giu, (found, denied: string) =>
    insteadOf(denied) === null ? found : '',
  );

/** "Orthodontist says braces next week" is about the braces; what belongs to them is theirs, however it was typed. */
const plainly = (line: string): string =>
  line
    .replace(
      /^(?:the |his |her |my )?(?:doctors?|gp|dentist|orthodontist|optician|consultant|hospital|nurse|physio|school|teacher) (?:says?|said) (?!(?:he|she|they|i|we|it|that|to|no|not|yes|there|the|\{child\})\b|\p{L}+ (?:is|are|was|has|will|in|for)\b)(?=\p{L})/iu,
      '',
    )
    .replace(shortDate, (_, month: string, day: string, day2: string, month2: string) => {
      const meant = months.find((one) => one.startsWith((month ?? month2).toLowerCase().slice(0, 3)));
      return `on ${day ?? day2} ${capitalised(meant ?? '')}`;
    })
    .replace(/\bthere (?=own\b)/gi, 'their ')
    .replace(/\bfor (\d) (?:yr|year)s? (?=check)/gi, 'for a $1 year ')
    .replace(/\b(at|to) nannies\b/gi, "$1 nanny's");

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** At the end of the line, where nothing hangs on it. */
const shortDate =
  /(?:\bon )?(?:\b(jan|feb|mar(?:ch)?|apr|may|jun|jul|aug|sept?|oct|nov|dec) (\d{1,2})(?:st|nd|rd|th)?\b|\b(\d{1,2})(?:st|nd|rd|th)? (jan|feb|mar(?:ch)?|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b)$/gi;

/** "Nanny is in hospital and we visit her": of a girl's line "her" may be either, and nobody visits herself. */
function withNamed(line: string, gender: Gender | null): string {
  const [, who = ''] = /^(?:his |her |their |my |our )?(\p{L}+)\b/iu.exec(line) ?? [];
  const theirGender = genderOf(who.toLowerCase());
  if (theirGender !== gender && theirGender !== 'x') return line;
  return line.replace(theirs, `$1 ${who}`);
}

const theirs =
  /\b(visit|visiting|see|seeing|call|calling) (?:him|her)(?=$|[,.;]| (?:on|in|at|this|next|tomorrow|today|tonight|and|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/giu;

export function heardLine(typed: string, gender: Gender | null, reading: EntryReading | null): HeardLine {
  const [best] = reading?.nearest ?? [];
  const scene = best && best.chance >= spelledFrom ? scenes.find(({ id }) => id === best.id) : undefined;
  const worried = withoutWorry(typed, gender);
  const given = worried?.rest ?? typed;
  const about = withPlaceNames(
    withNamed(withoutWish(plainly(scene ? inSpellingOf(scene, given) : given)), gender),
  );
  const ready = readyLine(readStoryLine(about, gender));
  const wanted = withoutUnwanted(ready);
  return {
    about: withoutInstead(about),
    whole: readStoryLine(typed, gender),
    line: wanted?.line ?? ready,
    unwanted:
      wanted === null
        ? []
        : ready.clauses.filter((one) => !wanted.line.clauses.includes(one)).map(({ text }) => text),
    worry: worried?.worry ?? null,
  };
}
