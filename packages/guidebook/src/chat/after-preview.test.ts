import { expect, test } from 'vitest';
import { onlyDenies } from './after-preview.ts';
import { refusalTo } from './answer/refusals.ts';
import { childAskedAbout } from './message/child-asked-about.ts';
import { namingScreensOf } from './message/medicine-words.ts';
import { ask } from './testing/asks.ts';

test('[GC82] what is only denied leads to no page, and what is said in its place may', () => {
  for (const said of ['no she is not thin', "No, he doesn't hit", 'no she isn’t ill.'])
    expect(onlyDenies(said)).toBe(true);
  for (const said of [
    'no the foam doesnt bother him its the smell',
    'not at school',
    'he does not sleep',
    'no, is it not too early?',
    'no he is not sleeping but he eats',
  ])
    expect(onlyDenies(said)).toBe(false);
});

const told = (content: string) => [{ role: 'user' as const, content }];

test('[GC82] where the talk has spoken of a screen a tablet is one, and else it may be a medicine', () => {
  const message = 'I try take tablet one time, she cry and not eat all day';
  const screen = namingScreensOf({ message, turns: told('My daughter eat only in front of tablet') });
  expect(screen).toContain('take screen one time');
  expect(refusalTo(screen, childAskedAbout(ask(message)))).toBeNull();
  expect(namingScreensOf({ message, turns: told('she has a new tablet from the clinic') })).toBe(message);
  const pill = 'can I stop the tablet the doctor gave';
  expect(namingScreensOf({ message: pill, turns: told('she eats in front of the tablet') })).toBe(pill);
});
