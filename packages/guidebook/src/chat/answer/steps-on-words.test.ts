// A word that changes everything: the first sentence says so, and no step of the page speaks against it.
import { expect, test } from 'vitest';
import { answerChat } from '../answer-chat.ts';
import { ask } from '../testing/asks.ts';

const told: readonly (readonly [page: string, message: string, first: RegExp, never: RegExp])[] = [
  [
    'storms-and-fireworks',
    'storm is in the Gulf and they say leave by tomorrow noon, he won’t go where granny has not been',
    /^First of all, do what the warning says/,
    /safe place by day|soft sounds/i,
  ],
  [
    'loud-noises',
    'Can he be around the auger with ear defenders on? He wouldn’t hear us yell.',
    /^Wherever a shout must be heard/,
    /list of places/i,
  ],
  [
    'telling-the-child',
    'when a kid asks me "am I autistic" and parents haven’t told her, what do I say',
    /^Don't tell her, and don't deny it either/,
    /Yours is autistic|other autistic people/,
  ],
  [
    'bedwetting',
    'wet bed again and he is so thirsty all day',
    /^If he wets and is also newly very thirsty[^.]*, ring a doctor today/,
    /small sips after/i,
  ],
  [
    'hoarding-food',
    'she hides food, she has Prader-Willi',
    /^Where hunger never stops/,
    /Give \w+ a snack box/,
  ],
  [
    'phone-at-night',
    'should we take the tablet at night, it is his voice',
    /^A phone or tablet that he uses to talk/,
    /kitchen/,
  ],
  [
    'sleep-diary',
    'he snores and gasps, do I write it down',
    /^Don't wait for the diary/,
    /pen by the kettle/,
  ],
  ['used-by-others', 'they threaten him for money', /^Ring the police today/, /warning signs/],
  ['loud-noises', 'do ear defenders make it worse?', /^Worn at loud moments/, /list of places/i],
  ['grandparents', 'my mum says she is spoilt', /^Try one sentence/, /fridge/],
  [
    'explaining-autism',
    'how do I explain autism to my own parents',
    /^Pick a calm day/,
    /classmates|Write three sentences/,
  ],
  ['periods', 'my daughter got her first period', /^Now that it has come/, /before it comes/],
  ['running-off', 'he runs off in car parks', /^Where there are cars/, /outer door|windows/],
  ['running-off', 'he runs away from me in shops', /^In a shop stay close/, /outer door|windows/],
  ['self-injury', 'he bites his hand when upset', /^Biting his own hand/, /head and the wall/],
  [
    'hitting',
    'she hits her brother every day after school',
    /^Keep the other child safe first: for the first hour after school/,
    /Find out what came before/,
  ],
  ['siblings', 'he hits his little sister', /^Keep the other child safe first/, /both like/],
  ['burn-out', 'I am so tired, I cannot go on like this', /^Thank you for saying it/, /one hour/],
  [
    'drinking',
    'why so thirsty all the time??',
    /^Being very thirsty all the time[^.]* needs a doctor the same day, because it may be diabetes/,
    /same cup|three sips/i,
  ],
  ['drinking', 'he can’t stop drinking water, what is wrong', /^Being very thirsty/, /same cup|three sips/i],
  ['drinking', 'she drinks the swimming pool, pints', /^A mouthful does little/, /same cup|three sips/i],
];

test.each(told)('[GC26] %s: %s', (page, message, first, never) => {
  const { text } = answerChat({ ...ask(message), page }, new Map());
  expect(text).toMatch(first);
  expect(text.match(/^\d\. \*\*/gm)).toHaveLength(3);
  expect(text).not.toMatch(never);
});

test('[GC26] other messages get the steps of the page', () => {
  const { text } = answerChat({ ...ask('fireworks terrify him'), page: 'storms-and-fireworks' }, new Map());
  expect(text).toContain('**Make a safe place by day');
});

test('[GC15] words to say to others speak of “my child” where no name is known', () => {
  const { text } = answerChat(
    { ...ask('What can I say to people who stare at us?'), page: 'stares' },
    new Map(),
  );
  expect(text).toContain('"My child is autistic.');
  expect(text).not.toMatch(/"[^"]*[Yy]our child/);
});

const notTold: readonly (readonly [page: string, message: string, never: RegExp])[] = [
  ['drinking', 'he is never thirsty', /^Being very thirsty/],
  ['drinking', 'he doesn’t feel thirsty and is wet with sweat', /^Being very thirsty/],
  ['running-off', 'he opens the front door and runs into the road', /^Where there are cars/],
  ['siblings', 'she is a bit jealous of her brother', /^Keep the other child safe/],
  ['siblings', 'he gets hit by his brother', /^Keep the other child safe/],
  ['periods', 'she had a meltdown on her period', /^Now that it has come/],
  ['periods', 'how do I prepare her for her first period', /^Now that it has come/],
  ['self-injury', 'bangs his head and bites his hand', /^Biting/],
  ['burn-out', 'we cannot go on holiday, I am exhausted', /only tonight|end of your strength/],
];

test.each(notTold)('[GC26] %s: the word means something else in: %s', (page, message, never) => {
  expect(answerChat({ ...ask(message), page }, new Map()).text).not.toMatch(never);
});

test('[GC26] whether a diet treats autism is answered first', () => {
  const { text } = answerChat(
    { ...ask('Does a gluten free diet help autism?'), page: 'special-diets' },
    new Map(),
  );
  expect(text).toMatch(/^No diet has good evidence that it treats autism/);
});

test('[GC36] what was tried, and what nobody lets the carer do, is no step', () => {
  const said = (page: string, message: string) => answerChat({ ...ask(message), page }, new Map()).text;
  const nails = 'won’t let us cut his toenails. tried in the bath, asleep, with the ipad. other ideas?';
  expect(said('nails', nails)).not.toMatch(/bath/i);
  const drill = 'fire drill on Wednesday, he hides all day after';
  expect(said('fire-drill', `${drill}. The head says we can’t tell anyone`)).not.toContain(
    '**Tell him the date',
  );
  expect(said('fire-drill', drill)).toContain('**Tell him the date');
});

test('[GC15] nobody is called “my child” in words of their own', () => {
  const message = 'Please write a one-page profile';
  expect(answerChat({ ...ask(message), page: 'one-page-profile' }, new Map()).text).toContain(
    'My name is […].',
  );
});

test.each([
  [
    'parties',
    "What can I do so my nephew can come to my daughter's party without hating it?",
    /^As the host/,
  ],
  ['holidays', "hosting my sister's boy for christmas lunch, what about the noise", /^As the host/],
  [
    'sibling-view',
    "my brother is 15 and gets angry when I have friends over, I'm 13. what can i do",
    /^You may have/,
  ],
])(
  '[GC34] who is not the parent gets steps of their own, and is asked nothing that was said, on %s',
  (page, message, first) => {
    const { text } = answerChat({ ...ask(message), page }, new Map());
    expect(text).toMatch(first);
    expect(text).not.toMatch(/Ask the host|Give them ten minutes|\?\s*$/);
  },
);
