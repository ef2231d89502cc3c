// A carer's whole line as sentences: nothing left out, nothing bent, or nothing at all.
import { readStoryLine } from '@calmbridge/reader/story-line/read-line';
import { expect, test } from 'vitest';
import { wholeLine } from './whole-line.ts';

function sentences(line: string, level: 1 | 2 | 3 = 2): string[] | null {
  const told = wholeLine(readStoryLine(line, 'm'), level);
  return told && [told.fact ?? `About ${told.topic}.`, ...told.more];
}

test.each([
  [
    'swimming lesson with a float, ears hurting',
    ['About a swimming lesson with a float.', 'my ears may hurt'],
  ],
  [
    'Dad goes fishing before light and comes home after supper',
    ['Dad goes fishing before light.', 'Dad comes home after supper'],
  ],
  [
    'Grandma going in for her hip and Auntie Pat stopping at ours three nights',
    ['Grandma is going in for her hip.', 'Auntie Pat is stopping at ours for three nights'],
  ],
  [
    "getting his hair done over two days with breaks, at Aunty Bisi's house",
    ['I get my hair done over two days with breaks.', "it is at Aunty Bisi's house"],
  ],
  [
    'when the talker is charging we use the paper board',
    ['When the talker is charging, we use the paper board.'],
  ],
  ['when the ferry is cancelled for wind', ['Sometimes the ferry is cancelled for wind.']],
  [
    'storm days when the wharf is closed and my therapy is on the screen',
    ['On storm days, the wharf is closed.', 'my therapy is on the screen'],
  ],
  [
    'mama sleeps in the day because work is in the night',
    ['Mama sleeps in the day.', 'that is because work is in the night'],
  ],
  [
    'the bus trip to Llangrannog, one night, he can bring the ruler',
    ['About the bus trip to Llangrannog.', 'it is for one night', 'I can bring the ruler'],
  ],
  [
    'mummy and Claire are getting married in the town hall',
    ['Mummy and Claire are getting married in the town hall.'],
  ],
  ['a boy in his class has gone to live in Portugal', ['A boy in my class has gone to live in Portugal.']],
  [
    'they are cutting down the big tree by the bus stop',
    ['People are cutting down the big tree by the bus stop.'],
  ],
  ['the bus is being painted blue and he is already upset about it', ['The bus is being painted blue.']],
])('[SW26] "%s" is told whole', (line, told) => expect(sentences(line)).toEqual(told));

test.each([
  ['marching band away game, the bus gets back at midnight', 'a band is not what the child marches'],
  ['mom sleeps in the daytime and what to do if you need something', 'it asks'],
  ['why we sit down while the bus is moving', 'it asks why'],
  ['he goes to the mall and runs away without his socks', 'a hard moment of the child'],
  ['the new baby is here (she cries a lot)', 'something in brackets'],
  ['wellies on, puddle, wellies off, and clothes stay on', 'no sentence'],
])('[SW26] "%s" is not: %s', (line) => expect(sentences(line)).toBeNull());

test('[SW26] of Santa, who is a man, "he" is not the child', () => {
  const said = sentences('Santa at the garden centre is not the real one, he is a helper')?.join(' ') ?? '';
  expect(said).toContain('is a helper');
  expect(said).not.toMatch(/\bI\b/);
});

test.each([
  ['Tet is coming and the shop will be packed', 'Tet is coming.'],
  ['elevator is broken and we use the stairs', 'The elevator is broken.'],
  ['Diwali is coming', 'Diwali is coming.'],
])('[SW31] "%s" begins with "%s"', (line, first) => expect(sentences(line)?.[0]).toBe(first));
