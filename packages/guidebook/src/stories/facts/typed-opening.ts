// A carer's line as it was typed, as what opens a story.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { inRightCase } from '@calmbridge/reader/story-line/clause';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { spelledOut, withoutSlip } from '@calmbridge/reader/story-line/spelled-out';
import { subjectIn } from '@calmbridge/reader/story-line/tell-phrase';
import { castOf } from '../cast.ts';
import { parentWord } from '../helper.ts';
import { isSayable, titleFrom } from '../lines/topic-line.ts';
import { hasSubject, isSaid } from './is-said.ts';
import { type NamedOpening, shortOf } from './own-words.ts';
import { tellingOf } from './told-facts.ts';
import { typedSentences, type Voice } from './typed-sentences.ts';

const voiceOf = (about: string, line: StoryLine, grownUp: string): Voice => ({
  tells: tellingOf(about, line, line.speaking.childGender),
  speaking: { ...line.speaking, others: [] },
  grownUp,
});

/** A line that says something, told as it was typed. */
export function typedOpening(ask: StoryAsk, line: StoryLine): NamedOpening | null {
  const about = withoutSlip(ask.request.about);
  const { level } = castOf(ask);
  if (toUs.test(about) || !isTellable(about)) return null;
  const voice = voiceOf(about, line, parentWord(ask.profile));
  const said = typedSentences(withoutQuestion(about), voice, level);
  const [first = ''] = said.sentences;
  if (said.unsaid.length === 0 && isSaid(withoutQuestion(about)) && said.sentences.every(hasSubject))
    return {
      title: titleFrom(first.replace(/\.$/, '')),
      sentences: said.sentences,
      short: shortOf([subjectOfLine(line), line.what]),
      isByName: said.isByName,
    };
  return null;
}

/** "…, what to say": the carer asks us, and the boxes answer. */
const withoutQuestion = (about: string): string =>
  about.replace(
    /[,.;]?\s*(?:and )?(?:what|how|who) (?:to|(?:he|she|they|i|we) (?:can|could|should)) [^.]*$/i,
    '',
  );

/** A line is not an answer to our question: what no story says to a child keeps it from being told as it was typed. */
const isTellable = (about: string): boolean =>
  about.split(/[.;!?]+/).every(
    (part) =>
      part.trim() === '' ||
      isSayable(
        spelledOut(part)
          .replace(/[()"“”]/g, '')
          .trim(),
      ),
  );
const toUs = /\b(?:actually|sorry|please|pls|thanks|thank you|story)\b/i;

/** "The hamster", "Mum", "her best friend Amelie". */
export function subjectOfLine({ clauses: [first], unread }: StoryLine): string | null {
  const subject =
    first?.shape === 'fact' && unread.length === 0 ? subjectIn(first.text.replaceAll('~', '')) : null;
  return subject !== null && /^(?:the|my|our|his|her|an?) |^\p{Lu}/iu.test(subject)
    ? inRightCase(subject)
    : null;
}
