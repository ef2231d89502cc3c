// What carers type, made safe to stand in a plan: no markup, no links, no commands to a machine, one line, and
// words that hurt exchanged softly for words that don't. What must stay word for word goes through carer-words.ts.
import { speaksToMachine } from '@calmbridge/reader/clinic/told-words';
import { strikesSelf } from './reading/self-harm.ts';

const softer: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:temper )?tantrums?\b/gi, 'meltdowns'],
  [/\bnon[- ]?verbal\b/gi, 'non-speaking'],
  [/\bobsess(?:ed|ive) (?:with|about)\b/gi, 'deeply interested in'],
  [/\b(?:obsessions?|fixations?|restricted interests?)\b/gi, 'deep interest'],
  [/\bfixated on\b/gi, 'deeply interested in'],
  [/\b(?:low|high)[- ]functioning\b/gi, 'autistic'],
  [/\b(?:severe(?:ly)?|mild(?:ly)?) autis(?:m|tic)\b/gi, 'autistic'],
  [/\bspecial needs\b/gi, 'support needs'],
  [/\bsuffers? from\b/gi, 'has'],
  [/\b(?:problem|bad|challenging) behaviou?rs?\b/gi, 'hard moments'],
  [/\bmisbehav(?:es|ing|iour|ior|e)\b/gi, 'has a hard time'],
  [/\bacting out\b/gi, 'showing distress'],
  [/\battention[- ]seeking\b/gi, 'wanting company'],
  [
    /(?<!\b(?:not|never|n['’]?t) (?:being |a |just )?)\b(?:non[- ]?complian(?:t|ce)|defian(?:t|ce)|stubborn(?:ness)?|naughty|lazy|manipulative)\b/gi,
    'finding it hard',
  ],
  [/\belop(?:es|ing|ement|e)\b/gi, 'leaving safe places'],
  [/\bdeficits?\b|\bimpairments?\b/gi, 'needs'],
  [/\bdisorders?\b/gi, 'condition'],
  [/\b(?:self-stimulatory behaviou?rs?|stereotyp(?:y|ies))\b/gi, 'stimming'],
  [/\bsymptoms? of autism\b|\bred flags?\b/gi, 'signs'],
  [/\bnormal (?:child(?:ren)?|kids?|peers?)\b/gi, 'classmates'],
  [/\bcrazy\b|\bpsycho\b/gi, 'wild'],
  // Left out, it would leave empty quotes: what hurts would be lost.
  [/\b(?:retard|spaz)\w*\b/gi, 'a slur'],
  [/\bnightmare\b/gi, 'hard time'],
  [/\b(?:burden|tragedy|epidemic)\b/gi, 'strain'],
];

/** Words a plan never repeats, even from the carer: they read as advice. What they are about is still understood. */
const unrepeatable =
  /\b(?:restrain\w*|hold(?:ing)? (?:him|her|them) down|pinn?ed? down|lock(?:ed|ing)? (?:him|her|them) in|seclu\w+|time[- ]?out room|spank\w*|smack(?:s|ed|ing)?|slap(?:s|ped|ping)?|punish\w*|force[- ]?feed\w*|chelat\w*|mms|chlorine dioxide|hyperbaric|bleach|cbd oil|detox\w*|cure[sd]?|quiet hands|eye contact|squirt\w*|hot sauce|camel milk|stem[- ]cells?)\b/i;

/** Words that hurt, exchanged for words that don't; the rest stays as it was told. */
/** What others call the child is told as it is: softened, it would say something else. */
const isCalled = /\bcall(?:ed|ing|s)\b(?: \p{L}+){0,2} (?:lazy|naughty|rude|fussy)\b/iu;

export const softened = (text: string): string =>
  isCalled.test(text) ? text : softer.reduce((plain, [harsh, soft]) => plain.replace(harsh, soft), text);

/** "Please never take it away as punishment" is a rule to keep, not advice to follow. */
export const isRepeatable = (text: string): boolean =>
  !unrepeatable.test(
    (strikesSelf(text) ? text.replace(ownFace, ' ') : text)
      .replace(askedNot, ' ')
      .replace(ofCleaning, ' ')
      .replace(byChild, ' '),
  );
/** What the child does is nobody's method. Whom "he" slaps is never the child, nor whose face unless it is surely the own. */
const byChild =
  /\b(?:he|she|\{child\d*\}) (?:also |often |sometimes )?slaps?\b(?! (?:him|them|(?:his|her|their)(?! (?:little |baby |big )?(?:brother|sister|twin|mum|mom|dad|friend)))\b)|\bslap(?:s|ping) (?:tables?|walls?|other (?:kids|children))\b/giu;
const ownFace =
  /\bslap(?:s|ping)? (?:(?:his|her|their) (?:own )?(?:face|head|cheeks?|ears?|thighs?)|(?:him|her|them)sel\p{L}+)\b/giu;
/** What floors are cleaned with is only a smell, or has to be put out of reach. */
const ofCleaning =
  /\b(?:drinks?|drank|swallow\w*|eats?|ate|licks?)\b[^.;,]{0,30}\bbleach\b|^\s*(?:the )?bleach[.!]*\s*$|\b(?:smells?|scent|stink|fumes|clean\w*|pool) (?:of |with |like )?(?:the )?bleach\b|\b(?:g[eo]ts? (?:in)?to|gets? (?:at|hold of)|opens?|finds?|reach(?:es)?) (?:the |our |any )?bleach\b|\bbleach (?:smells?|fumes|on the floors?)\b/giu;
const askedNot =
  /\b(?:goes? on about|going on about|insist(?:s|ing)? on|demand(?:s|ing)?) (?:\p{L}+ )?eye contact\b|\b(?:do(?:es)?(?:n['’]?t| not)|can(?:no|['’])?t|hates?|dislikes?|avoids?|finds?|little|poor|no|limited|struggles? with) (?:(?:like|likes|want|make|makes|do|give|hold|much|any) )*eye contact\b|\b(?:please (?:no|don['’]?t|do not)|never|do(?:n['’]?t| not) (?:ever )?(?:use|try|ask|demand|force|expect|insist|do|take|make|hold|restrain|give)|no)\b[^.;]{0,40}\b(?:restrain\w*|hold(?:ing)? (?:him|her|them) down|seclu\w+|time[- ]?out room|punish\w*|eye contact|quiet hands|force[- ]?feed\w*)\b|\b(?:eye contact|restrain\w*|quiet hands|time[- ]?out room|punish\w*)\b[^.;\p{L}]{0,4}(?:is |are |so )?(?:please )?(?:do(?:n['’]?t| not)|never|no|not)\b/giu;

/** Said to the reader, not about the child: "lol", "don't get me started". */
const asides =
  /(?:\.{2,}|…|[-–,;]|\()?\s*\b(?:lol|haha+|don['’]?t get me started|where do (?:i|we) (?:start|begin)|honestly where do i start|honestly|if (?:i|we)(?: a|['’])re lucky|(?:i|we) wish|believe me|trust me|to be honest|tbh|you name it|god knows)\b[.?!)]*/gi;

/** One line of plain words, or empty when it was a command to a machine. */
export function cleanText(text: string, longest = Number.POSITIVE_INFINITY): string {
  if (speaksToMachine(text)) return '';
  const plain = withoutMarkup(text)
    .replace(/\{(?!child\d{0,2}\})|(?<!\{child\d{0,2})\}/g, '')
    .replace(/[<>|`*_~#\\^[\]]|={2,}/g, ' ')
    .replace(asides, (aside) => (!aside.includes('(') && aside.endsWith(')') ? ')' : ' '))
    .replace(/[\p{Extended_Pictographic}\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(
    softened(plain)
      .replace(/\s+/g, ' ')
      .replace(/^[\s\-–•.,;:!?)]+|[\s.,;:!?]+$/g, ''),
    longest,
  );
}

/** Links, tags and code taken out of a whole field, before it is split into items. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/!?\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\{\{[^}]*\}\}/g, ' ')
    .replace(/<\/?[a-z!?][^<>]*>/gi, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ');

/** The name as given, without what could break the page. */
export const cleanName = (name: string): string =>
  name
    .replace(/<[^>]*>/g, '')
    .replace(/[<>|`*_~#\\[\]\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);

function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const space = cut.lastIndexOf(' ');
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')} …`;
}
