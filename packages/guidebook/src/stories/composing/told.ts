// What a story is put together from.
import type { SceneFacts } from '../facts/fact-slots.ts';
import type { TopicLine } from '../lines/topic-line.ts';
import type { Part, Scene } from '../scene.ts';

export type ToldFact = { part: Part; text: string };

export type Told = {
  scene: Scene;
  /** The carer's own topic, told in the story's words; null when the scene speaks for itself. */
  line: TopicLine | null;
  /** Sentences of the carer's line behind the scene's own beginning, where the line itself opens nothing. */
  besides?: readonly string[];
  /** What of the line stands in the scene's open places. */
  facts: SceneFacts;
  /** What the carer told besides, where the scene is ours. */
  told: readonly ToldFact[];
  /** The scene itself is made of what the carer told. */
  isFromCarer: boolean;
  withOwnThings: boolean;
  /** What the carer's line says of day, place and people, where the story has not said it. */
  kept?: (told: string) => readonly string[];
  /** The carer's own sentence opens the story and the scene's beginning is left out: it would say the same again. */
  opensAlone?: boolean;
  /** The story is called by the carer's sentence: the scene has another word for it ("lift" for "elevator"). */
  isOwnTitle?: boolean;
  /** The story is called by its scene though the line names a topic: then the scene's own end comes back to the title. */
  isSceneTitle?: true;
  /** Called by the line's topic and by the scene: the beginning names the one, the scene's own end the other. */
  hasBothTitles?: true;
  /** Told by a kind of happening, around the carer's own sentences. */
  isByKind?: true;
  /** Where it is, as the line says: "at Daz's". */
  place?: string;
};
