// Carers often repeat a question before they answer it.
import { type Before, plainly } from '../pages/page-before.ts';

/** The carer repeats our own question before answering it. */
export const isEcho = (part: string, { said }: Before): boolean => {
  const words = plainly(part).split(' ');
  const end = ` ${said.split(' ').slice(-questionLength).join(' ')} `;
  return words.length >= 3 && words.every((word) => end.includes(` ${word} `));
};
const questionLength = 16;
