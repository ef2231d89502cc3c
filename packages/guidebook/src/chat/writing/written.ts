// A text, a note, a report comment or a handover from what was told: whole sentences, short where short was wanted. What can't be turned
// into one is named below it and left to the writer.
import type { AskedChild } from '../message/child-asked-about.ts';
import { type About, toldSentences } from './told-sentences.ts';
import { type WishToWrite, wishToWrite } from './wish-to-write.ts';
import { subjectOf } from './word-kinds.ts';

/** `isOwn`: what was told is the whole of it, and no page knows better. `told` is how many things. */
export type Written = { text: string; isOwn: boolean; told: number };

/** Null where nothing is wanted in writing, or nothing was told that could stand there. */
export function written(message: string, child: AskedChild): Written | null {
  const wish = wishToWrite(message);
  if (wish === null) return null;
  const about = aboutIn(message, wish, child);
  const { sentences, points, left } = toldSentences(wish.told, about);
  const told = sentences.length + points.length;
  if (told === 0 && wish.asked === '' && wish.last === '') return null;
  const isFiled = wish.piece === 'record' || wish.piece === 'comment';
  const opening = wish.asked || (wish.about === '' || isFiled ? '' : `This is about ${wish.about}.`);
  const reader = readerOf(message, wish);
  const name = about.name || (reader.isFamily || isFiled ? '' : '____');
  // In a text even a few words are a sentence.
  const isListed = points.length > 0 && wish.piece !== 'text';
  const said = isListed ? [] : [...points.map((one) => `${one}.`), ...sentences];
  const prose = withName([opening, ...said, wish.last].filter(Boolean).join(' '), name);
  const listed = isListed ? [...points, ...sentences.map((one) => one.replace(/\.$/u, ''))] : [];
  const body = [prose, listed.map((one) => `- ${one}`).join('\n')].filter(Boolean);
  const open = [...left, ...wish.left];
  const text = [
    ...(isFiled
      ? body
      : [reader.greeting, ...body, whatIsPossible(prose, wish, reader), closing(message, wish)]),
    wish.piece === 'comment' ? lengthOf(message, prose) : '',
    open.length === 0 ? '' : `Add in your own words: ${open.map((one) => `“${one}”`).join('; ')}.`,
  ];
  const isOwn = told > 0 && (wish.piece !== 'note' || wish.asked !== '' || wish.isTold || points.length > 0);
  return { text: text.filter(Boolean).join('\n\n'), isOwn, told };
}

/** Whom it is about: by name where one is known. */
function aboutIn(message: string, { piece, told }: WishToWrite, child: AskedChild): About & { name: string } {
  const [, named = ''] =
    /\b(?:for|about|of|called) (\p{Lu}\p{Ll}+)(?=[,.:;]|['’]s\b| \(|$| (?:in|is|who)\b)/u.exec(message) ?? [];
  const [own = ''] = told
    .map((one) => subjectOf(one) ?? '')
    .filter((one) => /^\p{Lu}\p{Ll}{2,}$/u.test(one) && !/^(?:She|They)$/u.test(one));
  const name = child.isUnknown ? named || own : child.facts.name;
  const [, said = ''] = /\b(he|she|him|his|her)(?:['’]?s)?\b/iu.exec(message) ?? [];
  const pronoun = /^h(?:e|im|is)$/iu.test(said) ? 'he' : said === '' ? '' : 'she';
  return {
    name,
    subject: name || pronoun,
    again: pronoun || name,
    isPast: piece === 'record' || (piece === 'text' && told.some((one) => isOver.test(one))),
  };
}

/** A day that is over, and nothing that lasts. */
const isOver =
  /\b(?:was|were|had|did|went|ate|slept|came|got|refused|enjoyed|played|cried|helped|walked)\b/iu;

type Reader = { greeting: string; isFamily: boolean };

function readerOf(message: string, { piece, wish }: WishToWrite): Reader {
  const [named] = /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.? \p{Lu}[\p{L}'’-]+/u.exec(message) ?? [];
  const isFamily =
    (family.test(wish) && !mayBeMeant.test(wish)) ||
    /\b(?:send|tell|text|let) (?:her|him|them)\b/iu.test(wish);
  if (named) return { greeting: `Dear ${named},`, isFamily };
  if (everyone.test(wish)) return { greeting: 'Hi everyone,', isFamily };
  if (piece === 'text' || isFamily) return { greeting: 'Hi ____,', isFamily };
  const [, role] = roles.exec(wish) ?? [];
  return { greeting: role === undefined ? 'Hello,' : `Dear ${role.toLowerCase()},`, isFamily };
}
/** In a text to "my ex", "he" may be the one who reads it. */
const mayBeMeant = /\bmy (?:ex|dad|father|brother|husband|partner|uncle)\b/iu;
const family =
  /\b(?:mums?|moms?|dads?|mother|father|parents?|ex|nan\w*|gran\w*|sister|brother|partner|husband|wife|aunt\w*|uncle|family|friend|home|in-?laws?|cousin|babysitter|sitter|nanny)\b/iu;
const everyone =
  /\b(?:(?:to|for) (?:the|our|his|her|my) (?:whole )?class(?! teacher)|group|whats ?app|everyone|everybody|(?:other|the) (?:parents|mums|moms|families)|invitations?|all the)\b/iu;
const roles =
  /\b(head ?teacher|neighbours?|teacher|coach|doctor|dentist|driver|childminder|staff|team|babysitter)\b/iu;

const closing = (message: string, { piece, asked }: WishToWrite): string => {
  if (piece === 'text') return asked === '' ? '____' : 'Thank you.\n____';
  return /\b(?:short|brief|quick)\b/iu.test(message)
    ? 'Thank you.\n____'
    : 'You can reach me at ____. Thank you.\n____';
};

/** Who writes to a club of what can't be done wants to hear what can. */
const whatIsPossible = (prose: string, { piece, asked }: WishToWrite, { isFamily }: Reader): string =>
  piece === 'note' &&
  asked === '' &&
  !isFamily &&
  /\b(?:can['’]?t (?:do|manage|cope|stand|bear|use|sit|wear)|struggles?|too (?:loud|bright|busy|hard))\b/u.test(
    prose,
  )
    ? 'Could you tell me what would be possible?'
    : '';

/** "What do I write to his mum about bedtime", and nothing told: a time to talk can be asked for. */
export function askedToTalk(message: string): string | null {
  const wish = wishToWrite(message);
  if (
    wish === null ||
    wish.about === '' ||
    wish.told.length > 0 ||
    / (?:so|because) /u.test(wish.about) ||
    !talksWith.test(wish.wish)
  )
    return null;
  return [
    'Here it is, ready to copy. Fill in what only you know:',
    'Hi ____,',
    `Could we find a time this week to talk about ${wish.about}? I would like us to find a way that works for everyone. When would suit you?`,
    '____',
    `Tell me in short lines what else it should say about ${wish.about}, and I’ll put that in.`,
  ].join('\n\n');
}
const talksWith =
  /\b(?:(?:his|her|their) (?:mum|mom|dad|mother|father)|ex|partner|teacher|school(?! news)|senco|nursery|childminder|key ?worker)\b/iu;

/** The first "he" is somebody who is named. */
function withName(text: string, name: string): string {
  if (name === '' || (name !== '____' && text.includes(name))) return text;
  // Of two people nobody knows which is the child.
  if (name === '____' && /\b(?:he|him|his)\b/iu.test(text) && /\b(?:she|her)\b/iu.test(text)) return text;
  if (
    /\b[Mm]y (?:\p{L}+ )?(?:son|daughter|child|boy|girl|lad|brother|sister|grand\p{L}+|nephew|niece)\b/u.test(
      text,
    )
  )
    return text;
  return text.replace(first, (_, word: string, short: string | undefined, next: string) => {
    if (short !== undefined) return `${name} ${longOf(short, next)}${next}`;
    const isOwn =
      /^his$/iu.test(word) ||
      (/^her$/iu.test(word) &&
        /^ (?!(?:to|in|on|at|and|or|with|for|from|when|if|as|is|was)\b)\p{L}/u.test(next));
    return `${name}${isOwn ? '’s' : ''}${next}`;
  });
}
const first = /\b(he|she|him|his|her)\b(?:['’](s|d|ll|ve))?( ?\p{L}*)/iu;
const longOf = (short: string, next: string): string => {
  if (short === 'll') return 'will';
  if (short === 'd') return 'would';
  return /^ (?:been|had|got|gone|\p{L}+ed|come|done|made|lost|started)$/u.test(next) ? 'has' : 'is';
};

/** Fewer words than were wanted: nothing is made up to fill them. */
function lengthOf(message: string, text: string): string {
  const wanted = Number(/\b(\d{2,3}) words\b/iu.exec(message)?.[1] ?? 0);
  const words = text.split(/\s+/u).length;
  return words < wanted * nearly
    ? `That’s ${words} of your ${wanted} words, and I don’t add anything you didn’t tell me: one moment you remember would fill the rest.`
    : '';
}
const nearly = 0.8;
