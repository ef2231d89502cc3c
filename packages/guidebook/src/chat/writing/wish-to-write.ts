// What somebody wants written: what kind of piece, to whom, and what it is to say. Only what is surely to stand there is taken; the
// rest is named as left out.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { asSaid } from '#plan/carer-words';
import { spelled } from '../answer/spelled.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import { mayQuote } from '../message/may-quote.ts';
import { asksForText } from '../message/question-form.ts';
import { type Addressee, addresseeIn, addresseePutRight } from './addressee.ts';
import { holdsSecret } from './kept-secret.ts';
import { itemsIn, underLabel } from './listed.ts';
import { mended } from './mended.ts';
import { ofManner, withoutFeelings } from './of-manner.ts';
import { namesOthers } from './others-named.ts';
import { toYou } from './to-you.ts';
import { toldBefore } from './told-before.ts';

/** A record goes to whoever comes next, or into a form; a card is handed over, and what is spoken goes to nobody in writing. */
export type Piece = 'letter' | 'note' | 'text' | 'record' | 'card' | 'profile' | 'spoken';
export type WishToWrite = {
  piece: Piece;
  addressee: Addressee | null;
  /** "Homework": what it is about. */
  matter: string;
  /** "I would like to ask …": from the wish itself. */
  asked: string;
  /** In the carer's own words, one a sentence. */
  says: string[];
  /** Told beside it, and not surely meant for whoever reads it. */
  leftOut: string[];
  signedBy: string;
  /** "Son", where the carer says so anywhere. */
  relation: string;
  /** Something is told that is not to be in it, or may not be written by us: then nothing of it is surely for the reader. */
  holdsBack: 'secret' | 'unwritten' | null;
};

/** `answers` are what was said since, when it was asked what the piece should say. */
export function wishToWrite(
  message: string,
  child: AskedChild,
  answers: readonly string[] = [],
): WishToWrite | null {
  const sentences = oneByOne(message.replace(inHaste, 'Write a $1 for $2: $3'));
  const at = sentences.findIndex((sentence) => asksForText(sentence));
  if (at === -1) return null;
  const wish = (sentences[at] ?? '').replace(/[?!.\s]+$/u, '').replace(politely, '');
  const { head, matter = '', asked = '', said = '', isMarked } = contentOf(wish);
  const piece = pieceIn(wish);
  const [, dear = '', dictation = ''] = dictated.exec(answers.at(-1) ?? message) ?? [];
  const later = dictation === '' ? answers.flatMap(oneByOne).map(withoutAddressee) : oneByOne(dictation);
  const [stated] = [dear === '' ? head : `to ${dear}`, ...answers]
    .map(addresseeIn)
    .filter((one) => one !== null);
  const { addressee, spent } = addresseePutRight(stated ?? null, sentences);
  const behind = sentences.slice(at + 1).filter((one) => !spent.includes(one));
  // Of a card it is sure where they go on to tell of whom it is.
  const isTold = piece === 'card' && behind.some((one) => spokenOf.test(one));
  const isSure =
    isMarked ||
    isTold ||
    ((piece === 'record' || piece === 'profile') && behind.length > 0) ||
    behind.some((one) => marks.test(one)) ||
    !isLoose(head, piece, addressee);
  const all = later.length > 0 ? later : isSure ? [said, ...behind] : [];
  const isAlone = addressee !== null && !namesOthers([message, ...answers].join(' '), addressee, child);
  const to: Written = { piece, addressee: dictation === '' ? addressee : null, wish, child, isAlone };
  // What was asked for is dictated, whoever it speaks of.
  const isUnclear = later.length === 0 && isOfTwo(all, to);
  const before = all.every((one) => one === '') && asked === '' ? toldBefore(sentences, at, child) : null;
  const told = isUnclear
    ? []
    : (before?.says ??
      all.flatMap((one) =>
        itemsOf(one, piece, one === said && behind.length === 0, listOfQuestions.test(wish)),
      ));
  const { says, leftOut } = sorted(told, to, addressee);
  if (piece === 'card' && says.length > 0 && /\bpolite(?:ly)?\b/iu.test(message)) says.push('Thank you');
  return {
    piece: before === null ? piece : 'spoken',
    addressee,
    matter: mayQuote(before?.matter || matter) ? asSaid(before?.matter || matter) : '',
    asked,
    says,
    leftOut,
    relation: own.exec(message)?.[1]?.toLowerCase() ?? '',
    signedBy: told.map((one) => signature.exec(one)?.[1] ?? '').find((one) => one !== '') ?? '',
    holdsBack:
      later.length === 0 && holdsSecret(withoutFeelings(message), addressee)
        ? 'secret'
        : mayQuote([asked, ...says].join(' ')) && !lendsMedicine.test([asked, ...says].join(' '))
          ? null
          : 'unwritten',
  };
}

/** `addressee` is nobody where the words are dictated: they stand as they are. */
type Written = {
  piece: Piece;
  addressee: Addressee | null;
  wish: string;
  child: AskedChild;
  isAlone: boolean;
};

const isOfTwo = (all: readonly string[], { addressee, child, isAlone }: Written): boolean =>
  isMixed(
    all
      .map((one, at) => toYou(spelled(one), addressee, child, { isAlone, isFirst: isFirst(all, at) }))
      .filter((one) => !praises.test(one))
      .join(' '),
  );

const isFirst = (all: readonly string[], at: number): boolean =>
  !all.slice(0, at).some((one) => /\p{L}{2}/u.test(one));

/** What is for whoever reads it, as it is said to them, and what is not. */
function sorted(
  told: readonly string[],
  { piece, addressee, wish, child, isAlone }: Written,
  reader: Addressee | null,
): Pick<WishToWrite, 'says' | 'leftOut'> {
  const says: string[] = [];
  const leftOut: string[] = [];
  for (const [at, raw] of told.entries()) {
    const turned = toYou(spelled(raw), addressee, child, { isAlone, isFirst: isFirst(told, at) });
    if (ofManner(tidy(raw)) || signature.test(raw)) continue;
    const isAsked = turned.endsWith('?');
    const plain = mended(tidy(turned), child);
    const one = isAsked ? `${plain.replace(/[.?]$/u, '')}?` : plain;
    if (!/\p{L}{2}/u.test(one)) continue;
    const isToUs = isAsked && !/\b(?:you|your)\b/iu.test(one);
    const isTurned = turned !== spelled(raw);
    const isIn = isTurned || (!isToUs && isForReader(one, reader, wish, child));
    (isIn ? says : leftOut).push(piece === 'note' || piece === 'record' ? underLabel(one) : one);
  }
  return { says, leftOut };
}

/** What stands behind a colon as a list of commas; a list under its own label stays one. */
function itemsOf(text: string, piece: Piece, isBehindWish: boolean, isOfQuestions: boolean): string[] {
  if (piece === 'profile') {
    const items = itemsIn(text);
    return items.length === 0 ? [text] : items;
  }
  if (piece !== 'note' && piece !== 'record') return [text];
  const items = isBehindWish || isOfQuestions ? itemsIn(text) : [];
  // "They only give us 15 minutes" is no question.
  if (isOfQuestions && items.length === 0 && /^(?:they|it|we|there)\b/iu.test(text)) return [];
  return items.length === 0 ? [text] : items;
}

/** "year 4. reading has come on", "blue bowl. bath is NOT happening": a small letter begins a sentence in haste. */
const oneByOne = (text: string): string[] =>
  sentencesOf(text.replaceAll('’', "'").replace(/\b(Mrs?|Ms|Mx|Dr|Prof)\.(?= \p{Lu})/gu, '$1'))
    .flatMap((one) => one.split(/(?<=\p{L}{2}|\s\d{1,2}|[!?)])[.!?]*(?<=[.!?])\s+(?=[\p{L}\d{])/u))
    .map((one) => one.trim())
    .filter((one) => one !== '');

const spokenOf = /^(?:he|she|they)(?:['’]?s|['’]re| is| are| has| does| can)\b/iu;

/** "List for the babysitter pls, bedtime 7.15, blue cup only". */
const inHaste =
  /^(?:an? )?(list|note|letter|text|e-?mail|message|card) (?:for|to) ([^,:.?!]{3,40}?),? (?:pls|plz|please)[,:.]? (?=\p{L})(.{4,})$/isu;

/** "It should say …": what comes is surely meant for the piece. */
const marks = /^(?:something|anything) like\b|^(?:it should|i want it to|please|just) say\b/iu;

/**
 * Words stand in the wish that are neither to whom it is nor how it is to be: then what comes behind may be half of what is meant.
 * A card has no more than its words, which must be said.
 */
function isLoose(head: string, piece: Piece, addressee: Addressee | null): boolean {
  if (piece === 'card') return true;
  const end = addressee ? head.indexOf(addressee.said) + addressee.said.length : head.length;
  const words = head
    .slice(end)
    .replace(addressee?.name || /$^/u, '')
    .replace(/^,? the \p{L}+/u, '')
    .replace(ofTime, ' ')
    .match(/\p{L}{2,}/gu);
  return (
    (words ?? []).filter(
      (word) => !/^(?:please|pls|short|polite|formal|friendly|firm|and|but|for|me)$/iu.test(word),
    ).length > mostLoose
  );
}
const mostLoose = 2;
const ofTime =
  /\b(?:for |on |this )?(?:today|tomorrow|tonight|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|morning|night|week|afternoon|evening)s?\b/giu;

const politely = /,? (?:please|pls|plz|thanks|thank you|ta)$/iu;

export function pieceIn(wish: string): Piece {
  if (/\bthank[- ]?you card\b/iu.test(wish)) return 'note';
  if (/\b(?:one[- ]page(?:r)?|about me|(?:pupil|one[- ]page) (?:passport|profile))\b/iu.test(wish))
    return 'profile';
  if (ofForm.test(wish) || listOfQuestions.test(wish)) return 'record';
  if (
    /\b(?:handover|(?:incident|accident|shift|daily|care|reading|contact) (?:notes?|reports?|logs?|records?|recording|diary|entry|entries)|log entry|(?:the|an?|my) (?:log|entry|recording)|reports?(?! card)|comment)\b/iu.test(
      wish,
    )
  )
    return 'record';
  if (/\b(?:cards?|signs?)\b/iu.test(wish)) return 'card';
  if (/\b(?:te?xt|message|whats ?app|sms|dm|post)\b/iu.test(wish)) return 'text';
  return /\b(?:notes?|list|page|lines)\b/iu.test(wish) ? 'note' : 'letter';
}

const listOfQuestions = /\blist of (?:questions|things to ask)\b/iu;
/** A line for a form or a plan has no greeting. */
const ofForm =
  /\b(?:lines?|sentences?|wording|paragraph|list of things)\b[^.?!:]{0,40}\b(?:ehcp|ehc plan|iep|ndis|dla|pip|forms?|reports?|reviews?|plan|application|to tell|to know)\b/iu;

/** `isMarked`: the wish says that this is what it is to say. */
type Content = { head: string; matter?: string; asked?: string; said?: string; isMarked: boolean };

/** The wish is taken apart where it begins to say what is to stand there. */
function contentOf(wish: string): Content {
  const marked = (at: number, content: Partial<Content>): Content => ({
    head: wish.slice(0, at),
    isMarked: true,
    ...content,
  });
  const [listed, before = '', list] = /^([^:]{0,160}):\s+(.{3,})$/su.exec(wish) ?? [];
  if (listed !== undefined) return marked(before.length, { said: list ?? '' });
  const [, headOfPage = '', page = ''] =
    pieceIn(wish) === 'profile' ? (/^([^,:]+)[,:] (.{8,})$/su.exec(wish) ?? []) : [];
  if (page !== '') return marked(headOfPage.length, { said: page });
  const behindMe = forMe.exec(wish);
  if (behindMe) return marked(behindMe.index, { said: behindMe[1] ?? '' });
  const [declined, , what] = declining.exec(wish) ?? [];
  if (declined !== undefined)
    return marked(wish.length, {
      asked: `Thank you for the ${what === 'invite' ? 'invitation' : what}. I am sorry, but we can't come.`,
    });
  const [polite, thing = '', why = ''] = courtesy.exec(wish) ?? [];
  if (polite !== undefined)
    return marked(wish.length, {
      asked: `${/^(?:say sorry|apologi[sz]e)$/iu.test(thing) ? 'I am sorry' : 'Thank you'} for ${spelled(asSaid(why))}.`,
    });
  const asks = asking.exec(wish);
  if (asks) return marked(asks.index, askedFor(asks[1] ?? 'for', asks[2] ?? ''));
  const says = saying.exec(wish) ?? named.exec(wish);
  if (says) {
    const told = (says[1] ?? '').replace(mannerBehind, '');
    return marked(says.index, { said: /^(?:what|how|why|when|where|who)\b/iu.test(told) ? '' : told });
  }
  const about = /\babout (.{3,})$/isu.exec(wish);
  const behind = clauseBehind.exec(about?.[1] ?? wish);
  const said = behind?.[1] ?? '';
  if (!about) return { head: wish.slice(0, behind?.index), said, isMarked: false };
  const matter = (about[1] ?? '').slice(0, behind?.index);
  const isPlain = !/[,;:]/u.test(matter) && !/^(?:it|this|that|him|her|them)$/iu.test(matter);
  return { head: wish.slice(0, about.index), said, matter: isPlain ? spelled(matter) : '', isMarked: false };
}

/** "Can you text her dad for me he never brings it back". */
const forMe = / for me,? (?=(?:he|she|they|it|its|it's|we|i|my|tell|say|that|can)\b)(.{8,})$/iu;
/** "A polite no to a birthday invitation". */
const declining =
  /\b(?:no|refusal) to (?:an?|the|their|his|her) ([\p{L}' -]{0,25}?)(invitation|invite|party)\b/iu;
/** "Say sorry to the neighbour for the noise at night in a short note". */
const courtesy =
  /\b(say sorry|apologi[sz]e|say thank you|thank(?![ -]?you\b)) (?:to )?(?:the |my |our |his |her )?[\p{L}' -]{3,30}? for (.{4,}?)(?:,? in an? (?:[\p{L}]+ )?(?:note|text|e-?mail|letter|card|message))?$/iu;

const mannerBehind =
  /,? without (?:it |me )?sounding\b.*$|, (?:polite|firm|short|friendly|formal|kind|warm)\b[^,]*$/iu;

const asking =
  /(?<!\b(?:not|without|never|stops?|keeps?|is|are|he|she|they) )\b(?:asking|to ask|requesting|and ask)(?: (?:him|her|them|you|(?:the|his|her|my|our|their) [\p{L} ]{2,25}?|M\p{L}+ \p{Lu}\p{L}+))? ?(for|if|whether|to|not to|about|that|when|what|how|why)? (.{3,})$/iu;

/** What is asked for is said as a request; what nobody can turn surely is said as it was put. */
function askedFor(kind: string, rest: string): Partial<Content> {
  const [, what = rest, why = ''] =
    /^(.+?),? (?:because |as |since )((?:he|she|they|we|i|it|its|the|my)\b.+)$/iu.exec(rest) ?? [];
  const thing = spelled(asSaid(what.replace(/,$/u, '')));
  const word = kind.toLowerCase();
  if (word === 'to') return { asked: `Could you please ${thing}?`, said: why };
  const [, unwanted] = /^they (?:do not|don['’]?t) (.+)$/iu.exec(word === 'that' ? thing : '') ?? [];
  if (unwanted !== undefined || word === 'not to')
    return { asked: `Please do not ${unwanted ?? thing}.`, said: why };
  if (word === 'that' && /^they\b/iu.test(thing)) return {};
  return {
    asked: `I would like to ask ${word === 'whether' && !thing.startsWith('to ') ? 'if' : word} ${thing}.`,
    said: why,
  };
}

const someone = String.raw`(?:\p{L}+ ){0,3}?(?:them|him|her|everyone|people|parents|school|staff|the \p{L}+|(?:his|her|my|our|their) [\p{L}-]+|M\p{L}+ \p{L}+|\p{L}+)`;
const begins = String.raw`(?=(?:that |he|she|they|we|i|it|my|our|the|there|\{child\})['’ ])`;
const saying = new RegExp(
  String.raw`(?<!\b(?:not|without|never|what|how) )\b(?:saying|to say|(?:that|which)(?:'s [\p{L} ]{2,20}but)? (?:basically )?says|(?:just|simply|it) says|something like|along the lines of|(?:mentioning|explaining)(?= that\b)|(?:telling|to tell) ${someone} ${begins}|(?:to )?let(?:ting)? ${someone} know|so (?:that )?${someone} knows?|that(?= (?:he|she|they|we|i|my|our|the|\{child\})['’ ]))(?: that)?,? (.{4,})$`,
  'iu',
);
/** "… that Tanvi cannot wear it" */
const named =
  /\bthat (\p{Lu}\p{Ll}+ (?:is|has|was|can|cannot|can['’]t|will|won['’]t|needs|does|doesn['’]t|did|didn['’]t|had) .{4,})$/u;

const clauseBehind =
  /(?:[,;]| [–-]) ((?:(?:he|she|they|we|i|it|there|nobody|everyone|please|\{child\})(?=['’ ])|(?:its|hes|shes|im|ive|theyre|weve|thats|dont)\b|(?:my|our|his|her|the|their|\p{Lu}\p{L}+) (?:[\p{L}'’-]+ ){0,3}?(?:is|are|has|have|was|were|can|cannot|can['’]?t|won['’]?t|will|needs?|wants?|hates?|loves?|likes?|doesn['’]?t|didn['’]?t|makes?|gets?|\p{L}{2,}ed)\b).{4,})$/iu;

function tidy(text: string): string {
  const plain = haste
    .reduce((done, [pattern, by]) => done.replace(pattern, by), spelled(asSaid(text)))
    .trim();
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
}
const haste: readonly (readonly [RegExp, string])[] = [
  [/^(?:and|but|also|so|then|yeah|well|basically|anyway|ok|oh),? (?=\p{L})/iu, ''],
  [/^want\b/iu, 'I want'],
  [/^need\b/iu, 'I need'],
  [/^would like\b/iu, 'I would like'],
  [/,?\s*\b(?:pls|plz|please|thanks|thx|thank you)\b[\s.!]*$/giu, ''],
  [/^(?:hi|hello|hey|dear) [\p{L} ]{2,20}, (?=[\p{L}{])/iu, ''],
  [/^(?:(?:something|anything) like|(?:it should|i want it to|please|just) say):?,? /iu, ''],
  [/^say(?: that)?,? (?=(?:he|she|they|we|i|it|my|our|the|please|thank\w*)\b)/iu, ''],
  [/ & /gu, ' and '],
  [/\b(?:pls|plz)\b/giu, 'please'],
  [/\band that (?=(?:he|she|we|i|they|\p{Lu}\p{Ll}+)\b|\{child)/gu, 'and '],
  [/\b(?:cos|cuz)\b/giu, 'because'],
  [/\bive\b/giu, "I've"],
  [/\bits(?= (?:the|a|an|not|too|just|been|because|all|so|very|\d)\b)/giu, "it's"],
];

/** "… starting Dear Mrs Okafor, Niamh is joining your class": what is dictated stands as it is. */
const dictated = /(?<=\S\s+)Dear ([\p{L}.'’ -]{2,40}),\s+(.{40,})$/su;

/** "It's for his teacher, Mrs Khan: …": said in answer to whom it is to. */
const withoutAddressee = (text: string): string => {
  const [phrase] =
    /^(?:it'?s |its )?(?:to|for) [^,.:;]{2,40}(?:[,.:;]\s*(?:Mrs?|Ms|Miss|Dr) \p{Lu}\p{L}+|, (?:the|his|her|our|their) [\p{L} -]{2,30}(?=[.:;]|$))?/iu.exec(
      text,
    ) ?? [];
  return phrase !== undefined && addresseeIn(phrase) !== null
    ? text.slice(phrase.length).replace(/^[\s,.:;-]+/u, '')
    : text;
};

/** "From Aoife Brennan", "I'm her mum Claire Hadley". */
const signature =
  /^(?:[Ss]ign(?:ed)?(?: it)? (?:from|by|as|off as)|[Ff]rom|(?:I'?m|I am) (?:(?:his|her|their) (?:mum|mom|dad|mother|father|nan|gran|grandma|grandad|aunt|aunty|uncle|carer|guardian|stepmum|stepdad|foster carer),?|called)):? (\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'-]+)?)(?=[.!( ]|$)/u;

/** Said to us: what somebody feels about writing it, or something of whoever is to read it. */
function isForReader(
  text: string,
  addressee: Addressee | null,
  wish: string,
  { facts }: AskedChild,
): boolean {
  if (asksBack.test(text) || ofWriter.test(text)) return false;
  if (addressee?.isHome && ofOthers.test(text)) return false;
  const [, asked = ''] = /\b(?:asking|ask|tell|telling|send|give) (him|her)\b/iu.exec(wish) ?? [];
  const gender =
    addressee?.gender ?? ({ him: 'he', her: 'she' } as const)[asked.toLowerCase() as 'him' | 'her'];
  const isOfReader = praises.test(text) || (gender && gender !== facts.they.they && speaksOf(gender, text));
  const [, role] = /([\p{L}-]+)$/u.exec(addressee?.said ?? '') ?? [];
  return (
    !isOfReader && !(role && new RegExp(`^(?:my|his|her|our|the|their) ${role}\\b(?!'s)`, 'iu').test(text))
  );
}
/** "It goes to the council doesn't it". */
const asksBack = /\b(?:doesn|isn|aren|don|wasn|hasn|won)['’]?t (?:it|they|he|she)\W*$/iu;
const praises =
  /^(?:he|she|they)(?:'s|'re| is| are)? (?:(?:a|so|very|really|such a) )*(?:just )?(?:means? well|lovely|reasonable|new|friendly|polite|patient|nice|kind|busy|sweet|young|old|good m[ae]n|good wom[ae]n)\b/iu;
const speaksOf = (gender: 'he' | 'she', text: string): boolean =>
  new RegExp(`^${gender}\\b`, 'iu').test(text);
/** "Give him two of your sleeping tablets". */
const lendsMedicine =
  /\b(?:give|slip|put|crush|let (?:him|her|them) have)\b[^.?!]{0,40}\b(?:your|my|our) (?:\p{L}+ ){0,2}?(?:tablets?|pills?|medicine|medication|sleeping|drops|melatonin|syrup)\b/iu;

/** "He called my daughter out, she cried": nobody can tell who of the two reads it. */
const isMixed = (text: string): boolean =>
  /\b(?:he|him|his)\b/iu.test(text) && /\b(?:she|her|hers)\b/iu.test(text);
const own =
  /\b(?:my|our) (?:[\p{L}\d-]+ ){0,2}?(son|daughter|brother|sister|grandson|granddaughter|nephew|niece|stepson|stepdaughter)\b(?!['’]s|[- ]in)/iu;
const ofWriter =
  /\bi(?:'?m| am)? (?:(?:so|really|just|a bit) )?(?:dread\w*|nervous|ashamed|embarrassed|hate (?:asking|writing|this|doing)|don'?t know (?:how|what|where)|never know|keep putting|can'?t (?:face|find)|feel (?:sick|awful|bad|silly))\b|\bnot good (?:at|with) (?:letters|words|writing)\b|\b(?:it|this) (?:has|needs|must|should) (?:to )?be\b|\bobviously\b|\byou(?:'ve| have)? (?:wrote|written|said|gave)\b|\btell me\b|\bi do(?: not|n'?t) want to sound\b|^i (?:just )?(?:need|want) (?:it|this|that)\b/iu;

/** To parents: another child by name or deed. */
const ofOthers =
  /\b(?:another|other|different|one of the(?: other)?|some) (?:\p{L}+ )?(?:child|children|boys?|girls?|kids?|pupils?|lads?)\b|\b(?:hit|bit|kick\w*|push\w*|punch\w*|slap\w*|scratch\w*|pinch\w*|shov\w*|spat)\b|\bwith \p{Lu}\p{Ll}+|\b\p{Lu}\p{Ll}+ (?:and|started|said|took|told)\b(?<!^\p{Lu}\p{Ll}+ \p{L}+)/u;
