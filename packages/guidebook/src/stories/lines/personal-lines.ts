// Sentences that hold the child's own things, in several wordings, chosen by the child and never by chance.
import type { StoryType } from '@calmbridge/domain/stories/story';
import { stableChoice } from '#child/stable-choice';
import { capitalised } from '#child/words';
import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { type Comfort, comfortOf, type Hard, hardThingOf, interestOf, strengthOf } from '../own-things.ts';

/** Types of story that begin with something the carer named as hard. */
export const startsFromHardThing: ReadonlySet<StoryType> = new Set([
  'Emotional Regulation',
  'Coping Strategies',
  'Self-Advocacy',
]);

/** One or two sentences about what the child has along or likes; a strength when there is neither. */
export function ownThingLines(
  cast: Cast,
  topicText: string,
  { isSolemn, along }: { isSolemn: boolean; along: ComfortPlace },
): Draft[] {
  const { ask, level, seed } = cast;
  const comfort = comfortOf(ask.profile, seed);
  const interest = interestOf(ask.profile, seed);
  const lines: Draft[] = [
    ...(comfort ? [comfortLine(comfort, cast, along)] : []),
    ...(interest && !topicText.toLowerCase().includes(interest.toLowerCase())
      ? [interestLine(interest, cast, isSolemn)]
      : []),
  ];
  const strength = lines.length === 0 ? strengthLine(cast) : null;
  // One of the child's own things stays in whatever else has to go.
  const [first, second] = strength ? [strength] : lines;
  return [
    ...(first ? [{ ...first, keep: level === 3 ? (1 as const) : (0 as const), isOwn: true }] : []),
    ...(second && level !== 3 ? [{ ...second, keep: 2 as const, isOwn: true }] : []),
  ];
}

/** Whether a comfort thing can be there, waits until after, or whether nobody knows. */
export type ComfortPlace = 'along' | 'after' | 'unknown';

function comfortLine({ is, text }: Comfort, cast: Cast, along: ComfortPlace): Draft {
  const say = (...options: [Draft, ...Draft[]]) => stableChoice(options, `${cast.seed} comfort line`);
  const d = (sentence: string): Draft => ({ text: sentence, type: 'descriptive', keep: 1 });
  const c = (sentence: string): Draft => ({ text: sentence, type: 'coach_child', keep: 1 });
  const atHome = cast.ask.request.context === 'Home';
  const isThing = is === 'worn' || is === 'pocket' || is === 'held';
  if (isThing && along === 'after')
    return d(`${cast.level === 3 ? 'Then' : 'After this,'} I may have my ${text}.`);
  if (isThing && along === 'unknown') return d(`My ${text} may help me${cast.level === 3 ? '' : ', too'}.`);
  switch (is) {
    case 'worn':
      return cast.level === 3
        ? d(`My ${text} may help me.`)
        : say(d(`With my ${text} on, I may feel more calm.`), d(`My ${text} may help, too.`));
    case 'pocket':
      return cast.level === 3
        ? d(`My ${text} may stay with me.`)
        : say(
            d(`My ${text} can be in my pocket.`),
            d(`I may have my ${text} with me.`),
            c(`I can keep my ${text} in my hand.`),
          );
    case 'held':
      // "My phone with photos may come with me" has one "with" too many.
      if (/ with /.test(text)) return d(`My ${text} may be near me.`);
      return atHome
        ? say(d(`My ${text} can be next to me.`), d(`My ${text} may be near me.`))
        : say(d(`My ${text} can come with me.`), d(`I may have my ${text} with me.`));
    case 'music':
      return c(`I can listen to ${text}.`);
    case 'hug':
      return d(cast.level === 3 ? 'I may want a hug.' : 'Sometimes a hug helps me feel calm.');
    case 'doing':
      return d(`${capitalised(text)} may help me feel calm.`);
  }
}

function interestLine(interest: string, cast: Cast, isSolemn: boolean): Draft {
  const d = (sentence: string): Draft => ({ text: sentence, type: 'descriptive', keep: 2 });
  if (isSolemn) return d(`Sometimes thinking of ${interest} may help me.`);
  if (cast.level === 3) return { ...d(`Later I may have time for ${interest}.`), keep: 1 };
  const options: [Draft, ...Draft[]] = [
    d(`Later there may be time for ${interest}.`),
    { text: `I can think of ${interest} if I want.`, type: 'self_coach', keep: 2 },
    d(`Thinking about ${interest} sometimes helps me feel calm.`),
    d(`After this, I may have some time for ${interest}.`),
  ];
  return stableChoice(options, `${cast.seed} interest line`);
}

/** What the carer says is hard, told without blame at the start of a story about a feeling. */
export function hardLine(cast: Cast): Draft | null {
  const hard = hardThingOf(cast.ask.profile, cast.seed, cast.level);
  if (!hard) return null;
  const text = stableChoice(opening(hard, cast.level), `${cast.seed} hard line`);
  return { text, type: 'perspective', keep: 1, isOwn: true };
}

function opening({ is, text }: Hard, level: 1 | 2 | 3): [string, ...string[]] {
  if (is === 'clause')
    return level === 3 ? [`It may feel hard ${text}.`] : [`For example, it may feel hard ${text}.`];
  if (level === 3) return [`${capitalised(text)} may feel hard.`];
  return [`For example, ${text} may feel hard for me.`, `For me, it may start with ${text}.`];
}

export function strengthLine(cast: Cast): Draft | null {
  const maxWords = { 1: 12, 2: 9, 3: 6 }[cast.level];
  const text = strengthOf(cast.ask.profile, cast.seed, {
    maxWords,
    isByName: cast.group === 'teen',
    level: cast.level,
  });
  return text === null ? null : { text, type: 'descriptive', keep: 1 };
}
