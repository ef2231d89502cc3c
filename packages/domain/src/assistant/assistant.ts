// The assistant as the rest of the product sees it: three uses, each a stream of text. The embedded guidebook and any
// outside service stand behind the same port, and behind the same screening.
import type { ChildProfile } from '../child/profile.ts';
import type { StoryRequest } from '../stories/story.ts';
import type { AccountCreator } from '../users/carer-profile.ts';

/** The child's name never leaves the browser: this stands in its place on the way out and is replaced on the way back. */
export const childPlaceholder = '{child}';

export const assistantUses = ['plan', 'story', 'chat'] as const;
export type AssistantUse = (typeof assistantUses)[number];

/** One of our reviewed entries, in words that hold nothing a carer typed. It goes along to an outside service. */
export type ReviewedNote = { id: string; label: string; text: string };

/** `askedBy` fits the wording (see asked-by.ts). */
type Asked = { askedBy?: AccountCreator | undefined; notes?: readonly ReviewedNote[] | undefined };

/** `today` is yyyy-mm-dd: the assistant has no clock of its own. */
export type CarePlanAsk = Asked & {
  profile: ChildProfile;
  today: string;
  /** The heading of the one section that is wanted. */
  section?: string | undefined;
};

/** `draft`: the same facts in other sentences; without it the first telling. */
export type StoryAsk = {
  profile: ChildProfile;
  request: StoryRequest;
  draft?: 1 | 2;
  notes?: readonly ReviewedNote[] | undefined;
  /** Help came in place of the story, and the carer says that nobody is in danger. */
  isCalm?: boolean | undefined;
};

export type ChatTurn = { role: 'user' | 'assistant'; content: string };

/** `carePlan` is the plan the chat was opened from, or empty. Turns are oldest first and end before `message`. */
export type ChatAsk = Asked & {
  profile: ChildProfile | null;
  carePlan: string;
  turns: readonly ChatTurn[];
  message: string;
  /** What the carer has said about danger (see `chatCall`). */
  isCalm?: boolean | undefined;
  isMisread?: boolean | undefined;
  /** The page the carer chose when asked which is meant, or 'else'. */
  page?: string | undefined;
};
