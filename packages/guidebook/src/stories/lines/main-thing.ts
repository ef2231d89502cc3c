// The thing a line is written for: "he hates the strap". A scene that never names it does not answer the carer.
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { genderOf } from '@calmbridge/reader/story-line/people';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import type { Scene } from '../scene.ts';

/** Nobody, and no animal: being gentle with the hens is being gentle with them all. With its article, as it stands after "about": "the clippers". Null where the scene names it, or nothing is named so. */
export function untoldThing(
  { clauses }: StoryLine,
  { title, topic, lines }: Scene,
  level: 1 | 2 | 3,
): string | null {
  // What is told to some children only may not be told to this one.
  const sure = lines.filter(({ levels, when }) => levels.has(level) && when.length === 0);
  const told = new Set(
    wordsOf([title, topic, ...sure.map(({ text }) => text)].join(' ')).map((word) => stemOf(word)),
  );
  return (
    clauses
      .flatMap(({ shape, text }) => thingIn(shape, text.replaceAll('~', '')))
      .find((thing) => {
        const head = termsOf(thing).at(-1);
        return (
          head?.tags.has('Noun') === true &&
          genderOf(head.lower.replace(/s$/, '')) === null &&
          !told.has(stemOf(head.lower))
        );
      }) ?? null
  );
}

function thingIn(shape: string, text: string): string[] {
  const found = shape === 'fact' ? (minded.exec(text) ?? taken.exec(text)) : mindedToo.exec(text);
  const [, thing] = found ?? [];
  return thing === undefined ? [] : [thing.replace(/^an? /, 'the ')];
}

/** What the child can't bear is why the line was written, and so is what was taken away the last time. */
const minded =
  /\bI (?:really )?(?:hate|dislike|do not like|cannot stand|fear|am (?:\p{L}+ )?(?:scared|afraid|frightened|terrified) of) ((?:the|my) (?:\p{L}+ )?\p{L}+)$/iu;
/** "Haircut, hates the clippers". */
const mindedToo =
  /, (?:hates|dislikes|does not like|fears|(?:is )?(?:scared|afraid|frightened|terrified) of) ((?:the|my) (?:\p{L}+ )?\p{L}+)$/iu;
const taken =
  /^(?!I\b).*\b(?:took|takes|taken|removed|removes|cut|cuts|confiscated) ((?:my|the) \p{L}+)(?: (?:off|away|last|before|again)\b.*)?$/iu;
