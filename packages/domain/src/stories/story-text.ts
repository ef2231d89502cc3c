// A story as the rules see it: a title, paragraphs, sentences with their type, and the three parts.
import { sentencesOf, withoutSpeech } from '../text/sentences.ts';
import { type SentenceType, sentenceTypeOf } from './sentence-types.ts';

export type StorySentence = {
  text: string;
  /** Without what is said in quotation marks: other people's words are not the story's own voice. */
  own: string;
  type: SentenceType;
};

export type StoryText = {
  title: string;
  paragraphs: StorySentence[][];
  sentences: StorySentence[];
  introduction: StorySentence[];
  body: StorySentence[];
  conclusion: StorySentence[];
};

/** `types` carries the sentence types of a story whose writer knows them; otherwise they are recognised. */
export function readStory(
  title: string,
  text: string,
  names: { child: string; roles: readonly string[] },
  types?: readonly SentenceType[],
): StoryText {
  let index = 0;
  const paragraphs = paragraphsOf(text).map((paragraph) =>
    sentencesOf(paragraph).map((sentence) => {
      const type = types?.[index] ?? sentenceTypeOf(sentence, names);
      index += 1;
      return { text: sentence, own: withoutSpeech(sentence), type };
    }),
  );
  return { title: title.trim(), paragraphs, sentences: paragraphs.flat(), ...partsOf(paragraphs) };
}

/** Blank lines part paragraphs. A story without any has one sentence a line, and each line is its own paragraph. */
export const paragraphsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/.test(text.trim()) ? /\n\s*\n/ : /\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => sentencesOf(paragraph).length > 0);

/** First paragraph, last paragraph, and what is between. In a story of single lines the last two lines conclude. */
function partsOf(
  paragraphs: readonly StorySentence[][],
): Pick<StoryText, 'introduction' | 'body' | 'conclusion'> {
  const areLines = paragraphs.length >= 5 && paragraphs.every((paragraph) => paragraph.length <= 2);
  const isSingleLines = areLines && paragraphs.filter((paragraph) => paragraph.length === 1).length >= 4;
  const last = isSingleLines ? 2 : 1;
  if (paragraphs.length < 3) return { introduction: paragraphs[0] ?? [], body: [], conclusion: [] };
  return {
    introduction: paragraphs[0] ?? [],
    body: paragraphs.slice(1, -last).flat(),
    conclusion: paragraphs.slice(-last).flat(),
  };
}
