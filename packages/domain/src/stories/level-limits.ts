import { storyRules } from './story-rules.ts';

export type LevelLimits = {
  sentences: { min: number; max: number };
  meanWords: number;
  longestSentence: number;
  grade: number;
  longWordShare: number;
  sentencesPerPage: number;
};

/** The limits of a support level, adjusted for age: fewer sentences under 6, more from 13. */
export function levelLimits(level: 1 | 2 | 3, age: number | null): LevelLimits {
  const row = storyRules.levels[level];
  const [min = 0, max = 0] = row.sentences;
  const ageMax = age !== null && age < 6 ? Math.min(max, 12) : age !== null && age >= 13 ? 40 : max;
  return {
    sentences: { min, max: ageMax },
    meanWords: row.mean_words_max,
    longestSentence: row.max_words,
    grade: row.fk_grade_max,
    longWordShare: row.three_syllable_share_max,
    sentencesPerPage: row.sentences_per_page[1] ?? 1,
  };
}
