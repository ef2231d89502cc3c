import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSymbolSearch } from './search.ts';
import { svgOf } from './symbol-files.ts';
import { symbolSetsById } from './symbol-sets.ts';

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../assets', name), 'utf8'));
const library = createSymbolSearch(read('index.json'));
const firstFor = (query: string) => library.find(query, 1)[0]?.id;

describe('[SY7] what was meant is found', () => {
  test.each([
    ['eating', 'calmbridge:eat'],
    ['ate', 'calmbridge:eat'],
    ['making', 'calmbridge:make'],
    ['shared', 'calmbridge:share'],
    ['dancing', 'fluent:woman-dancing'],
    ['bananas', 'fluent:banana'],
    ['grape', 'fluent:grapes'],
    ['brushed my teeth', 'calmbridge:brush-teeth'],
    ['mom', 'fluent:woman'],
    ['biscuits', 'fluent:cookie'],
    ['cookie', 'fluent:cookie'],
    ['diaper', 'calmbridge:nappy'],
    ['nappies', 'calmbridge:nappy'],
    ['Pyjamas', 'calmbridge:pyjamas'],
    ['pajamas', 'calmbridge:pyjamas'],
    ['bananna', 'fluent:banana'],
    ['trian', 'fluent:train'],
    ['hospitel', 'fluent:hospital'],
    ["mum's", 'fluent:woman'],
    ['I DON’T WANT', 'fluent:person-gesturing-no'],
  ])('%s', (query, id) => {
    expect(firstFor(query)).toBe(id);
    expect(library.best(query)?.id).toBe(id);
  });

  test('one form of a word is not taken for another word', () => {
    expect(firstFor('glasses')).toBe('fluent:glasses');
    expect(library.best('My name is Sam')?.id).toBe('fluent:identification-card');
  });
});

describe('[SY8] one symbol for a sentence', () => {
  test.each([
    ['I brush my teeth before bed.', 'calmbridge:brush-teeth'],
    ['Sometimes it is too loud at school.', 'calmbridge:too-loud'],
    ['When I feel angry I can take a break.', 'calmbridge:break'],
    ['We go to the park.', 'calmbridge:park'],
    ['Mum gives me milk.', 'fluent:glass-of-milk'],
    ['It is okay to wait.', 'calmbridge:wait'],
    ['I can ask a grown-up for help.', 'calmbridge:help'],
    ['All of my friends are here.', 'calmbridge:friend'],
    ['Thinking about dinosaurs sometimes helps me feel calm.', 'fluent:t-rex'],
    ['This helps my teeth stay strong. At home, I may read this story.', 'fluent:tooth'],
    ['I can say or show "stop".', 'fluent:stop-sign'],
    ['say hello', 'fluent:waving-hand'],
    ['a big new school', 'fluent:school'],
  ])('%s', (sentence, id) => {
    expect(library.best(sentence)?.id).toBe(id);
  });

  test.each(['', '  ', '?!', 'xyzzy', 'Quantum flux interferometry'])('nothing fits “%s”', (text) => {
    expect(library.best(text)).toBeNull();
    expect(library.find(text)).toEqual([]);
  });

  test.each(['chose', 'pocket', 'last', 'stay', 'neck', 'without'])(
    'rather none than a wrong one for “%s”',
    (text) => expect(library.best(text)).toBeNull(),
  );
});

test('[SY9] as a word is typed, what begins with it comes first', () => {
  expect(firstFor('toil')).toBe('fluent:toilet');
  expect(firstFor('brush te')).toBe('calmbridge:brush-teeth');
  expect(library.find('ba', 4).map(({ name }) => name.startsWith('ba'))).not.toContain(false);
});

test('[SY9] a word that is known brings nothing that only begins alike in its keywords', () => {
  expect(library.find('break').map(({ id }) => id)).not.toContain('fluent:bread');
});

test('[SY11] a query without a result has something near', () => {
  expect(library.find('snadwihc')).toEqual([]);
  expect(library.near('snadwihc').map(({ id }) => id)).toContain('fluent:sandwich');
});

test('[SY10] the word class of what is said', () => {
  const classes = ['mum', 'eating', 'happy', 'apple', 'park', 'yes', 'where', 'in', 'xyzzy'].map(
    library.wordClass,
  );
  expect(classes).toEqual([
    'person',
    'action',
    'describing',
    'thing',
    'place',
    'social',
    'question',
    'small',
    'other',
  ]);
});

test('[SY6] a known id gives a whole drawing in the box of its set', () => {
  const stairs = library.byId('openmoji:stairway');
  if (stairs === null) throw new Error('the stairs are gone');
  const part = read(`part-${String(stairs.part).padStart(2, '0')}.json`);
  expect(svgOf(stairs, part)).toMatch(
    /^<svg xmlns="[^"]+" width="512" height="512" viewBox="0 0 72 72"><.*<\/svg>$/,
  );
  expect(svgOf({ ...stairs, place: 9999 }, part)).toBeNull();
  expect(library.byId('fluent:no-such-thing')).toBeNull();
});

test('[SY5] every symbol says who drew it and under which licence', () => {
  for (const entry of library.all) {
    const set = symbolSetsById[entry.set];
    expect(entry.id.startsWith(`${set.id}:`)).toBe(true);
    expect([set.author, set.licence, set.licenceUrl].includes('')).toBe(false);
  }
});

test('[SY13] at least 3,500 symbols, and no further noun twice', () => {
  expect(library.all.length).toBeGreaterThanOrEqual(3_500);
  const further = library.all.filter(({ set }) => !['fluent', 'openmoji', 'calmbridge'].includes(set));
  const names = further.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each(
  `lighthouse kettle saucepan toaster dishwasher wardrobe pram cot rug bookcase hairdryer stapler spanner pliers rake wheelbarrow lawnmower
  digger bulldozer submarine caravan tunnel windmill waterfall barn xylophone tambourine harp clarinet radish asparagus plum acorn
  seahorse ostrich puppet seesaw skirt cardigan slippers necklace inhaler stretcher`.split(/\s+/),
)('[SY13] there is a picture for “%s”', (noun) => {
  expect(library.best(noun)).not.toBeNull();
  expect(firstFor(noun)).toBe(library.best(noun)?.id);
});
