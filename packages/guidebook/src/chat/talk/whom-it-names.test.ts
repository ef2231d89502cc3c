// Whom a talk is about and whom it names: no example stands for them, nobody is sent to the wrong one, and danger comes first.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { answerChat } from '../answer-chat.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import { type AskedNear, ownId } from '../pages/asked-nearness.ts';
import { topicOf } from '../pages/page-reading.ts';
import { ask } from '../testing/asks.ts';

/** Only the first message is about a page. */
function talk(page: string, messages: readonly string[], asked?: AskedNear) {
  const turns: ChatTurn[] = [];
  return messages.map((content) => {
    const given = ask(content, null, [...turns]);
    const nearest = turns.length === 0 ? [{ id: page, chance: 0.95 }] : [];
    const readings = new Map(textsToRead(given).map((text) => [text, { nearest }]));
    const reply = answerChat(given, readings, turns.length === 0 ? undefined : asked);
    turns.push({ role: 'user', content }, { role: 'assistant', content: reply.text });
    return reply;
  });
}
const lastText = (...given: Parameters<typeof talk>): string => talk(...given).at(-1)?.text ?? '';
const labels = (reply: ReturnType<typeof answerChat> | undefined) =>
  reply?.is === 'asks' ? reply.choices.map(({ label }) => label) : [];

const page = (id: string) => {
  const topic = topicOf(id);
  if (!topic) throw new Error(id);
  return topic;
};

test('[GC44] no relative of an example stands in a page’s words as dead, ill or away', () => {
  const relative = String.raw`(?:Grandad|Granddad|Grandpa|Grandma|Granny|Gran|Nan|Nana|Mum|Dad|Mom|Auntie|Uncle)`;
  const asFact = new RegExp(
    String.raw`\b${relative}(?:'s body)? (?:died|is (?:very )?ill|was very ill|is in|is away|stopped|did not come|could not)\b`,
  );
  for (const { id, next, own = [], firstBy = {}, steps, deeper = [], branches = [] } of topics) {
    const texts = [
      ...Object.values(next),
      ...own.map(({ say }) => say),
      ...Object.values(firstBy),
      ...[...steps, ...deeper, ...branches.flatMap((branch) => branch.steps)].map(({ text }) => text),
    ];
    for (const text of texts) expect(text, id).not.toMatch(asFact);
  }
});

test('[GC46] nobody is named who need not know: a coat is no matter for a therapist, a dentist’s chair one for the dentist', () => {
  const who = (id: string, said: string, first = 'this is hard for him') => lastText(id, [first, said]);
  const coat = who('weather-clothes', 'does a ninth wash take the wax off?');
  expect(coat).toMatch(/Somebody who knows him well may know/);
  expect(coat).not.toMatch(/therapist|doctor/);
  expect(who('dentist', 'would a beanbag go on their seat?')).toMatch(/The dentist/);
  const foster = who('hoarding-food', 'does the smell of it in the rug matter?', 'our foster son hides food');
  expect(foster).toMatch(/The social worker/);
});

test('[GC22] a button battery near a mouth is answered first, on any page', () => {
  for (const said of [
    'she bites on everything. the kitchen scale has a coin cell in it, that bothers me',
    'and what of the magnet balls his cousin has?',
    'she gnaws and chews toys open, there are batterys in the duck',
  ])
    expect(lastText('sharing', ['the twins fight over toys', said]), said).toMatch(
      /^Button batteries and small magnets are dangerous: take them away now/,
    );
});

test('[GC44] nails in sleep are no operation', () => {
  const asked = 'can I cut them while he is asleep?';
  const { own = [] } = page('nails');
  const at = own.findIndex(({ say }) => /^Only if \{he\} \{v:knows\}/.test(say));
  const near: AskedNear = new Map([[asked, new Map([[ownId(page('nails'), at), 0.8]])]]);
  expect(lastText('nails', ['he will not let me cut his nails', asked], near)).toMatch(/^Only if he knows/);
});

test('[GC47] a question on a button is not about somebody much younger or older', () => {
  const part = 'may the door of the bathroom stay shut for once?';
  const at = page('bath').own?.findIndex(({ asked }) => /she's 12/.test(asked[0] ?? '')) ?? -1;
  const near: AskedNear = new Map([[part, new Map([[ownId(page('bath'), at), 0.73]])]]);
  const shown = (first: string) => labels(talk('bath', [first, part], near).at(-1)).join();
  expect(shown('she hates the bath')).toMatch(/12/);
  expect(shown('a man of 34 whom I support hates the bath, he is 34')).not.toMatch(/12/);
});

test('[GC15] who supports somebody grown up reads of no child', () => {
  const text = lastText('bath', ['I work with adults, my client is 34 and hates the shower', 'why is that?']);
  expect(text).not.toMatch(/\b(?:the|your) child\b/i);
  const [first] = talk('bath', ['I work with adults, my client is 34 and hates the shower']);
  expect(first?.text).not.toMatch(/\b(?:the|your) child\b/i);
});

test('[GC25] a letter in the carer’s voice speaks of my child, also at the beginning of a sentence', () => {
  const [, letter] = talk('after-school', [
    'she screams after school, she is 11',
    'can you write a letter to school',
  ]);
  expect(letter?.text).toMatch(/^Dear /);
  expect(letter?.text).not.toMatch(/\byour (?:child|daughter)\b/i);
});

test('[GC20] who says that nobody is in danger is thanked, once', () => {
  const turns: ChatTurn[] = [
    { role: 'user', content: 'he hits his head on the wall when he is tired' },
    {
      role: 'assistant',
      content: '> Is anyone in danger right now?\n\nI’m not sure which of these you mean.',
    },
  ];
  const given = ask('Nobody is in danger. He taps it, lightly, and hums.', null, turns);
  const first = answerChat(given, new Map()).text;
  expect(first).toMatch(/^Thank you for letting me know\. \S/);
  const again = [
    ...turns,
    { role: 'user' as const, content: given.message },
    { role: 'assistant' as const, content: `${first} Is anyone in danger?` },
  ];
  expect(answerChat(ask('I said he is safe.', null, again), new Map()).text).not.toMatch(
    /^Thank you for letting me know/,
  );
});

test('[GC43] what is lacking and wanted is not set aside', () => {
  const said = 'we havent got a stop card for him, only two photos. how would I make him one?';
  const text = lastText('lying-down', ['he lies down in the yard', said]);
  expect(text).not.toMatch(/left that out/);
  const without = lastText('lying-down', [
    'he lies down in the yard',
    'he throws the stop card, anything else?',
  ]);
  expect(without).toMatch(/left that out/);
});
