import type { MeaningAsk } from '@calmbridge/domain/assistant/ask-meanings';
import type { CarePlanAsk, ChatAsk, StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asks } from '@calmbridge/domain/assistant/wire';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { StoryAddition } from '@calmbridge/domain/stories/story-addition';
import type { ChatReply } from '@calmbridge/guidebook/chat/replies';
import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import type { EntryKind, EntryReading } from '@calmbridge/reader/entries/entry-reader';
import type { Talk } from '@calmbridge/reader/screening/crisis/crisis';

/** Sure, it stands in place of an answer. In doubt the text is for a carer who says yes; `danger` names a sure kind. */
export type Help = { kind: string | null; text: string; danger?: string; isInstead: boolean };

/** For a message in another language: what to say in place of an answer, and what below one. */
export type Abroad = { text: string; below: string };

/** Title and text, which parts of the carer's line are not in them, and some of these as sentences. */
export type ToldStory = {
  is: 'told';
  text: string;
  leftOut: readonly string[];
  additions: readonly StoryAddition[];
};

/**
 * Reading, and writing by the guidebook, which take a processor long enough for others to notice. In a server it is done in workers
 * (`read-in-workers.ts`); a command, a worker itself and a test read in their own thread (`read-here.ts`).
 */
export type Reading = Embedder & {
  /** What each text is about (`@calmbridge/reader/entries/entry-reader`). */
  readEntries(kind: EntryKind, texts: readonly string[]): Promise<EntryReading[]>;
  /** Vetted help for a message that tells of a crisis, or may do so. */
  helpFor(message: string, profile: ChildProfile | null, talk?: Talk): Promise<Help | null>;
  /** Null for English. */
  abroadFor(message: string): Promise<Abroad | null>;
  /** What the guidebook's chat answers: finding the page is reading too. */
  answerChat(ask: ChatAsk): Promise<ChatReply>;
  writePlan(ask: CarePlanAsk): Promise<string>;
  /** What the form asks before anything is paid for. */
  askMeanings(ask: CarePlanAsk): Promise<MeaningAsk[]>;
  tellStory(ask: StoryAsk): Promise<ToldStory | Asks>;
  /** In place of a story that turned out to tell something else. */
  askInstead(ask: StoryAsk): Promise<Asks>;
  /** What a scene is called on its button; null where there is none with this id. */
  sceneLabel(scene: string): Promise<string | null>;
  close(): Promise<void>;
};
