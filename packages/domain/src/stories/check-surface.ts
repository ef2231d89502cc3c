// S27 clean text, S28 one topic, S29 a reminder that half of a child's stories applaud.
import { wordsOf } from '../text/sentences.ts';
import { titleStems } from './check-structure.ts';
import type { CheckedStory } from './checked-story.ts';
import { failed, type Marked, passed } from './finding.ts';
import { isCoaching } from './sentence-types.ts';
import { levelNumber } from './story.ts';
import { storyRules } from './story-rules.ts';
import { commonWords, stemOf } from './story-subject.ts';

export const checkSurface = (story: CheckedStory): Marked[] => [
  surfaceRule(story),
  topicRule(story),
  praiseReminder,
];

const placeholder = /\[[^\]]{1,40}\]|\{\{.*?\}\}|\blorem ipsum\b|<\w+>|_{3,}/i;
const markdown = /^\s{0,3}(?:#{1,6}\s|[-*+]\s|\d+\.\s|>)|\*\*|__|`/m;

function surfaceRule(story: CheckedStory): Marked {
  const { sentences } = story.text;
  const bad = (why: string, code: string, found: string, sentence: string | null = null) =>
    failed('S27', 'soft', why, { code, found, sentence });
  const seen = new Set<string>();
  for (const { text } of sentences) {
    const filler = placeholder.exec(text);
    if (filler) return bad(`“${filler[0]}” still has to be filled in.`, 'placeholder', filler[0], text);
    if (markdown.test(text)) return bad('It contains formatting marks.', 'markdown', '', text);
    const shout = /\b(?!AAC\b)[A-Z]{4,}\b/.exec(text);
    if (shout) return bad(`“${shout[0]}” is in capitals.`, 'capitals', shout[0], text);
    if (levelNumber(story.request.supportLevel) === 3 && /\p{Extended_Pictographic}/u.test(text))
      return bad('There is an emoji inside a sentence.', 'emoji', '', text);
    const plain = wordsOf(text).join(' ').toLowerCase();
    if (seen.has(plain)) return bad('The same sentence appears twice.', 'twice', '', text);
    seen.add(plain);
  }
  const shouts = sentences.reduce((sum, { own }) => sum + (own.match(/!/g)?.length ?? 0), 0);
  if (shouts > 2) return bad('It has more than two exclamation marks.', 'too-loud', String(shouts));
  return passed('S27', 'The text is clean.');
}

const contentStems = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 2 && !commonWords.has(word.toLowerCase()))
    .map(stemOf);

/** On topic: shares a word with the title, the request or the beginning, goes on from the sentence before, or points back. */
function topicRule({ text, request }: CheckedStory): Marked {
  const topic = new Set([
    ...titleStems(text.title),
    ...contentStems(request.about),
    ...contentStems(request.context),
    ...[...text.introduction, ...text.conclusion].flatMap((sentence) => contentStems(sentence.text)),
    ...storyRules.type_keywords[request.type].map(stemOf),
  ]);
  let before: string[] = [];
  const strays = text.body.filter(({ text: sentence, type }) => {
    const stems = contentStems(sentence);
    // Coaching and reassurance belong to any topic.
    const isOnTopic =
      type === 'affirmative' ||
      isCoaching(type) ||
      stems.some((stem) => topic.has(stem) || before.includes(stem)) ||
      /\b(?:it|this|that|they|them|these|there|here)\b/i.test(sentence);
    before = stems;
    return !isOnTopic;
  });
  if (text.body.length === 0 || strays.length / text.body.length <= 0.5)
    return passed('S28', 'It stays with one topic.');
  return failed('S28', 'soft', 'More than half of the sentences are about something else.', {
    code: 'off-topic',
    found: String(strays.length),
    sentence: strays[0]?.text ?? null,
  });
}

const praiseReminder: Marked = {
  ...passed(
    'S29',
    'Remember: at least half of a child’s stories should be about something that already goes well.',
    'info',
  ),
  mark: null,
};
