import type { AssistantUse } from '@calmbridge/domain/assistant/assistant';
import type { Flag, StoryFinding, Withheld } from '@calmbridge/domain/assistant/wire';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { StoryRequest } from '@calmbridge/domain/stories/story';
import type { Reading } from '#adapters/reading/reading';

export type Screened =
  | { is: 'text'; text: string }
  | { is: 'flag'; flag: Flag }
  | { is: 'withheld'; withheld: Withheld };
export type StreamScreen = {
  /** At once while no sentence is over. The next piece may come when this one is answered. */
  push(text: string): Screened[] | Promise<Screened[]>;
  end(): Screened[] | Promise<Screened[]>;
};
export type CheckedStory = {
  title: string;
  text: string;
  /** A passage that may not be shown was left out: fit to be rewritten, not to be read to a child. */
  isWithheld: boolean;
  check: { passed: boolean; score: number; findings: StoryFinding[] };
  flags: Flag[];
};

/** What stands between a writer and a carer, whoever writes. */
export type Safety = {
  helpFor: Reading['helpFor'];
  abroadFor: Reading['abroadFor'];
  /** Releases text sentence by sentence, once it has been looked at. */
  screenStream(context: {
    use: AssistantUse;
    profile: ChildProfile | null;
    writer: 'guidebook' | 'service';
    /** What the carer wrote themself, which the guidebook may quote. */
    said?: string | undefined;
    /** Says a doubtful sentence anew, before it is marked. `why` ends "it may be advice that …". */
    rewrite?: ((sentence: string, why: string) => Promise<string | null>) | undefined;
  }): StreamScreen;
  /** A story is looked at whole. */
  checkStory(
    text: string,
    context: { profile: ChildProfile; request: StoryRequest; writer: 'guidebook' | 'service' },
  ): Promise<CheckedStory>;
};
