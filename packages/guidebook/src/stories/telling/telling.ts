// What comes of a wish for a story, and what is read from one before it is told.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asks } from '@calmbridge/domain/assistant/wire';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { withoutUnnamed } from '../choosing/named-people.ts';
import { plainReading } from '../choosing/plain-reading.ts';
import { genderOfLine } from '../heard/gender-of-line.ts';
import type { WrittenStory } from '../tell-version.ts';

/**
 * `scene` is the id of the scene that is told, `kind` that of the kind of happening the carer's line is told with; both null
 * where the story is made of the carer's own facts.
 */
export type Telling =
  | {
      is: 'told';
      story: WrittenStory;
      scene: string | null;
      kind: string | null;
      /** Parts of the line that are not in it, as they were typed. */
      leftOut?: readonly string[];
    }
  | { is: 'asks'; asks: Asks };

export const withLine = (ask: StoryAsk, about: string): StoryAsk => ({
  ...ask,
  request: { ...ask.request, about },
});

export const readingOf = (
  reading: EntryReading | null,
  about: string,
  line: StoryLine,
): EntryReading | null => reading && plainReading(withoutUnnamed(reading, about, line), about, line);

/** The line is about a food that goes against the profile. */
export const ruledOut = ({ profile, request }: StoryAsk): boolean =>
  storyScreens.diet(request.about, profile).some(({ isHard }) => isHard);

export const genderIn = ({ profile: { gender }, request: { about } }: StoryAsk) =>
  genderOfLine(about, gender === 'Male' ? 'm' : gender === 'Female' ? 'f' : gender === 'Other' ? 'x' : null);
