// A later turn hears what was just said: what was tried, what is told, what the page is asked, and who speaks.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { answerChat } from '../answer-chat.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { setAsideIn } from '../message/set-aside.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import { type AskedNear, ownId } from '../pages/asked-nearness.ts';
import { topicOf } from '../pages/page-reading.ts';
import { stepId, stepsKey, stepsOf } from '../pages/steps-read.ts';
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

test('[GC43] what was tried is heard in the carer’s words and is not offered again', () => {
  const said = 'she wont wear ear defenders. anything else?';
  const text = lastText('loud-noises', ['she screams at every noise', said]);
  expect(text).toMatch(/^You said “she wont wear ear defenders”, so I’ve left that out\./);
  expect(text.replace(/^.*\n/, '')).not.toMatch(/defenders/i);
  expect(text).toMatch(/\*\*/);
  const later = lastText('loud-noises', ['she screams at every noise', said, 'what else?']);
  expect(later).not.toMatch(/defenders/i);
});

test('[GC43] only a thing that does not go is set aside, and never what the page is about', () => {
  const things = (message: string) => setAsideIn(message).flatMap((one) => one.things);
  expect(things('we tried a chewy necklace, she just throws it')).toContain('necklac');
  expect(things('she has 3 chew necklaces and ignores every one')).toContain('necklac');
  for (const other of [
    'I do answer her',
    'what if he wont wear it',
    'we have not tried the card',
    'it works',
  ])
    expect(things(other), other).toEqual([]);
  expect(lastText('haircut', ['haircuts are hard', 'he hates haircuts'])).not.toMatch(/left that out/);
});

test('[GC44] a page answers questions of its own: by its words, or where it comes near; else they are there to press', () => {
  const asked = 'can I use photos from my phone?';
  const said = ['she does not talk, how do we begin', asked];
  expect(lastText('aac-start', said)).not.toMatch(/hotos from your phone are a good start/);
  const at = page('aac-start').own?.findIndex(({ say }) => /^Photos from your phone/.test(say)) ?? -1;
  const near = (value: number): AskedNear =>
    new Map(
      [
        [asked.replace('?', ''), value],
        [asked, value],
      ].map(([part, one]) => [String(part), new Map([[ownId(page('aac-start'), at), Number(one)]])]),
    );
  expect(lastText('aac-start', said, near(0.7))).toMatch(/^Photos from your phone are a good start/);
  const faint = talk(
    'aac-start',
    ['she does not talk, how do we begin', 'would pictures of our own do?'],
    near(0),
  );
  expect(faint.at(-1)?.text).not.toMatch(/^Photos from your phone/);
});

test('[GC44] what is pressed of a page’s own questions is answered, for nothing', () => {
  const at = page('haircut').own?.findIndex(({ asked }) => /sleeps/.test(asked[0] ?? '')) ?? -1;
  const reply = answerChat({ ...ask('and at night?', null, []), page: `haircut#own-${at}` }, new Map());
  expect(reply).toMatchObject({ is: 'asks', choices: [] });
  expect(reply.text).toMatch(/^Better not\./);
});

test('[GC44] no answer of a page leaves a slot open or is said twice on it', () => {
  for (const topic of topics) {
    const says = (topic.own ?? []).map(({ say }) => say);
    expect(new Set(says).size, topic.id).toBe(says.length);
    for (const at of says.keys()) {
      const given = { ...ask('he is 6', null, []), page: `${topic.id}#own-${at}` };
      expect(answerChat(given, new Map()).text, topic.id).not.toMatch(
        /[{}]|\byour child (?:loves|is autistic)\b/,
      );
    }
  }
});

test('[GC39] a thank-you with a question is a question', () => {
  expect(partsAsked('ok thanks. whats a realistic goal then, he needs up by 8')).toHaveLength(1);
  expect(partsAsked('and when the new one comes do I take the old one away')).toHaveLength(1);
  expect(partsAsked('tried it. do vitamins help')).toHaveLength(1);
  const text = lastText('phone-at-night', ['he is on it till 3', 'ok thanks. whats a realistic goal then']);
  expect(text).not.toMatch(/You’re welcome/);
});

test('[GC45] what is told brings a step only where one speaks of the same; no phrase comes twice', () => {
  const told = 'The audiologist wants all waking hours now.';
  const step = stepsOf(page('glasses-and-aids')).find(({ text }) => /audiologist/.test(text));
  const near: AskedNear = new Map([[stepsKey(told), new Map([[step ? stepId(step) : '', 0.6]])]]);
  const first = 'he will not wear his hearing aids';
  expect(lastText('glasses-and-aids', [first, told], near)).toMatch(/One thing that may help: .*audiologist/);
  const without = lastText('glasses-and-aids', [first, told]);
  expect(without).toMatch(/^I hear you: “The audiologist wants all waking hours now”\. Would/);
  const again = lastText('glasses-and-aids', [first, told, 'My mother keeps the spare pair.']);
  expect(again).not.toMatch(/I hear you/);
});

test('[GC45] what weighs is quoted, and a side matter is not', () => {
  const said = (told: string) => lastText('glasses-and-aids', ['he will not wear his hearing aids', told]);
  expect(
    said('We have the blue ones now. He throws them in the pond, that is the problem. Nan was here.'),
  ).toMatch(/^I hear you: “He throws them in the pond, that is the problem”\./);
  expect(said('They are blue with a dot. He WANTS them in the bath too. It was my birthday.')).toMatch(
    /^I hear you: “He WANTS them in the bath too”\./,
  );
  expect(said('They are blue with a dot. The shop is on the corner.')).toMatch(/^I hear you\. Would/);
});

test('[GC46] whom the question names decides who could answer it; words to say need nobody', () => {
  const who = (id: string, said: string) => lastText(id, ['this is hard for him', said]);
  expect(who('periods', 'could blood in the bed be a sign of something else?')).toMatch(
    /The doctor can answer/,
  );
  expect(who('toilet-training', 'would the preschool teacher mind a second bag?')).toMatch(/For school:/);
  expect(who('literal-language', 'what do I say to the plumber?')).not.toMatch(/could tell you|For talking/);
});

test('[GC46] nobody is referred to themself, and no adult to a school', () => {
  const who = (id: string, first: string, said: string) => lastText(id, [first, said]);
  const asked = 'what if 29 others sit there and wait for me?';
  expect(who('new-class', 'he cries at each change', asked)).toMatch(/class teacher first/);
  expect(who('new-class', 'I teach Year 2 and he cries at each change', asked)).not.toMatch(/class teacher/);
  const grown = who('first-job', 'my brother is 27 and wants a job', 'who pays for the way there?');
  expect(grown).not.toMatch(/school nurse|young people/);
});

test('[GC46] a tablet at the table is a screen, and no matter for a pharmacist', () => {
  const said = 'he has his tablet at the table, is that a thing we do for ever?';
  expect(lastText('few-foods', ['he eats only pasta', said])).not.toMatch(/pharmacist/i);
});

test('[GC41] a button in carers’ words for what the page knows', () => {
  const part = 'my sister asks whether we stay all afternoon there?';
  const at =
    page('parties').own?.findIndex(({ asked }) => /how long should we stay/.test(asked[0] ?? '')) ?? -1;
  const near: AskedNear = new Map([[part, new Map([[ownId(page('parties'), at), 0.65]])]]);
  expect(labels(talk('parties', ['parties end in tears', part], near).at(-1))).toContain(
    'How long should we stay?',
  );
});

test('[GC43] what does not go is not answered by what speaks of the thing', () => {
  const tried = 'we tried an electric brush and he throws it away';
  const { own = [] } = page('tooth-brushing');
  const at = own.findIndex(({ asked }) => asked[0] === 'electric or normal brush');
  const near: AskedNear = new Map([[tried, new Map([[ownId(page('tooth-brushing'), at), 0.95]])]]);
  const text = lastText('tooth-brushing', ['he clamps his mouth shut', tried], near);
  expect(text).toMatch(/^You said “we tried an electric brush/);
  expect(text).not.toMatch(/some love the buzz/);
});

test('[GC47] to who asks for themself nothing is pointed to that was never said', () => {
  const text = lastText('phone-calls', [
    'I am autistic and phone calls terrify me',
    'what if they don’t answer?',
  ]);
  expect(text).not.toMatch(/what I wrote above/);
});

test('[GC46] what worked once and stopped is no good news', () => {
  const said = lastText('screens', ['he screams when it goes off', 'it worked once and then stopped']);
  expect(said).not.toMatch(/glad/i);
});

test('[GC46] who won’t shower has won no cup', () => {
  const said = lastText('bath', [
    'he refuses the shower',
    'I ask about an adult who won’t shower, what helps?',
  ]);
  expect(said).not.toMatch(/cannot help with that/);
});
