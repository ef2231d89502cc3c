// Trains the reader of topics on every question with a page and writes topics.bin: the topics' own asks, what was written for
// it, everyday messages of other hands, strangers' questions the chat was mended with, and what people write on ordinary days.
// Never a line of the held-back sets.
//   npx tsx packages/reader/train/topics/train-topics.ts

import { withoutAsker } from '@calmbridge/guidebook/chat/message/asker';
import { stemsSaid } from '@calmbridge/guidebook/chat/pages/words-said';
import { topics } from '@calmbridge/guidebook/generated/topics';
import { embeddingSize } from '#embedding/embedder';
import { readVectors } from '#meaning/vectors';
import { readAsset, writeAsset } from '../assets.ts';
import { embeddingsOf } from '../embeddings.ts';
import { nearMisses, writtenFor } from '../entries/entry-phrasings.ts';
import { learnedQuestions } from '../natural.ts';
import { fitTopics } from './fit-topics.ts';
import { questionsIn } from './questions.ts';

const vectors = readVectors(readAsset('vectors.bin'));
const started = Date.now();
const labels = [...topics.map(({ id }) => id), '-'];
const asked = [
  ...topics.flatMap(({ id, asks }) => asks.map((message) => ({ message, pages: [id] }))),
  ...['asks-written', 'asks-other-hands', 'strangers-seen', 'fresh-seen'].flatMap(questionsIn),
  ...writtenFor('page').map(({ id, text }) => ({ message: text, pages: [id] })),
  ...nearMisses().map(({ right, text }) => ({ message: text, pages: right === 'none' ? [] : [right] })),
  ...learnedQuestions().map(({ text, ok }) => ({ message: text, pages: ok })),
];
const questions = asked.map(({ message, pages }) => ({ text: withoutAsker(message), pages }));
const meanings = await embeddingsOf(questions.map(({ text }) => text));
const examples = questions.map(({ text, pages }) => ({
  meaning: meanings.get(text)!,
  words: stemsSaid(text, vectors),
  labels: (pages.length === 0 ? ['-'] : pages).map((page) => labels.indexOf(page)),
}));
const unknown = examples.findIndex(({ labels: right }) => right.includes(-1));
if (unknown !== -1) throw new Error(`no such topic: ${questions[unknown]?.pages.join(', ')}`);
const bytes = fitTopics(examples, labels, embeddingSize);
writeAsset('topics.bin', bytes);
console.log(
  `topics.bin: ${(bytes.length / 1e6).toFixed(2)} MB from ${examples.length} questions, ${((Date.now() - started) / 1000).toFixed(0)} s`,
);
