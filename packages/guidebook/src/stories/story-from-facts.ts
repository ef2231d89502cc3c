// A story of what the carer filled in: all of it stands in the story, or the carer is asked to say a part in other words.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { factNames, type StoryFacts } from '@calmbridge/domain/stories/story';
import { type StoryCheck, storyGates } from '@calmbridge/domain/stories/story-check';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { type Cast, castOf } from './cast.ts';
import { nothingSaid, openingsOf } from './facts/openings.ts';
import { inOwnWords } from './facts/own-words.ts';
import type { ToldFacts } from './facts/told-facts.ts';
import { helperFrom } from './lines/line-helper.ts';
import { checked, finished, type WrittenStory } from './tell-version.ts';
import { namedTitle } from './voice/in-voice.ts';

/** `unsaid` are words that can't stand in a story, by the box they were typed in. */
export type FromFacts =
  | { is: 'told'; story: WrittenStory }
  | { is: 'unsaid'; unsaid: ReadonlyMap<keyof StoryFacts, readonly string[]> };

export function storyFromFacts(
  ask: StoryAsk,
  line: StoryLine | null,
  { facts, told, isRule, isWhole }: { facts: StoryFacts; told: ToldFacts; isRule: boolean; isWhole: boolean },
): FromFacts {
  const openings = line ? openingsOf(ask, line, told, isWhole) : [];
  let bad: string | null = null;
  let plain: WrittenStory | null = null;
  for (const opening of [...openings, nothingSaid(line, told)]) {
    if (opening.sentences.length + told.steps.length + told.end.length === 0) continue;
    const cast = castFor(ask, line, told, opening.isByName || told.isByName);
    for (const isExplained of [false, true]) {
      const drafts = inOwnWords(opening, told, line, cast, { isRule, isExplained });
      const story = finished(ask, drafts, cast, namedTitle(opening.title, cast));
      const check = checked(ask, story);
      if (check.passed) return { is: 'told', story };
      if (!breaksGate(check)) plain ??= story;
      else bad ??= check.findings.find(({ ok, severity }) => !ok && severity === 'hard')?.sentence ?? null;
    }
    // The first that holds all of the line is told, whatever its form.
    if (plain) return { is: 'told', story: plain };
  }
  return { is: 'unsaid', unsaid: boxesWith(bad, facts, told) };
}

/**
 * Nothing against the child may stand in it. How long a carer's sentences are and whether they say where and why is the carer's to
 * choose: the page says so beside the story.
 */
const breaksGate = ({ findings }: StoryCheck): boolean =>
  findings.some(
    ({ rule, ok, severity }) => !ok && severity === 'hard' && (storyGates.includes(rule) || rule === 'S09'),
  );

/** Told by name where a pronoun stays as it was typed. */
function castFor(ask: StoryAsk, line: StoryLine | null, told: ToldFacts, isByName: boolean): Cast {
  const cast = castOf(ask, ask.request.context, told.helper ?? helperFrom(line, ask, false, told.steps));
  const placed = { ...cast, place: '' };
  return isByName ? { ...placed, group: 'teen' } : placed;
}

/** The boxes that hold a sentence no story may say; all of them where it is not known which. */
function boxesWith(
  bad: string | null,
  facts: StoryFacts,
  told: ToldFacts,
): ReadonlyMap<keyof StoryFacts, readonly string[]> {
  const filled = factNames.filter((name) => facts[name].trim() !== '');
  const isIn = (name: keyof StoryFacts) =>
    bad !== null &&
    {
      first: told.steps,
      next: told.steps,
      end: told.end,
      why: [...told.why, told.because ?? ''],
      who: told.helping,
    }[name].includes(bad);
  const found = filled.filter(isIn);
  return new Map((found.length > 0 ? found : filled).map((name) => [name, [facts[name].trim()]]));
}
