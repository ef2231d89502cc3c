import { expect, test } from 'vitest';
import { accountCreatorWords } from './account-creator-options.ts';

test('a stored account creator has its words; an unknown one is shown as it is', () => {
  expect(accountCreatorWords('parentsGuardians')).toBe('Parents or guardians');
  expect(accountCreatorWords('grandparent')).toBe('grandparent');
});
