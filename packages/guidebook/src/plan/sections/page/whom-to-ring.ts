// Whom to ring, for the first page: numbers as the family wrote them, and none that somebody must not know.
import { quoted } from '../../carer-words.ts';
import type { ChildFacts } from '../../facts.ts';
import { isTornFromSecret } from '../../reading/told/confidential.ts';
import { kin } from '../../reading/told/writer.ts';
import { isForAllEyes } from '../page-notes.ts';

/** Whom to ring, as the family wrote it: nothing is left open that was told. */
export const homeOf = (child: ChildFacts): string => {
  const [first] = contactsOnPage(child, 20).filter((said) => !ofService.test(said) || ofKin.test(said));
  return first === undefined ? 'Home ____' : `Home: ${quoted(first)}`;
};

/** A clinic's nurse is nobody's home. */
const ofService =
  /\b(?:nurses?|doctors?|dr|gp|clinic|hospital|consultant|pa?ediatric\p{L}*|neurolog\p{L}*|therapists?|school|office|teachers?|ward|social worker|case ?worker|pharmac\p{L}*)\b/iu;
const ofKin = new RegExp(`\\b(?:me|home|${kin})\\b`, 'iu');

export const ringLine = (contacts: readonly string[]): string[] =>
  contacts.length === 0 ? [] : [`- **Whom to ring:** ${contacts.map(quoted).join(' ')}`];

/** Never a number that somebody must not know. */
export const contactsOnPage = ({ clinic, profile }: ChildFacts, mostWords: number): string[] =>
  clinic.contacts.filter(
    (said) =>
      said.split(/\s+/u).length <= mostWords && isForAllEyes({ said }) && !isTornFromSecret(profile, said),
  );
