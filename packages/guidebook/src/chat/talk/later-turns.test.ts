// A later turn is right, or says that it is not known, with something to press.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { asksInVain } from '../answer/options.ts';
import { answerChat } from '../answer-chat.ts';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { correctionIn } from '../message/correction.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import type { AskedNear } from '../pages/asked-nearness.ts';
import { type PageReading, topicOf } from '../pages/page-reading.ts';
import type { ChatReply } from '../replies.ts';
import { ask } from '../testing/asks.ts';

type Read = (text: string) => PageReading;
const nothing: PageReading = { nearest: [] };
const likely = (id: string, chance: number): PageReading => ({ nearest: [{ id, chance }] });

/** The first message is on the page, the others are read as `read` says. */
function talk(page: string, messages: readonly string[], read: Read = () => nothing, asked?: AskedNear) {
  const turns: ChatTurn[] = [];
  return messages.map((content) => {
    const given = ask(content, null, [...turns]);
    const isFirst = turns.length === 0;
    const readings = new Map(
      textsToRead(given).map((text) => [text, isFirst ? likely(page, 0.95) : read(text)]),
    );
    const reply = answerChat(given, readings, asked);
    turns.push({ role: 'user', content }, { role: 'assistant', content: reply.text });
    return { reply, turns: [...turns] };
  });
}
const last = (...given: Parameters<typeof talk>): ChatReply => talk(...given).at(-1)?.reply as ChatReply;
const labels = (reply: ChatReply) => (reply.is === 'asks' ? reply.choices.map(({ label }) => label) : []);

test('[GC41] what is not sure offers what the page has left, and what is pressed is answered from it', () => {
  const message = 'would a blue comb be any better for this?';
  const [, open] = talk('hair-brushing', ['he screams when I brush his hair', message]);
  expect(open?.reply).toMatchObject({ is: 'asks' });
  const choices = open?.reply.is === 'asks' ? open.reply.choices : [];
  expect(choices.map(({ label }) => label)).toContain('The pull');
  // What would stand under any message is not shown beside what fits.
  expect(choices.map(({ label }) => label)).not.toContain('When to get help');
  const turns = open?.turns.slice(0, 2) ?? [];
  const given = { ...ask(message, null, turns), page: 'hair-brushing#refuses' };
  const reply = answerChat(given, new Map());
  expect(reply).toMatchObject({ is: 'answer', pages: ['hair-brushing'] });
  expect(reply.text).toContain('only the top layer and the front today');
  // One sentence of a page that was paid for costs nothing.
  const line = answerChat({ ...ask(message, null, turns), page: 'hair-brushing#how-long' }, new Map());
  expect(line).toMatchObject({ is: 'asks', choices: [] });
  expect(line.text).toMatch(/three or four weeks/);
});

test('[GC41] every part of every page can be pressed, and none is left empty', () => {
  for (const { id } of topics) {
    const [, open] = talk(id, ['he has a hard time with it', 'my cousin says it is the moon']);
    for (const { id: page } of open?.reply.is === 'asks' ? open.reply.choices : []) {
      if (!page.includes('#')) continue;
      const given = { ...ask('my cousin says it is the moon', null, open?.turns.slice(0, 2) ?? []), page };
      expect(answerChat(given, new Map()).text, page).not.toMatch(/^\W*$|[{}]/);
    }
  }
});

test('[GC42] no page asks what it has no answer for', () => {
  const child = childAskedAbout(ask('he is 6'));
  for (const topic of topics) expect(asksInVain(topic, child), topic.id).toBe(false);
});

test('[GC42] an answer to the page’s question is taken, also in its own words; a denial takes none', () => {
  const [first, when] = talk('fire-drill', [
    'the drill frightens him',
    'not knowing when. they say its a surprise',
  ]);
  expect(first?.reply.text).toMatch(/Is it the sound, or not knowing when\?$/);
  expect(when?.reply.text).toMatch(/^Then he needs to know as much as possible beforehand/);
  const denied = last('fire-drill', ['the drill frightens him', 'It isn’t the sound. Only on Sundays.']);
  expect(denied.text).not.toMatch(/\*\*/);
  expect(labels(denied)).not.toContain('The sound');
});

test('[GC39] a glad word that answers the page’s question is an answer', () => {
  const reply = last('night-waking', ['he wakes every hour', 'happy and busy!! he sings']);
  expect(reply.text).toMatch(/^Then he is fine, just awake/);
});

test('[GC24] what was asked in fact may stand later in the message', () => {
  expect(correctionIn('that is more about sharing. i was asking about the biting')).toBe('the biting');
  expect(correctionIn('no he LOVES it. I’m asking what job could come of it')).toMatch(/job could come/);
  const read: Read = (text) => (/^the biting/.test(text) ? likely('hitting', 0.6) : nothing);
  const asked = last('sharing', ['he bites for toys', 'thats sharing. i was asking about the biting'], read);
  expect(asked).toMatchObject({ is: 'asks' });
  expect(asked.text).toMatch(/^I’m sorry, I missed what you were asking/);
  expect(labels(asked)).toContain('Hitting, biting, kicking');
  const both: Read = (text) => (/biting/.test(text) ? likely('hitting', 0.6) : nothing);
  const sure = last('sharing', ['he bites for toys', 'thats sharing. i was asking about the biting'], both);
  expect(sure).toMatchObject({ is: 'answer', pages: ['hitting'] });
});

test('[GC28] what is told is not quoted as a question', () => {
  const told = last('vaccination', [
    'should she have it',
    'I know how to get her through the jab. My cousin came',
  ]);
  expect(told.text).toMatch(/^I hear you\. Would one/);
});

test('[GC9] in a talk about a page, no word of it is foreign', () => {
  const reply = last('literal-language', ['is it ok to joke', 'how do I tell him it is a joke first']);
  expect(reply.text).not.toMatch(/I cannot help with that one/);
});

test('[GC8] a page that only comes along is offered; one that has nothing to do with the talk is a new question', () => {
  const milk = 'he drinks a litre and a half of milk every day too, is that ok?';
  const related: Read = (text) => likely('drinking', text === milk ? 0.95 : 0.2);
  const offered = last('few-foods', ['he eats only beige', milk], related);
  expect(offered.is).toBe('asks');
  expect(labels(offered)).toContain('Drinking enough');
  const strange: Read = (text) => likely('drinking', text === milk ? 0.95 : 0.01);
  expect(last('few-foods', ['he eats only beige', milk], strange)).toMatchObject({ pages: ['drinking'] });
});

test('[GC23] a step of ours that does not go leads to others; somebody else’s no does not', () => {
  const tried = last('chewing', ['she chews her sleeves', 'she has three chews and ignores every one']);
  expect(tried).toMatchObject({ is: 'answer' });
  expect(tried.text).not.toMatch(/Offer a proper chew/);
  const father = last('separated-parents', [
    'her father has other rules, she is 8',
    'he wont do a calendar, he says no',
  ]);
  expect(father.text).not.toMatch(/\*\*/);
});

test('[GC38] the page’s yes is to “is it normal” only, and who asks whether to worry hears both', () => {
  const late = last('toilet-training', ['potty training a 5 year old', 'is 5 too late?']);
  expect(late.text).toMatch(/^It is common, also at six, eight or later/);
  const worry = last('play', ['she lines her dolls up', 'Should I be worried about the play?']);
  const { normal = '', worse = '' } = topicOf('play')?.next ?? {};
  expect(worry.text).toContain(
    normal.replace(/^Yes, (.)/, (_, letter: string) => letter.toUpperCase()).slice(0, 30),
  );
  expect(worry.text).toContain(worse.slice(0, 20));
});

test('[GC38] “what do I say to her” about a boy is about somebody else', () => {
  const reply = last('school-refusal', [
    'he is 12 and refuses school',
    'the officer wants to fine us, what do I say to her?',
  ]);
  expect(reply.text).not.toMatch(/^Say: "I see that you can't today/);
});

test('[GC33] a question that sounds like one of ours is not answered where the message is about something else', () => {
  const message = 'She thinks we lied to her for years. How do I say sorry';
  const near = new Map([['what-to-do-afterwards', 0.92]]);
  const asked: AskedNear = new Map([
    ['How do I say sorry', near],
    [message, new Map([['what-to-do-afterwards', 0.1]])],
  ]);
  const reply = last('telling-the-child', ['she found the letter', message], () => nothing, asked);
  expect(reply.text).not.toMatch(/First rest, then mend/);
});

test('[GC29] medicine is for the pharmacist or the doctor, whatever the page', () => {
  const reply = last('shoes', ['he wont wear shoes', 'is there a tablet that makes feet less tender?']);
  expect(reply.text).toMatch(/A pharmacist or the doctor can answer that/);
});

test('[GC34] a device from the therapist does not make the asker a therapist', () => {
  const [first] = talk('aac-refusal', ['My son got a tablet from the SLT and pushes it away']);
  expect(first?.reply.text).not.toMatch(/As the one who works/);
});

test('[GC28] what a page allows is not said to another may-I, and steps are no answer to a question', () => {
  const tell = last('parties', ['first party', 'do I tell the mom she is autistic or see how it goes']);
  expect(tell.is).toBe('asks');
  const phrase = last('personal-space', [
    'she hugs everybody',
    'What phrase can I say to my father so that he does not feel insulted when people hug?',
  ]);
  expect(phrase.text).not.toMatch(/^Then hands need/);
});

test('[GC38] an if that leads to another question, and a carer who asks about themself, get no line of the page', () => {
  const fight = last('separated-parents', [
    'two homes',
    'if he says no to all five, which one do I fight for',
  ]);
  expect(fight.text).not.toMatch(/will not go, no pulling/);
  const bras = last('puberty', ['she is 10', 'is it weird if I am the one buying the bras?']);
  expect(bras.is).toBe('asks');
});

test('[GC40] a letter that was not right is asked about where nothing says what is to be in it', () => {
  const reply = last('separated-parents', [
    'Please write a letter to my ex: bed at seven, no telly after tea',
    'He would never read a letter like that. Shorter? like a text',
  ]);
  expect(reply.text).toMatch(/^Send me what it should say this time/);
});

test('[GC25] whether to send a page is a question, not a wish for one', () => {
  const reply = last('social-worker', ['she keeps changing', 'Do I send the page before they visit?']);
  expect(reply.text).not.toMatch(/ready to copy/);
});
