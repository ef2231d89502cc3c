// What the chat makes of judged questions at the first message: answered right or wrong, the right page among those offered, or
// reached by "Something else" and the kind of thing that it is.
// Run: npx tsx bench/relevance/offers.ts
import { answerChat } from '@calmbridge/guidebook/chat/answer-chat';
import { textsToRead } from '@calmbridge/guidebook/chat/message/texts-to-read';
import { isOfKind, kindChosen } from '@calmbridge/guidebook/chat/offers/kinds-of-things';
import { type PageReadings, topicOf } from '@calmbridge/guidebook/chat/pages/page-reading';
import { readPages } from '@calmbridge/guidebook/chat/pages/read-pages';
import { loadModel } from '@calmbridge/reader/node/load-model';
import { type JudgedLine, judgedLines } from '@calmbridge/reader/train/entries/judged-lines';

const model = await loadModel();
const outcomes = ['right', 'wrong', 'offered', 'reached', 'offered without', 'nothing'] as const;
type Outcome = (typeof outcomes)[number];

const choicesOf = (message: string, readings: PageReadings, page?: string): string[] => {
  const reply = answerChat(
    { profile: null, carePlan: '', turns: [], message, ...(page && { page }) },
    readings,
  );
  return reply.is === 'asks' ? reply.choices.map(({ id }) => id) : [];
};

async function outcomeOf({ text: message, ok, later = [] }: JudgedLine): Promise<Outcome> {
  const right = [...ok, ...later];
  const ask = { profile: null, carePlan: '', turns: [], message };
  const readings = await readPages(textsToRead(ask), model);
  const reply = answerChat(ask, readings);
  if (reply.is === 'answer') return reply.pages.some((page) => right.includes(page)) ? 'right' : 'wrong';
  const offered = reply.choices.map(({ id }) => id);
  if (offered.length === 0) return 'nothing';
  if (offered.some((page) => right.includes(page))) return 'offered';
  const kinds = choicesOf(message, readings, 'else').filter((id) =>
    right.some((page) => {
      const kind = kindChosen(id);
      const topic = topicOf(page);
      return kind && topic && isOfKind(kind, topic);
    }),
  );
  const within = kinds.flatMap((kind) => choicesOf(message, readings, kind));
  return within.some((page) => right.includes(page)) ? 'reached' : 'offered without';
}

for (const set of ['first', 'opened', 'last'] as const) {
  const lines = judgedLines('page', set);
  const read: { line: JudgedLine; outcome: Outcome }[] = [];
  for (const line of lines) read.push({ line, outcome: await outcomeOf(line) });
  const say = (name: string, some: typeof read) =>
    console.log(
      `${set}, ${name}, ${some.length}: ${outcomes
        .map((one) => `${one} ${some.filter(({ outcome }) => outcome === one).length}`)
        .join(', ')}`,
    );
  const hasPage = ({ line: { ok, later = [] } }: (typeof read)[number]) => ok.length + later.length > 0;
  say('with a page', read.filter(hasPage));
  say(
    'without',
    read.filter((one) => !hasPage(one)),
  );
}
