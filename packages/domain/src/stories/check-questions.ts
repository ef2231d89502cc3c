// S14: who, where, when, what, how and why.
import type { CheckedStory } from './checked-story.ts';
import { failed, type Marked, passed } from './finding.ts';
import { rulePattern, storyRules } from './story-rules.ts';

const questions = ['who', 'where', 'when', 'what', 'how', 'why'] as const;

export function checkQuestions({ text, names }: CheckedStory): Marked[] {
  const whole = text.sentences.map((sentence) => sentence.text).join(' ');
  const missing = questions.filter((question) => !rulePattern(storyRules.wh[question], names).test(whole));
  if (missing.length === 0) return [passed('S14', 'It answers who, where, when, what, how and why.', 'hard')];
  const answered = questions.length - missing.length;
  return [
    failed('S14', answered < 4 ? 'hard' : 'soft', `It does not say ${missing.join(', ')}.`, {
      code: 'questions-missing',
      found: missing.join(' '),
      mark: answered < 4 ? 0 : answered / 6,
    }),
  ];
}
