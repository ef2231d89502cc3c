// What somebody wants written: what kind of text, to whom, and what is to stand in it. What is only said to us stands in none of it.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { cleanText, isRepeatable } from '#plan/clean';
import { spelled } from '../answer/spelled.ts';
import { withoutUnsaid } from '../answer/unsaid.ts';
import { asksForText } from '../message/question-form.ts';
import { kindOfWords } from './word-kinds.ts';

export type WishToWrite = {
  piece: 'text' | 'record' | 'comment' | 'note';
  wish: string;
  /** "I would like to ask if he could …": from the wish itself. */
  asked: string;
  /** The same, said after what is told. */
  last: string;
  /** What can't stand there as it was put, or was said to whoever reads it. */
  left: string[];
  /** What it is about, where no more is said. */
  about: string;
  /** In the carer's own words. */
  told: string[];
  /** The wish itself says what is to stand there. */
  isTold: boolean;
};

export function wishToWrite(message: string): WishToWrite | null {
  const sentences = sentencesOf(withoutUnsaid(message)).flatMap((one) => one.split(stopInHaste));
  const at = sentences.findIndex((sentence) => asksForText(sentence));
  if (at === -1 || notToSend.test((sentences[at] ?? '').replace(whatItSays, ''))) return null;
  const wish = (sentences[at] ?? '').replace(/[?!.\s]+$/u, '').replace(/,? (?:please|pls|plz|thanks)$/iu, '');
  const { asked = '', about = '', told = '', left = '', isHollow = false } = contentOf(wish);
  if (isHollow) return null;
  const [, kind, rest] =
    sentences
      .slice(at + 1)
      .map((one) => askedLater.exec(one))
      .find(Boolean) ?? [];
  const sorry = sentences.slice(at + 1).some((one) => saysSorry.test(one)) ? 'I am sorry.' : '';
  const last = kind === undefined ? sorry : asRequest(kind, rest ?? '');
  // What comes before the wish is told to us: why somebody writes is theirs to say.
  const after = sentences
    .slice(at + 1)
    .filter((one) => !onHow.test(one) && !ofWriter.test(one) && !askedLater.test(one) && !saysSorry.test(one))
    .flatMap((one) => one.split(/,\s+(?=(?:he|she)(?:['’]s)?\b)/iu));
  const isToSend = (sentence: string) => !sentence.endsWith('?') && !ofReader(wish, sentence);
  return {
    piece: pieceIn(wish),
    wish,
    asked,
    last,
    about,
    left: [left, ...after.filter((one) => !isToSend(one))].filter(Boolean),
    told: [told, ...after.filter(isToSend)].filter(Boolean),
    isTold: told !== '',
  };
}

/** "year 4. reading has come on" */
const stopInHaste = /(?<=\p{L}{3}|\s\d{1,2})\.\s+(?=\p{Ll}{2})/u;
/** "An email asking for the seating plan": the email is wanted, and no plan. */
const whatItSays = /\b(?:asking|to ask|about|saying|to say|explaining|to explain|requesting|letting)\b.*$/isu;
/** Nobody sends these; and what a reply should say to what was written is not ours to guess. */
const notToSend =
  /\b(?:lists?|checklist|schedule|timetable|script|social story|sign|plan|questions?|reply)\b/iu;

function pieceIn(wish: string): WishToWrite['piece'] {
  if (
    /\b(?:handover|(?:incident|accident|shift|daily|care|reading) (?:notes?|reports?|logs?|records?|diary)|log entry)\b/iu.test(
      wish,
    )
  )
    return 'record';
  if (/\breports?\b|\bcomment\b/iu.test(wish)) return 'comment';
  return /\b(?:text|message|whats ?app|sms|dm|invitation|invite|post|reply|card)\b/iu.test(wish)
    ? 'text'
    : 'note';
}

/** How it is to be written, and nothing that is to stand there. */
const onHow =
  /^(?:please |pls |just )?(?:keep|make|write) it (?:short|brief|friendly|polite|formal|warm|simple|light|nice|kind|firm|calm|sound|under \d|about \d)|^(?:short|brief|friendly|polite|formal|warm)(?:,| and\b| but\b|\W*$)|^not too (?:long|short|formal|pushy|soppy)\b|\b\d+ (?:words|lines|sentences)\b|\b(?:friendly|polite|formal|warm|nice|kind|firm) tone\b|^(?:can|could|would) you (?:make|keep|write|word|help)\b|^(?:thanks|thank you|ta|pls|please|hi|hello)\W*$|\bsound(?:s|ing)? (?:like|too|rude|cross)\b|\b(?:heading|side of paper|bullet points)\b/iu;
/** What the writer feels about writing it, or wants of us. */
const ofWriter =
  /\bi (?:do(?: not|n['’]?t) |would(?: not|n['’]?t)? |['’]d )?(?:really |just |only )?(?:want|like|need)(?! (?:him|her|them|you) to\b)\b|\b(?:it|this) (?:has|needs|must|should) (?:to )?be (?:short|brief|kind|polite|firm|clear)\b|\bi(?:['’]?m| am)? (?:(?:so|really|just|a bit) )?(?:dread\w*|nervous|ashamed|embarrassed|hate (?:asking|writing|this|doing)|don['’]?t know (?:how|what|where)|never know|keep putting|can['’]?t (?:face|find))\b|\bbetween us\b|\bobviously\b/iu;
const saysSorry = /^i (?:just )?(?:want|need|would like|['’]d like) to (?:say sorry|apologi[sz]e)\b/iu;
/** "His mum has given me notes", in a text to his mum; "she changes it monthly", of a son's teacher. */
function ofReader(wish: string, sentence: string): boolean {
  const isBoy = /\bmy (?:\p{L}+ )?(?:son|boy|lad|grandson|nephew)\b/iu.test(wish);
  const isGirl = /\bmy (?:\p{L}+ )?(?:daughter|girl|granddaughter|niece)\b/iu.test(wish);
  if (isBoy !== isGirl && (isBoy ? /^she\b/iu : /^he\b/iu).test(sentence)) return true;
  const [, reader] = /\b(?:to|for) (?:my|his|her|our|the|their) (\p{L}+)(?!['’]s)\b/iu.exec(wish) ?? [];
  return (
    reader !== undefined && new RegExp(`^(?:my|his|her|our|the|their) ${reader}\\b`, 'iu').test(sentence)
  );
}

/** `isHollow`: what it is about can't be repeated, and without it nothing is said. */
type Content = { asked?: string; about?: string; told?: string; left?: string; isHollow?: boolean };

function contentOf(wish: string): Content {
  const [, listed] = /^[^:]{0,140}:\s+(.{6,})$/su.exec(wish) ?? [];
  if (listed !== undefined) return { told: listed };
  const [, request, rest] = asking.exec(wish) ?? [];
  if (request !== undefined) {
    // What is asked for, and then why.
    const [, what = rest ?? '', why = ''] =
      /^(.+?),? (?:because |as |since )?((?<=, |because |as |since )(?:he|she|they|we|i|it|its|the|my)\b.+)$/iu.exec(
        rest ?? '',
      ) ?? [];
    const asked = asRequest(request, what.replace(/,$/u, ''));
    return { asked, told: why, isHollow: asked === '' };
  }
  if (/\bthank[- ]you (?:card|note|letter|message|text)\b/iu.test(wish))
    return { asked: thanks, left: wish.split(/, /u).slice(1).join(', ') };
  const [, clause, that] = saying.exec(wish) ?? [];
  const said = clause ?? that;
  if (said !== undefined) return asSaid(said);
  const [, thanked] = /\b(?:thanking|to thank) .{1,30}? for (.{4,})$/iu.exec(wish) ?? [];
  if (thanked !== undefined) return { asked: `Thank you for ${clean(thanked)}.` };
  const [, matter = '', more = ''] = /^[^,;:]*?\babout ([^,;:]{3,80})(?:[,;] (.{6,}))?$/iu.exec(wish) ?? [];
  if (matter !== '') return { about: clean(matter), told: more };
  const [, behind] = /^[^,;–]{0,140}?(?:[,;]| [–-]) (.{8,})$/su.exec(wish) ?? [];
  return behind !== undefined && kindOfWords(behind) !== 'thing' && !onHow.test(behind)
    ? { told: behind }
    : {};
}

const thanks = 'Thank you for all you have done for us.';
const asking =
  /(?<!\b(?:he|she|they|keeps?|kept|stops?|is|are|been) )\b(?:asking|to ask|requesting|and ask)(?: (?:him|her|them|you|mum|dad|school|(?:the|his|her|my|our|their) [\p{L} ]{2,25}?|M\p{L}+ \p{Lu}\p{L}+))? (for|if|whether|to|not to|about|that|when|what|how|why|who) (.{3,})$/iu;
const askedLater =
  /^(?:and |also |please )*(?:(?:can|could|would) you (?:also |please )*)?ask(?: (?:him|her|them))? (for|if|whether|to|about|when|what|how) (.{3,}?)[?.!\s]*$/iu;
const someone = String.raw`(?:\p{L}+ ){0,3}?(?:them|him|her|you|everyone|people|parents|mums|school|staff|the \p{L}+|(?:his|her|my|our|their) [\p{L}-]+|M\p{L}+ \p{L}+|\p{L}+)`;
const begins = String.raw`(?=(?:that |he|she|they|we|i|it|my|our|the|there|\p{Lu}\p{L}+ (?:is|has|was|will|can|won))\b)`;
const saying = new RegExp(
  String.raw`\b(?:saying|to say|(?:that|which) says|explaining|to explain|(?:telling|to tell) ${someone} ${begins}|(?:to )?let(?:ting)? ${someone} know|so (?:that )?${someone} knows?)(?: that)? (.{6,})$|\b(?:text|note|message|e-?mail|letter)\b[^,;]{0,40}? that ((?:he|she|they|we|i|my|our|the)['’ ].{6,})$`,
  'iu',
);

function asRequest(kind: string, rest: string): string {
  const what = clean(rest).replace(/, (\d{1,2})$/u, ', who is $1');
  if (what === '') return '';
  const [, who = '', deed = ''] = /^(him|her|them|me|us|my \p{L}+|\p{Lu}\p{L}+) to (.+)$/u.exec(what) ?? [];
  const subject =
    ({ him: 'he', her: 'she', them: 'they', me: 'I', us: 'we' } as Record<string, string>)[who] ?? who;
  const like = 'I would like to ask';
  if (kind === 'for' && who !== '') return `${like} if ${subject} could ${deed}.`;
  if (kind === 'to') return `${like} if you could ${what}.`;
  if (kind === 'not to') return `${like} you not to ${what}.`;
  return `${like} ${kind === 'whether' ? 'if' : kind} ${what}.`;
}

function asSaid(said: string): Content {
  const text = clean(said);
  if (text === '') return { isHollow: true };
  const [, thanked = ''] = /^(?:thanks|thank you) (.+)$/iu.exec(text) ?? [];
  if (thanked !== '') return { asked: `Thank you ${thanked}.` };
  const [, sorry = ''] = /^sorry (.+)$/iu.exec(text) ?? [];
  if (sorry !== '') return { asked: `I am sorry ${sorry}.` };
  if (/^(?:why|how|what|when|where)\b/iu.test(text)) return { about: text };
  return { told: text };
}

const clean = (text: string): string => {
  const plain = spelled(cleanText(text)).replace(/[.?!\s]+$/u, '');
  return isRepeatable(plain) ? plain : '';
};
