import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readVectors } from '../../meaning/vectors.ts';
import { phraseLikelihoods, readPhraseNets } from './phrase-net.ts';

const asset = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../assets/${name}`, import.meta.url)));
const vectors = readVectors(asset('vectors.bin'));
const nets = readPhraseNets(asset('crisis-net.bin'));
const read = (text: string) => phraseLikelihoods(nets, text.split(' '), vectors);

test('[SC23] whatever the words, the likelihoods are shares of one', () => {
  const word = fc.constantFrom('he', 'is', 'not', 'breathing', 'school', 'qqzzx', '', 'happy', 'bridge');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const shares = phraseLikelihoods(nets, words, vectors);
      expect(shares).toHaveLength(nets.labels.length);
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    }),
    { numRuns: 60 },
  );
});

test('[SC23] a phrase is known wherever it stands, and the second reading is the first', () => {
  const [calm = 1] = read('we had a nice quiet day at the park');
  const [late = 1] = read('we had a nice quiet day at the park and now she is not breathing please help');
  expect(late).toBeLessThan(calm);
  expect(read('she is not breathing')).toEqual(read('she is not breathing'));
});

test('[SC23] a file that is cut short or something else is refused', () => {
  const bytes = asset('crisis-net.bin');
  expect(() => readPhraseNets(bytes.subarray(0, bytes.length - 400))).toThrow('the phrase net is cut short');
  expect(() => readPhraseNets(asset('crisis.bin'))).toThrow('not a phrase net');
});
