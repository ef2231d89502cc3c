import { expect, test } from 'vitest';
import { actionsOf, unknownActionsOf } from './actions.ts';
import { cardNamed } from './testing/boards-test-kit.ts';

test('[BD12] actions are read from either field, in their order', () => {
  const card = cardNamed('a', { obf: { action: '+ab' } });
  expect(actionsOf(card)).toEqual([{ is: 'letters', letters: 'ab' }]);
  const several = cardNamed('b', {
    obf: { action: ':clear', actions: [':space', ':speak', ':home', ':ext_mute'] },
  });
  expect(actionsOf(several).map(({ is }) => is)).toEqual(['space', 'speak', 'home']);
  expect(unknownActionsOf(several)).toEqual([':ext_mute']);
});

test('[BD12] an action in place of spoken words is one; words are words', () => {
  expect(actionsOf(cardNamed('x', { spoken: ':backspace' }))).toEqual([{ is: 'backspace' }]);
  expect(actionsOf(cardNamed('x', { spoken: '+sh' }))).toEqual([{ is: 'letters', letters: 'sh' }]);
  expect(actionsOf(cardNamed('x', { spoken: ': what?' }))).toEqual([]);
  expect(actionsOf(cardNamed('x', { obf: { actions: 'no list', action: 5 } }))).toEqual([]);
});
