import { expect, test } from 'vitest';
import { loadModel } from '../../node/load-model.ts';
import { readEntries } from './entry-reader.ts';
import { withPronouns } from './named-child.ts';

test('[ER6] a hidden name is read as the pronoun that people use', async () => {
  expect(withPronouns('{child} bites. Mum takes {child2} to {child}’s school when {child} is ill')).toBe(
    'he bites. Mum takes him to his school when he is ill',
  );
  const model = await loadModel();
  const [hidden] = await readEntries(model, 'scene', ['{child} visits the dentist']);
  const [plain] = await readEntries(model, 'scene', ['he visits the dentist']);
  expect(hidden).toEqual(plain);
});
