// Chat answers for every topic and 12 generated children, and for no profile, scored C1–C7. Prints the means, the worst
// cases, every gate violation with its text, and how often the right topic is found on the held-out questions.
// Run: npx tsx bench/answers/chat.ts [out-file]
import { writeFileSync } from 'node:fs';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { answerChat } from '@calmbridge/guidebook/chat/answer-chat';
import { textsToRead } from '@calmbridge/guidebook/chat/message/texts-to-read';
import { readPages } from '@calmbridge/guidebook/chat/pages/read-pages';
import { questionsHeldOut } from '@calmbridge/guidebook/chat/testing/questions-held-out';
import { topics } from '@calmbridge/guidebook/generated/topics';
import { loadForgetfulModel } from '@calmbridge/reader/node/load-model';
import { findDietConflicts } from '@calmbridge/reader/screening/diet/diet';
import { type Question, questionsIn } from '@calmbridge/reader/train/topics/questions';
import { type ChatPart, chatWeights, scoreChat } from './chat-score.ts';
import { generatedProfiles } from './profiles.ts';
import { outcomeOf, reportRelevance, sayOutcomes } from './relevance.ts';

const model = await loadForgetfulModel();
const children: { id: string; profile: ChildProfile | null }[] = [
  ...generatedProfiles(12),
  { id: 'no profile', profile: null },
];

const times: number[] = [];
/** `pages` are answered from, `offered` are asked about; neither where nothing is known. */
async function answered(message: string, profile: ChildProfile | null = null) {
  const ask = { profile, carePlan: '', turns: [], message };
  const readings = await readPages(textsToRead(ask), model);
  const from = performance.now();
  const reply = answerChat(ask, readings);
  times.push(performance.now() - from);
  const offered = reply.is === 'asks' ? reply.choices.map(({ id }) => id) : [];
  return { text: reply.text, pages: reply.is === 'answer' ? reply.pages : [], offered };
}
const tried = topics.flatMap((topic, at) =>
  children.map((child, place) => ({ topic, at: at + place, ...child })),
);
const replies = await oneByOne(tried, async ({ topic, at, id, profile }) => {
  const message = topic.asks[at % topic.asks.length] ?? '';
  const answer = await answered(message, profile);
  const score = scoreChat(answer.text, profile, answer.pages.includes(topic.id));
  const diet = profile ? findDietConflicts(answer.text, profile).map((flag) => JSON.stringify(flag)) : [];
  return {
    topic: topic.id,
    child: id,
    message,
    text: answer.text,
    found: answer.pages.join(' '),
    isAnswer: answer.pages.length > 0,
    diet,
    ...score,
  };
});

const scored = replies.filter(({ isAnswer }) => isAnswer);

/** Not at once: each is timed. */
async function oneByOne<T, U>(list: readonly T[], act: (each: T) => Promise<U>): Promise<U[]> {
  const results: U[] = [];
  for (const each of list) results.push(await act(each));
  return results;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
console.log(
  `answers ${scored.length} of ${replies.length} asks (the others are asked back)   topics ${topics.length}   mean ${mean(scored.map(({ total }) => total)).toFixed(2)}   worst ${Math.min(...scored.map(({ total }) => total))}`,
);
for (const id of Object.keys(chatWeights) as ChatPart[])
  console.log(`  ${id} (${chatWeights[id]})  mean ${mean(scored.map(({ parts }) => parts[id])).toFixed(3)}`);
const range = (values: readonly number[]) =>
  `${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)}, mean ${mean(values).toFixed(1)}`;
console.log(
  `words ${range(scored.map(({ words }) => words))}   grade ${range(scored.map(({ grade }) => grade))}`,
);
console.log(
  `an answer takes ${mean(times).toFixed(1)} ms in the mean besides reading, ${Math.max(...times).toFixed(1)} ms at most`,
);

const asked = Object.entries(questionsHeldOut).flatMap(([id, list]) =>
  list.map((message) => ({ id, message })),
);
const isFound = await oneByOne(asked, async ({ id, message }) => {
  const { pages, offered } = await answered(message);
  return pages.includes(id) || offered.includes(id);
});
const hits = isFound.filter(Boolean);
console.log(
  `held-out questions: ${hits.length} of ${asked.length} found or were offered their topic (${((100 * hits.length) / asked.length).toFixed(1)} %)`,
);

async function tryStrangers(name: string, questions: readonly Question[]) {
  const outcomes = await oneByOne(questions, async ({ message, pages }) =>
    outcomeOf(await answered(message), pages),
  );
  console.log(`strangers' questions, ${name}: ${sayOutcomes(outcomes)}`);
}
// The chat was mended and trained after "seen" had been asked, so they show what it can be taught. The held-back ones are the
// fairer figures: nothing is changed for them, and whoever mends the chat with them has to write others.
await tryStrangers('seen', questionsIn('strangers-seen'));
await tryStrangers('another hand, held back', questionsIn('strangers-unseen'));
await tryStrangers('in many voices, seen', questionsIn('fresh-seen'));
await tryStrangers('in many voices, held back', questionsIn('fresh-held'));

await reportRelevance(async (message) => answered(message));

const violations = scored.filter(({ violations: found, diet }) => found.length + diet.length > 0);
console.log(`gate violations: ${violations.length}`);
for (const { topic, child, violations: found, diet } of violations.slice(0, 30))
  console.log(`  ${topic} ${child} ${[...found, ...diet].join('; ')}`);
console.log('worst:');
const byTopic = new Map<string, string>();
for (const { topic, child, total, parts, grade, words, message, found } of scored.toSorted(
  (a, b) => a.total - b.total,
)) {
  const lost = Object.entries(parts)
    .filter(([, value]) => value < 1)
    .map(([id, value]) => `${id} ${value}`);
  if (lost.length > 0 && !byTopic.has(topic))
    byTopic.set(
      topic,
      `  ${topic} ${child} ${total.toFixed(0)}: ${lost.join(', ')} (grade ${grade.toFixed(1)}, ${words} words) ${found === topic ? '' : `"${message}" → ${found}`}`,
    );
}
for (const line of [...byTopic.values()].slice(0, 60)) console.log(line);

const out = process.argv[2];
if (out)
  writeFileSync(
    out,
    scored
      .map(({ topic, child, message, text }) => `## ${topic} · ${child}\n> ${message}\n\n${text}\n`)
      .join('\n'),
  );
