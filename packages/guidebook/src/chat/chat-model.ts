import type { Encoder } from '@calmbridge/domain/meaning/encoder';
import type { TopicReader } from '@calmbridge/domain/meaning/topic-reader';
import type { Vectors } from '@calmbridge/domain/meaning/vectors';

/** What the chat has learned. `readModel` of the screening reads it. */
export type ChatModel = { vectors: Vectors; encoder: Encoder; topics: TopicReader };
