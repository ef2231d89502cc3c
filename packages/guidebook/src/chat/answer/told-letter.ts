// A letter of what the carer wants in it, in the carer's own words: what is told about the child stands, what is said to the
// assistant ("keep it short", "I don't want to sound like that mum") does not.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { cleanText, isRepeatable } from '#plan/clean';

/** Null where the message asks for a letter and says fewer things that are to be in it. */
export function toldLetter(message: string, fewest = 2): string[] | null {
  const dictated = dictatedIn(message);
  if (dictated !== null) return dictated;
  const facts = factsIn(message).filter((fact) => !isOfReader(fact, message));
  if (facts.length < fewest) return null;
  const [, heading] = /\bheading:? ['‘“"]([^'’”"]{3,60})['’”"]/u.exec(message) ?? [];
  return [
    heading === undefined ? `Dear ${addresseeIn(message)},` : `**${cleanText(heading)}**`,
    ...(heading === undefined ? ['Here is what helps to know:'] : []),
    facts.map((fact) => `- ${fact}`).join('\n'),
    'You can reach me at ____. Thank you for reading this.\n____',
  ];
}

/** "My mother thinks it is a fashion", in a letter to that mother: told to us, and nothing to hand to her. */
function isOfReader(fact: string, message: string): boolean {
  const [, reader] =
    /\b(?:write|letter|e-?mail|note|text|message|reply)(?: (?:a|an|this|back|something|it))? ?(?:to |for )?(?:my|his|her|our|the) (\p{L}+)(?!['’]s)\b/iu.exec(
      message,
    ) ?? [];
  return (
    reader !== undefined &&
    new RegExp(
      `^(?:my|his|her|our|the) ${reader} (?:thinks?|says?|said|believes?|reckons?|calls?|called)\\b`,
      'iu',
    ).test(fact)
  );
}

/** "… starting Dear Mrs Okafor, Niamh is joining your class": what is dictated stands as it is. */
function dictatedIn(message: string): string[] | null {
  const [, greeting = '', rest = ''] = /\b(Dear [\p{L}.'’ -]{2,40}),\s+(.{40,})$/su.exec(message) ?? [];
  const sentences = sentencesOf(rest)
    .map((sentence) => withGaps(sentence))
    .filter((sentence) => !forAssistant.test(sentence) && isRepeatable(sentence));
  if (sentences.length < 2) return null;
  const text = sentences.map((sentence) => (/[.!?]$/u.test(sentence) ? sentence : `${sentence}.`)).join(' ');
  return [`${cleanText(greeting)},`, text, 'You can reach me at ____. Thank you for reading this.\n____'];
}

/** A gap that the carer left stays one. */
const withGaps = (text: string): string =>
  cleanText(text.replace(/_{2,}/g, ' gaphere '))
    .replace(/\s*gaphere\s*/g, ' ____ ')
    .trim();

function factsIn(message: string): string[] {
  const facts = sentencesOf(message)
    .flatMap((sentence) => itemsOf(afterColon(sentence), sentence))
    .flatMap((part) => part.split(/,\s+(?=(?:and\s+)?(?:please|sorry|call|text)\b)/iu))
    .map((part) =>
      withGaps(part)
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

/** After a colon a row of things stands one by one: "quiet doesn't mean fine, warn her about changes, owls". */
const itemsOf = (text: string, sentence: string): string[] => {
  const isRow = text !== sentence && text.split(/,\s+/u).length > fewestItems && !/;\s/u.test(text);
  return text.split(isRow && !/\b(?:we['’]ve|we have|is|are)\b/iu.test(text) ? /[,;]\s+/u : /;\s+/u);
};
const fewestItems = 3;

const forAssistant =
  /\b(?:write|wrote|writing|letters?|notes?|e-?mails?|message|draft|word(?:ing|ed)|(?:can|could|would|will) you|for me|i (?:want|wanted|need|needed|would like|think|was asking|am asking|said|don['’]?t want)|things i|need an?|keep it|make it|sounds?|tone|pages?|(?:one|a) side|side of paper|short(?= and|,|$)|brief|friendly|polite|respectful|grovel\w*|\d+ (?:or \d+ )?lines|max|misread|pasted|usable|i['’]?m afraid|try it|heading|short points|starting dear|my complaint|complaint|can['’]?t hand|shouty|started it|not an? \p{L}+ one|instructions|properly|you['’]?ve|leave (?:a )?(?:blank|gap|space)|thank(?:s| you))\b|^(?:no|nobody|hello|hi|good (?:morning|evening|day))\b/iu;

function addresseeIn(message: string): string {
  const [named] = /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.? \p{Lu}[\p{L}'’-]+/u.exec(message) ?? [];
  if (named) return named;
  const [, role] =
    /\b(neighbours?|neighbors?|teacher|staff|team|coach|grandparents|doctor|dentist|driver|childminder|nanny|family)\b/iu.exec(
      message,
    ) ?? [];
  return role ? role.toLowerCase() : '____';
}
