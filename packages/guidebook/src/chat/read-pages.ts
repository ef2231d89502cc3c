// Reads texts for pages, the likeliest first.
import type { ChatModel } from './chat-model.ts';
import { readTopics } from './find-topic.ts';
import type { PageReading, PageReadings } from './page-reading.ts';

export async function readPages(texts: readonly string[], model: ChatModel): Promise<PageReadings> {
  const read = await Promise.all(texts.map(async (text) => [text, await readOne(text, model)] as const));
  return new Map(read);
}

async function readOne(text: string, model: ChatModel): Promise<PageReading> {
  const found = await readTopics(text, model);
  const nearest = found.slice(0, 5).map(({ topic, chance }) => ({ id: topic.id, chance: chance ?? 0 }));
  return { nearest, none: Math.max(0, 1 - found.reduce((sum, { chance }) => sum + (chance ?? 0), 0)) };
}
