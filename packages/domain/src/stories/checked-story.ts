import type { ChildProfile } from '../child/profile.ts';
import type { StoryRequest } from './story.ts';
import type { RuleNames } from './story-rules.ts';
import type { StoryText } from './story-text.ts';

export type Nearness = 'near' | 'far';

/** What every rule is given. */
export type CheckedStory = {
  text: StoryText;
  request: StoryRequest;
  profile: ChildProfile | null;
  names: RuleNames;
  /** What the carer pressed when asked which story is meant, in its own words. */
  chosen?: string | undefined;
  /** How near the story's meaning is to the line, where somebody could tell. */
  nearness?: Nearness | undefined;
};
