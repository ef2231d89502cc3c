import { readStoryLine } from '@calmbridge/reader/story-line/read-line';
import { expect, test } from 'vitest';
import { readLines, type Scene } from '../scene.ts';
import { fittingScene } from './fits-line.ts';
import { withNamedOfTwo } from './named-of-two.ts';

const sceneOf = (title: string, ...texts: string[]): Scene => ({
  id: 'x',
  title,
  topic: title.toLowerCase(),
  types: [],
  at: ['Home'],
  asks: [],
  words: [],
  ages: 'all',
  isSolemn: false,
  isGeneral: false,
  isNamedOnly: true,
  lines: readLines(texts.map((text) => `s12 d ${text}`).join('\n')),
});
const told = (title: string, text: string, about: string): string =>
  withNamedOfTwo(sceneOf(title, text), readStoryLine(about, 'm')).lines[0]?.text ?? '';

test.each([
  ['The dummy or bottle is gone.', 'no more bottle at bedtime', 'The bottle is gone.'],
  ['An apple or banana is in my bag.', 'a banana in his bag', 'A banana is in my bag.'],
  ['Ants or wasps may come.', 'wasps at the picnic', 'Wasps may come.'],
  ['I call with the phone or the tablet.', 'a call on the tablet', 'I call with the tablet.'],
  ['We go by car or bus.', 'the bus to the foster carer', 'We go by bus.'],
])('[SW69] "%s" for "%s"', (text, about, says) => expect(told('A Thing', text, about)).toBe(says));

test.each([
  ['Someone takes me by car or bus.', 'the foster carer comes'],
  ['We go by car or bus.', 'not the bus'],
  ['We go by car or bus.', 'the car and the bus'],
  ['People ask before they hold hands or kiss.', 'holding hands at the club'],
  ['A picture, a line on the bottle or a timer helps me.', 'the water bottle'],
  ['A list or photos of the class help me.', 'the class list'],
  ['We look for another train or a bus.', 'the bus instead'],
  ['Mum or Dad sits next to me.', 'mum is in hospital'],
  ['I may feel sad or cross.', 'sad days'],
])('[SW69] "%s" stays for "%s"', (text, about) => expect(told('A Thing', text, about)).toBe(text));

test('[SW69] whom the title leaves open, the line may say', () => {
  const scene = sceneOf('My Brother or Sister Moves Out', 'I can write to my brother or sister.');
  const named = withNamedOfTwo(scene, readStoryLine('his sister moves out', 'm'));
  expect(named.title).toBe('My Sister Moves Out');
  expect(named.lines[0]?.text).toBe('I can write to my sister.');
});

test('[SW54] what the carer says will be so is not made unsure', () => {
  const scene = {
    ...sceneOf('A Box', 'The cage or tank may stay empty, or not.', 'I look.', 'I go.'),
  };
  const whole = { ...scene, lines: [...scene.lines, ...readLines('e12 d It is over.')] };
  const fitting = (about: string) =>
    fittingScene(whole, readStoryLine(about, 'm'), 2)?.lines.map(({ text }) => text);
  expect(fitting('the cage will be empty tomorrow')).not.toContain(
    'The cage or tank may stay empty, or not.',
  );
  expect(fitting('the cage of the hamster')).toContain('The cage or tank may stay empty, or not.');
});
