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

/**
 * One sentence about what the child has along; without a line, about what the child likes or is good at. With a line these would be
 * pasted: "Later there may be time for trains" has nothing to do with a haircut.
 */
export function ownThingLines(
  cast: Cast,
  topicText: string,
  { isSolemn, along, isLoud }: { isSolemn: boolean; along: ComfortPlace; isLoud: boolean },
): Draft[] {
  const { ask, level, seed } = cast;
  const hasLine = ask.request.about !== '';
  if (along === 'none' && hasLine) return [];
  const comfort = comfortOf(ask.profile, seed);
  // Beside a line nobody thinks of ear defenders where nothing is loud.
  if (hasLine && comfort && shieldsEars.test(comfort.text) && !isLoud) return [];
  const line = comfort
    ? comfortLine(comfort, cast, along)
    : isSolemn || hasLine
      ? null
      : (interestLine(cast, topicText) ?? strengthLine(cast));
  return line ? [{ ...line, keep: level === 3 ? 2 : 1, isOwn: true }] : [];
}

const shieldsEars = /\b(?:ear defenders|ear ?muffs|ear ?plugs|headphones|loops)\b/i;

/** Whether a comfort thing can be there, waits until after, or is not to be spoken of. */
export type ComfortPlace = 'along' | 'after' | 'none';

function comfortLine({ is, text }: Comfort, cast: Cast, along: ComfortPlace): Draft {
  const d = (sentence: string): Draft => ({ text: sentence, type: 'descriptive', keep: 1 });
  const c = (sentence: string): Draft => ({ text: sentence, type: 'coach_child', keep: 1 });
  const isShort = cast.level === 3;
  const isThing = is === 'worn' || is === 'carried' || is === 'held';
  if (isThing && along === 'after')
    return d(`${isShort ? 'Then' : 'When it is done,'} I may have my ${text}.`);
  switch (is) {
    case 'worn':
      return d(`I may wear my ${text}.`);
    case 'held':
    case 'carried':
      // "My phone with photos may come with me" has one "with" too many.
      if (/ with /.test(text)) return d(`My ${text} may be near me.`);
      return d(isShort ? `My ${text} may stay with me.` : `I may have my ${text} with me.`);
    case 'music':
      return c(`I can listen to ${text}.`);
    case 'hug':
      return d(isShort ? 'I may want a hug.' : 'Sometimes a hug helps me feel calm.');
    case 'doing':
      return d(`${capitalised(text)} may help me feel calm.`);
  }
}

function interestLine({ ask, level, seed }: Cast, topicText: string): Draft | null {
  const interest = interestOf(ask.profile, seed);
  if (interest === null || topicText.toLowerCase().includes(interest.toLowerCase())) return null;
  const text =
    level === 3 ? `Later I may have time for ${interest}.` : `Later there may be time for ${interest}.`;
  return { text, type: 'descriptive', keep: 2 };
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
