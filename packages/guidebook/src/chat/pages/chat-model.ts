import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import type { TopicReader } from '@calmbridge/reader/meaning/topic-reader';
import type { Vectors } from '@calmbridge/reader/meaning/vectors';

/** What the chat has learned. `readModel` of the screening reads it. */
export type ChatModel = { vectors: Vectors; embedder: Embedder; topics: TopicReader };
