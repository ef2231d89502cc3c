// A letter of what the carer wants in it, in the carer's own words: what is told about the child stands, what is said to the
// assistant ("keep it short", "I don't want to sound like that mum") does not.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { cleanText, isRepeatable } from '#plan/clean';
import { goesHome, ownNames } from './home-note.ts';
import { spelled } from './spelled.ts';
import { tellsOfOther, withoutUnsaid } from './unsaid.ts';

/** Null where the message asks for a letter and says fewer things that are to be in it. */
export function toldLetter(asked: string, fewest = 2): string[] | null {
  const message = withoutUnsaid(asked);
  const dictated = dictatedIn(message);
  if (dictated !== null) return dictated;
  const own = new Set(ownNames(asked));
  const facts = factsIn(message).filter(
    (fact) => !isOfReader(fact, message) && !(goesHome.test(asked) && tellsOfOther(fact, own)),
  );
  const isOwn = facts.length > 0 && facts.every((fact) => /^(?:We|I)\b/.test(fact));
  if (isOwn && facts.join(' ').split(/\s+/u).length >= wholeMessage)
    return [`Dear ${addresseeIn(message)},`, facts.join(' '), '____'];
  if (facts.length < fewest) return null;
  const [first = '', ...rest] = facts;
  const [, name, age] =
    /^(?:He|She|They)(?:['’]s| is| are) called (\p{Lu}\p{L}+)(?:,? (?:and )?(?:(?:he|she|they)(?:['’]s| is) |aged |is )?(\d{1,2}))?\.$/u.exec(
      first,
    ) ??
    /^(?!(?:He|She|They|It)\b)(\p{Lu}\p{L}+)(?:,| is) (\d{1,2})\.$/u.exec(first) ??
    [];
  const about =
    name === undefined ? '' : `I am writing about ${name}${age === undefined ? '' : `, who is ${age}`}.`;
  const [, heading] = /\bheading:? ['‘“"]([^'’”"]{3,60})['’”"]/u.exec(message) ?? [];
  return [
    heading === undefined ? `Dear ${addresseeIn(message)},` : `**${cleanText(heading)}**`,
    ...(heading === undefined ? [[about, 'Here is what helps to know:'].filter(Boolean).join(' ')] : []),
    (about === '' ? facts : rest).map((fact) => `- ${fact}`).join('\n'),
    'You can reach me at ____. Thank you for reading this.\n____',
  ];
}

/** What "we" have to say is said in that many words, and not listed. */
const wholeMessage = 10;

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
    .flatMap((sentence) => sentence.split(/(?<=\p{L}{2}\.)\s+/u))
    .map((sentence) => sentence.replace(requestFirst, ''))
    .flatMap((sentence) => itemsOf(afterColon(sentence), sentence))
    .flatMap((part) => part.split(besides))
    .flatMap((part) => part.split(/,\s+(?=(?:and\s+)?(?:please|sorry|call|text)\b)/iu))
    .map((part) =>
      spelled(withGaps(part))
        .replace(/^(?:and|but|also|so|then)\s+/iu, '')
        .replace(/[.,\s]+$/u, ''),
    )
    .filter(
      (part) =>
        part.split(/\s+/u).length >= fewestWords &&
        (!forAssistant.test(part) || isOfChild(part)) &&
        isRepeatable(part),
    );
  return [...new Set(facts)].map((fact) => `${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`);
}
const fewestWords = 2;
/** "Please write a text to my sister, we can't stay": the wish, and then what is to stand there. */
const requestFirst =
  /^[^,.:;]*\b(?:write|draft|send|word|e-?mail|text|letter|note|message)\b[^,.:;]*,\s+(?=(?:we|i|he|she|they)\b)/iu;
/** "He's ok if he knows, but bells make him jump and he won't ask": three things, told in one breath. */
const besides =
  /,?\s+(?:but|and)\s+(?=(?:he|she|they)(?:['’]?s| is| has| won['’]?t| wont| can| needs?| hates?| loves?| does)|\p{L}+ (?:make|scare|upset|hurt)s? (?:him|her|them)\b)|,\s+(?=(?:he|she)(?:['’]?s(?! \d)| is(?! \d)| has| won['’]?t| wont| needs?| hates?| loves?)\b)/iu;

/** "Things I want in: she goes quiet …": what comes after is told. */
const afterColon = (sentence: string): string => {
  const [before = '', ...after] = sentence.split(/:\s+/u);
  return after.length > 0 && forAssistant.test(before) ? after.join(': ') : sentence;
};

/** After a colon a row of things stands one by one: "quiet doesn't mean fine, warn her about changes, owls". */
const itemsOf = (text: string, sentence: string): string[] => {
  const isRow = text !== sentence && text.split(/,\s+/u).length > fewestItems && !/;\s/u.test(text);
  const parted = text.replace(/^(\p{Lu}\p{L}+),\s+(?=\d{1,2}\b)/u, '$1 is ');
  return parted.split(isRow && !/\b(?:we['’]ve|we have|is|are)\b/iu.test(text) ? /[,;]\s+/u : /;\s+/u);
};
const fewestItems = 3;

const forAssistant =
  /\b(?:write|wrote|writing|letters?|notes?|e-?mails?|message|draft|word(?:ing|ed)|(?:can|could|would|will) you|for me|i (?:want|wanted|need|needed|would like|think|was asking|am asking|said|don['’]?t want)|things i|need an?|keep it|make it|sounds?|tone|pages?|(?:one|a) side|side of paper|short(?= and|,|$)|brief|friendly|polite|respectful|grovel\w*|\d+ (?:or \d+ )?lines|max|misread|pasted|usable|i['’]?m afraid|try it|heading|short points|starting dear|my complaint|complaint|can['’]?t hand|shouty|started it|not an? \p{L}+ one|instructions|properly|you['’]?ve|leave (?:a )?(?:blank|gap|space)|thank(?:s| you)|i(?:['’]?m| am| was) (?:dreading|scared|nervous|worried|not allowed|sick|tired|ashamed|embarrassed|so)|i (?:feel|hate|dread|wouldn['’]?t)|dreading|between us|don['’]?t (?:put|mention|tell|include))\b|^(?:no|nobody|hello|hi|good (?:morning|evening|day))\b/iu;

/** "He needs instructions written down", "she hates sudden sounds": of the child, whatever it is about. */
const isOfChild = (part: string): boolean =>
  /^(?:[Hh]e|[Ss]he|\p{Lu}\p{L}+) (?:(?:really|also|only|still|often|always|just) )?(?:needs?|likes?|loves?|hates?|prefers|reads?|uses|understands|follows|forgets|struggles|copes|answers|hears|can|can['’]?t|cannot|won['’]?t|does(?:n['’]?t| not))\b/u.test(
    part,
  ) && !/\b(?:(?:can|could|would|will) you|you to|for me|i)\b/iu.test(part);

function addresseeIn(message: string): string {
  const [named] = /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.? \p{Lu}[\p{L}'’-]+/u.exec(message) ?? [];
  if (named) return named;
  const [, role] =
    /\b(neighbours?|neighbors?|teacher|staff|team|coach|grandparents|doctor|dentist|driver|childminder|nanny|family|senco|head ?teacher|headmaster|headmistress|principal|tutor|school|nursery|college)\b/iu.exec(
      message,
    ) ?? [];
  if (role && /^senco$/i.test(role)) return '____ (SENCO)';
  return role && !/^(?:school|nursery|college|tutor)$/i.test(role) ? role.toLowerCase() : '____';
}
