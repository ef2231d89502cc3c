// Who helps, by what was typed in the boxes: whom the carer names there, or the one person who does something with the child.
import { shapeOf } from '@calmbridge/reader/story-line/clause';
import { genderOf, isCalledByIt, isHonorific, isPersonWord } from '@calmbridge/reader/story-line/people';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { capitalised } from '#child/words';
import { cannotHelp } from './cannot-help.ts';
import { isSentence } from './pieces.ts';
import { isPlain } from './plain-words.ts';

/** A word for a person, and what else was typed beside it, as sentences. */
export function whoHelps(who: string, grownUp: string): { helper: string | null; rest: string } {
  // "Mum, maybe Gran": one of them.
  const typed = withCapitals(who.trim()).replace(
    /,? (?:or )?(?:maybe|perhaps|possibly|sometimes) (?=[^,]+$)/i,
    ' or ',
  );
  const helper = helperIn(typed, grownUp);
  if (helper !== null) return { helper, rest: '' };
  const [, first = '', joint = '', rest = ''] = /^([^,]+), (or )?(.+)$/is.exec(who.trim()) ?? [];
  const person = first === '' ? null : helperIn(first, grownUp);
  if (person === null) return { helper: null, rest: who };
  // "Ms Osei, or the nurse if she is out": who helps else. "Mum, he can come to our bed": what they do.
  if (joint !== '') return { helper: null, rest: `${person} will help {child}, or ${rest}` };
  return isSentence(rest) ? { helper: person, rest } : { helper: null, rest: who };
}

/** "Mr evans", "auntie jo", "karen the manager": names, however they were typed. */
const withCapitals = (who: string): string =>
  who
    .replace(
      /^(\p{Ll}{3,}[^s'’])s (?=(?:mum|dad|nan|gran|mummy|daddy)$)/iu,
      (_, name: string) => `${capitalised(name)}'s `,
    )
    .replace(
      /(?<=\b(?:escort|coach|carer|driver|teacher|worker|nurse|therapist|instructor|tutor|assistant|friend|cousin|brother|sister) )\p{Ll}(?=\p{Ll}+$)/giu,
      (letter) => letter.toUpperCase(),
    )
    .replace(/(?<=\b(?:called|named) )\p{Ll}/giu, (letter) => letter.toUpperCase())
    .replace(
      /\b(mr|mrs|ms|miss|dr|auntie|aunty|aunt|uncle)\.? (?!(?:at|from|in|on|or|and|who|if|with|the)\b)(\p{L}{2,})/giu,
      (_, title: string, name: string) => `${capitalised(title.toLowerCase())} ${capitalised(name)}`,
    )
    .replace(
      /(?<=^|\b(?:and|or) |, )(\p{Ll}{2,})(?=$|,| (?:the|her|his|my|our|from|at|and|or)\b)/gu,
      (name) =>
        genderOf(name) === null && termsOf(`${name} sits`)[0]?.tags.has('FirstName') === true
          ? capitalised(name)
          : name,
    );

/** "Mum does the straps up", "I tell Frau Weber": the only one who does something there, or whom the child turns to. */
export function helperAmong(steps: readonly string[], said: string): string | null {
  const found = new Set(
    steps
      .flatMap((step) => [
        ...[...step.matchAll(doer)].flatMap((one) => personDoing(one, step)),
        ...[...step.matchAll(turnedTo)].map(([, name = '']) => name),
      ])
      .filter((who) => !cannotHelp(who, said)),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}
const doer =
  /(?:^Then |^|\b(?:and|while|then|when|so) |[,.] )((?:\p{Lu}\p{L}+ )?\p{Lu}\p{L}+) (?:can |will |also |then )?(\p{Ll}+)/gu;

/** "I tell Mrs Osei", "I can ask Mum". */
const turnedTo =
  /^(?:Then )?(?:I|\{child\}) (?:can |may |will )?(?:tells?|asks?|shows?|goes? to|holds? hands with) ((?:(?:Mr|Mrs|Ms|Miss|Dr|Frau|Herr) )\p{Lu}\p{L}+|(?:Mum|Mummy|Mom|Mommy|Mama|Dad|Daddy|Papa|Gran|Granny|Grandma|Nana|Nan|Grandad|Grandpa)\b)/gu;

function personDoing([, name = '', verb = '']: RegExpMatchArray, step: string): string[] {
  const [first = '', second] = name.split(' ');
  // "Hannah sits next to me": a name, and what is done with the child.
  const isBeside = withChild.test(step) && termsOf(`${first} sits`)[0]?.tags.has('FirstName') === true;
  const isPerson = isCalledByIt(first) || (second === undefined ? isBeside : isHonorific(first));
  // Whoever goes away, is ill or is talked about is nobody to turn to.
  return isPerson && !/^santa$/i.test(first) && /\p{L}/u.test(verb) && !away.test(verb) ? [name] : [];
}
const withChild =
  /\b(?:with|next to|helps?|to|for|beside|shows?|gives?|takes?) (?:me|us|him|her|them|\{child\})\b/;
const away =
  /^(?:is|are|was|were|has|had|goes|went|go|leaves?|left|works?|lives?|moves?|moved|died|comes?|came|gets?|got|and|or|on|in|at|to|with|from|for|said|may|cannot|flies|sleeps?)$/;

/** "Dad", "my teacher", "me and her key worker Lorraine"; null where the box says something else. */
function helperIn(who: string, grownUp: string): string | null {
  const typed = who
    .trim()
    .replace(/[\s.!?,;]+$/, '')
    // "Me (mum)" says who that is.
    .replace(/^(?:me|i)\s*\(([^)]+)\)$/i, '$1');
  const parts = typed.split(joints);
  const people = parts.map((part, at) => (at % 2 === 1 ? part : personIn(part.trim(), grownUp)));
  if (typed === '') return null;
  if (!people.includes(null)) return people.join('');
  // What names nobody and says nothing is whom it says.
  const named = typed.replace(/\b(?:me|i|myself)\b/gi, grownUp);
  // "Text me" is what to do.
  if (/^\p{L}+ (?:me|us|him|her|them)\b/iu.test(typed) || termsOf(typed)[0]?.tags.has('Verb') === true)
    return null;
  return shapeOf(typed) === 'fact' || !isPlain(typed) || typed.split(' ').length > 6 ? null : named;
}
const joints = /(, | and | or | & )/i;

function personIn(part: string, grownUp: string): string | null {
  if (/^(?:me|i|myself)$/i.test(part)) return grownUp;
  if (!isPlain(part) || /^\p{Lu}{2}/u.test(part)) return null;
  const own = part.replace(/^(?:her|his|their|your|our|my) /i, 'my ');
  const words = own.split(' ');
  if (words.length > 5) return null;
  if (isCalledByIt(words[0]?.toLowerCase() ?? '') && !/^my\b/.test(own)) return capitalised(own);
  // "Dawn her instructor", "Tina the bus aide".
  const [, name, role] =
    /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:(?:is )?(?:her|his|their|my|our) |(?=the ))(.+)$/u.exec(part) ?? [];
  if (name !== undefined && role !== undefined)
    return `${name}, ${role.startsWith('the ') ? role : `my ${role}`},`;
  if (/^\p{Lu}/u.test(own)) {
    // "Mrs Flynn at school".
    const [called = own] = own.split(/ (?:at|from|in) /);
    return called.split(' ').every((word) => /^\p{Lu}/u.test(word)) ? own : null;
  }
  if (/^(?:my|the|an?) /i.test(own)) return own;
  if (ofPlace.test(words.at(-1) ?? '') || (ofPlace.test(words[0] ?? '') && words.length > 1))
    return `the ${own}`;
  return words.some((word) => isPersonWord(word.toLowerCase())) ? `my ${own}` : null;
}
/** Nobody's own: "the nurse". */
const ofPlace =
  /^(?:staff|nurse|doctor|dentist|driver|lifeguard|librarian|receptionist|barber|hairdresser|pharmacist|officer|police|vet|pilot)$/i;
