// S22 the story is of its type, S23 it has its tone.
import type { CheckedStory } from './checked-story.ts';
import { failed, type Marked, passed } from './finding.ts';
import { storyRules } from './story-rules.ts';

export const checkTypeAndTone = (story: CheckedStory): Marked[] => [typeRule(story), toneRule(story)];

function typeRule({ text, request }: CheckedStory): Marked {
  const keywords = storyRules.type_keywords[request.type];
  const pattern = new RegExp(
    `\\b(?:bed|some|lunch|play)?(?:${keywords.join('|')})(?:s|es|d|ed|ing)?\\b`,
    'giu',
  );
  const hits = text.sentences.flatMap((sentence) => sentence.text.match(pattern) ?? []).length;
  return hits >= 3
    ? passed('S22', `It is a ${request.type.toLowerCase()} story.`)
    : failed('S22', 'soft', `Little in it belongs to “${request.type}”.`, {
        code: 'type-missing',
        found: String(hits),
        mark: hits / 3,
      });
}

const strengthWords =
  /\b(?:good at|good (?:idea|choice|plan|helper|friend|way)|know how|learn(?:s|ing|ed)?|proud|strong|kind(?:ly|ness)?|brave|clever|smart|able|great|practi[sc](?:e|es|ing)|better|helpful|gentle|care(?:s|ful)?|tr(?:y|ies|ying)|my best|can do|work(?:s)? hard|well done|do (?:it|this|that|\w+) well)\b/giu;
const step = /^(?:first|second|third|then|next|after that|last|finally)\b/iu;

function toneRule({ text, request }: CheckedStory): Marked {
  const shouts = text.sentences.reduce((sum, sentence) => sum + (sentence.own.match(/!/g)?.length ?? 0), 0);
  switch (request.tone) {
    case 'Calm and Reassuring': {
      const calm = text.sentences.filter(({ type }) => type === 'affirmative').length;
      if (calm >= 2 && shouts === 0) return passed('S23', 'It sounds calm.');
      return failed(
        'S23',
        'soft',
        shouts > 0 ? 'A calm story has no exclamation marks.' : 'A calm story reassures at least twice.',
        {
          code: shouts > 0 ? 'too-loud' : 'too-little-reassurance',
          found: String(shouts > 0 ? shouts : calm),
          mark: 0.5,
        },
      );
    }
    case 'Positive and Encouraging': {
      const count = text.sentences.flatMap((sentence) => sentence.text.match(strengthWords) ?? []).length;
      if (count >= 2 && shouts <= 2) return passed('S23', 'It says what the child can do.');
      return failed('S23', 'soft', 'An encouraging story names at least two things that go well.', {
        code: 'too-little-encouragement',
        found: String(count),
        mark: count / 2 > 1 ? 0.5 : count / 2,
      });
    }
    case 'Direct and Instructional': {
      const steps = text.sentences.filter((sentence) => step.test(sentence.text)).length;
      if (steps >= 2 && steps <= 5) return passed('S23', 'It goes step by step.');
      return failed('S23', 'soft', 'A direct story goes in two to five steps: first, then, last.', {
        code: 'steps-missing',
        found: String(steps),
        mark: steps === 1 ? 0.5 : 0,
      });
    }
  }
}
