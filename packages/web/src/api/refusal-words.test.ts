import { refusalCodes } from '@calmbridge/domain/refusals';
import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';

test('every code has a sentence of its own', () => {
  const sentences = refusalCodes.map((code) => refusalWords({ code }));
  expect(sentences.filter((text) => text.length < 5 || text.includes('_'))).toEqual([]);
  expect(new Set(sentences).size).toBe(refusalCodes.length);
});

test.each([
  ['credits/insufficient', 'Insufficient credits.'],
  ['credits/invalid-feature', 'Invalid feature.'],
  ['credits/not-authenticated', 'User not authenticated.'],
  ['credits/user-not-found', 'User data not found.'],
  ['credits/deduct-failed', 'Failed to deduct credits. Please try again.'],
  ['credits/update-failed', 'Failed to update credits. Please try again.'],
  ['payments/intent-failed', 'Failed to create payment intent.'],
  ['assistant/failed', 'Failed to retrieve a response from the AI service.'],
  ['images/failed', 'Failed to generate an image with Grok Aurora API.'],
] as const)('%s keeps its words to the letter', (code, words) => expect(refusalWords({ code })).toBe(words));

test('too many attempts says how long to wait', () => {
  const after = (retryAfterSeconds: number) =>
    refusalWords({ code: 'identity/too-many-requests', retryAfterSeconds });
  expect(after(1)).toContain('wait a second');
  expect(after(20)).toContain('wait 20 seconds');
  expect(after(60)).toContain('wait a minute');
  expect(after(61)).toContain('wait 2 minutes');
});
