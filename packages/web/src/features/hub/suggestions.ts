import { m } from '#paraglide/messages';

/** The same for everyone, whatever the form says: the hub is a mock, and nothing here depends on a diet. */
export const suggestions = [
  { about: m.hub_suggestion_meals, words: m.hub_suggestion_meals_words },
  { about: m.hub_suggestion_senses, words: m.hub_suggestion_senses_words },
  { about: m.hub_suggestion_learning, words: m.hub_suggestion_learning_words },
  { about: m.hub_suggestion_day, words: m.hub_suggestion_day_words },
] as const;

export const answerAfterMs = 2000;
