// Carers often repeat a question before they answer it.
import { type Before, plainly } from '../pages/page-before.ts';

/** The carer repeats our own question before answering it, or a step of ours without asking anything: "do the first sum wrong, ha". */
export const isEcho = (part: string, { said }: Before, message = part): boolean => {
  const words = plainly(part).split(' ');
  const isAsked = message.replaceAll('’', "'").includes(`${part}?`);
  if (!isAsked && message !== part && words.length >= 4 && said.includes(words.slice(0, 4).join(' ')))
    return true;
  const end = ` ${said.split(' ').slice(-questionLength).join(' ')} `;
  return words.length >= 3 && words.every((word) => end.includes(` ${word} `));
};
const questionLength = 16;
