// A letter of what the carer wants in it, in the carer's own words: what is told about the child stands, what is said to the
// assistant ("keep it short", "I don't want to sound like that mum") does not.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { cleanText, isRepeatable } from '#plan/clean';

/** Null where the message asks for a letter and says fewer things that are to be in it. */
export function toldLetter(message: string, fewest = 2): string[] | null {
  const facts = factsIn(message);
  if (facts.length < fewest) return null;
  return [
    `Dear ${addresseeIn(message)},`,
    'Here is what helps to know:',
    facts.map((fact) => `- ${fact}`).join('\n'),
    'You can reach me at ____. Thank you for reading this.\n____',
  ];
}

function factsIn(message: string): string[] {
  const facts = sentencesOf(message)
    .flatMap((sentence) => afterColon(sentence).split(/;\s+/u))
    .flatMap((part) => part.split(/,\s+(?=(?:and\s+)?(?:please|sorry|call|text)\b)/iu))
    .map((part) =>
      cleanText(part)
        .replace(/^(?:and|but|also|so|then)\s+/iu, '')
        .replace(/[.,\s]+$/u, ''),
    )
    .filter(
      (part) => part.split(/\s+/u).length >= fewestWords && !forAssistant.test(part) && isRepeatable(part),
    );
  return [...new Set(facts)].map((fact) => `${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`);
}
const fewestWords = 3;

/** "Things I want in: she goes quiet …": what comes after is told. */
const afterColon = (sentence: string): string => {
  const [before = '', ...after] = sentence.split(/:\s+/u);
  return after.length > 0 && forAssistant.test(before) ? after.join(': ') : sentence;
};

const forAssistant =
  /\b(?:write|wrote|writing|letters?|notes?|e-?mails?|message|draft|word(?:ing|ed)|(?:can|could|would|will) you|for me|i (?:want|wanted|need|needed|would like|think|was asking|am asking|said|don['’]?t want)|things i|need an?|keep it|make it|sounds?|tone|pages?|(?:one|a) side|side of paper|short(?= and|,|$)|brief|friendly|polite|respectful|grovel\w*|\d+ (?:or \d+ )?lines|max|misread|pasted|usable|i['’]?m afraid|properly|you['’]?ve|leave (?:a )?(?:blank|gap|space)|thank(?:s| you))\b|^(?:no|nobody|hello|hi|good (?:morning|evening|day))\b/iu;

function addresseeIn(message: string): string {
  const [named] = /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.? \p{Lu}[\p{L}'’-]+/u.exec(message) ?? [];
  if (named) return named;
  const [, role] =
    /\b(neighbours?|neighbors?|teacher|staff|team|coach|grandparents|doctor|dentist|driver|childminder|nanny|family)\b/iu.exec(
      message,
    ) ?? [];
  return role ? role.toLowerCase() : '____';
}
