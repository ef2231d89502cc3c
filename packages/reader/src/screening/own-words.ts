// A plan of the guidebook quotes the carer, and so does a letter they dictate; a quotation is no advice (SC50): what stands in the
// profile or in what was dictated (`said`) word for word is taken out before a sentence is judged.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';

export function withoutOwnWords(sentence: string, profile: ChildProfile | null, said = ''): string {
  const own = plain(familyText(profile, said));
  if (own === '') return sentence;
  const isOwn = (text: string) => plain(text).length > 2 && own.includes(plain(text));
  if (isOwn(sentence.replace(/^[\s\-*•]+/u, ''))) return '';
  // A quotation of several sentences is cut between them: its first part has no end, its last part no beginning.
  return sentence.replace(/“[^”]*(?:”|$)|^[^“”]*”/gu, (quote) => (isOwn(quote) ? ' ' : quote));
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Everything the family wrote: a dose that stands in it was not invented. */
export const familyText = (profile: ChildProfile | null, said = ''): string =>
  [said, ...(profile === null ? [] : typedTexts.map((field) => profile[field]))].join('\n');
