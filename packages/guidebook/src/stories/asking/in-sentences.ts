// A line as the sentences a carer would type, for the box in which it may be changed. Nothing is turned: what can't be told so is asked
// about by its box.
import { factMax } from '@calmbridge/domain/stories/story';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { capitalised } from '#child/words';
import { lineParts } from '../lesser/line-parts.ts';
import { isToUs } from '../lesser/to-us.ts';

/** Null where no box holds it. */
export function inSentences(about: string): string | null {
  const said = lineParts(about)
    .filter(({ text }) => !isToUs(text))
    .map(({ text, before }, at) => (at > 0 && !/[.;!?\n]/.test(before) ? `${before}${text}` : `\n${text}`))
    .join('')
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const asSentences = (tell: (one: string) => string): string =>
    said.map((one) => `${capitalised(tell(one)).replace(/[.;,]+$/, '')}.`).join(' ');
  return (
    [asSentences((one) => spelledOut(one).trim()), asSentences((one) => one)].find(
      (text) => text !== '' && text.length <= factMax,
    ) ?? null
  );
}
