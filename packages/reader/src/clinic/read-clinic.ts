// Which matters of a clinic a text speaks of. Pure and fast: plain words, because what a clinic decides has names.
import { rememberedByText } from '@calmbridge/domain/text/remembered';
import { type ClinicMatter, type ClinicRow, clinicTable } from './clinic-table.ts';

export const clinicMattersIn = rememberedByText((text: string): ClinicMatter[] => {
  const own = withoutOthers(text);
  return clinicTable.filter((row) => speaksOf(row, own)).map(({ matter }) => matter);
});

export const isForClinic = rememberedByText((text: string): boolean => {
  const own = withoutOthers(text);
  return clinicTable.some((row) => speaksOf(row, own));
});

/** `own` is what of a text may be the child's. */
function speaksOf({ words, besides }: ClinicRow, own: string): boolean {
  let left = besides ? own.replace(besides, ' ') : own;
  // One denial does not clear the next mention: "no asthma, but an inhaler for hay fever".
  for (;;) {
    const found = words.exec(left);
    if (found === null) return false;
    const after = left.slice(found.index + found[0].length);
    if (!isEveryday(found[0], own) && !isDenied(left.slice(0, found.index), after)) return true;
    left = after;
  }
}

/** Short names that are kitchen words too: a clinic's in capitals, or beside a word of the clinic's. */
const isEveryday = (found: string, text: string): boolean =>
  /^(?:pots|peg|libre)$/iu.test(found) && found !== found.toUpperCase() && !clinicNeighbour.test(text);
const clinicNeighbour =
  /\b(?:diagnos\w*|syndrome|doctor|consultant|hospital|clinic|nurse|cardiolog\w*|heart|dizzy|dizziness|faint\w*|passe[sd]? out|stand(?:s|ing) up|fed|feeds?|feeding|site|stomach|gastro\w*|glucose|sugars?|sensors?|insulin|diabet\w*)\b/iu;

/** "A classmate's feeding pump beeping" is about a sound. */
const ofOthers =
  /\b(?:peer|classmate|friend|brother|sister|cousin|neighbour|teacher|other (?:child|kid|pupil|boy|girl)|another (?:child|kid|pupil|boy|girl))(?:['’]?s|s['’])\s+(?:[^\s,;.!?]+\s+){0,2}[^\s,;.!?]+/giu;

/** "Her gran has diabetes", "Dad's heart operation": an illness that is somebody else's, unless it is told as shared. */
const kin =
  '(?:(?:step|grand|god|great[- ]?)*(?:father|mother|dad|mum|mom|ma|pa)|(?<!\\b(?:my|our) )baby|dadd?y|mumm?y|mommy|granny|gran|grann?dad|gramps|grandpa|grandma|granpa|nan|nana|nanny|nonna|oma|opa|gogo|abuel[ao]|teta|dadi|nani|aunt(?:ie|y)?|uncle|brother|sister|twin|sibling|cousin|neighbour|neighbor|teacher|ta|friend|classmate|house ?mate|flat ?mate|room ?mate|lodger|resident|partner|husband|wife|boyfriend|girlfriend|key ?worker|support worker|child ?minder|foster (?:mum|mom|dad|carer))(?:\\s+(?!(?:has|have|is|had|was|when|if|while|after|before|and|or|to|for|with|as|because|during|that|says?|knows?|lives?|he|she|they|got|gets|his|her|their)\\b)[\\p{L}’-]+){0,2}';
const illness =
  '(?:op|operations?|surger(?:y|ies)|heart(?: (?:ops?|operations?|surgery|attacks?|failure|conditions?|trouble|problems?|disease|valve|bypass|transplant))?|strokes?|cancer|tumou?rs?|chemo\\w*|dialysis|diabet\\w*|epilep\\w*|seizures?|fits|asthma\\w*|copd|dementia|alzheimer\\w*|parkinson\\w*|transplants?|pacemaker|bypass|illness|thyroid|kidneys?|lungs?|depression|migraines?|coeliac|celiac|crohn\\w*|arthritis|angina|ms|multiple sclerosis|allerg\\w*|anaphyla\\w*|blood pressure|hospital|icu)';
const having =
  "(?:['’](?:s|ve|d|m)(?: (?:got|having|going (?:in )?for|had))?|(?:has|have|had|got|gets|having|needs?|goes|go|went|is|was|am|are|will|going|waiting|suffers|being|lives|died)(?: (?:got|had|have|having|going|go|to have|been|need|in|into|for|with|from|of|on|getting|treated|waiting|ill))*)";
const shared =
  '(?![^.;!?\\n]*(?<!autistic )(?<!adhd )\\b(?:too|also|as well|both|same|so (?:do|does|has|have|is)|inherited|genetic|runs in|(?:like|as|than) (?:him|her|them))\\b)';
/** A plan, a pen or a lesson about it is the child's: the illness ends the phrase, or goes on with when and where. */
const itself =
  '(?=\\s*(?:$|[.,;:!?)\\n–-])|\\s+(?:in|on|at|for|since|and|but|so|now|again|next|this|last|from|when|which|with|soon|tomorrow|today|every|before|after|because|while|or|frighten\\w*|scare\\w*|upset\\w*|worr\\w*|means?|is|was|makes?|to)\\b)';
const tail =
  '(?:(?!\\b(?:and|but|so|while|he|she|they|him|them|his|her|their)\\b)[^.,;!?\\n])*(?:,\\s*(?=(?:\\d|in|for|on|at|next|this|till|until|after|since)\\b)(?:(?!\\b(?:and|but|so|while|he|she|they|him|them|his|her|their)\\b)[^.,;!?\\n])*)*';
const ofFamily = new RegExp(
  `(?<!\\b(?:with|to|by|for|from) (?:his |her |their |my )?)\\b(?:${kin}(?:\\s+(?:lives?|stays?|is) (?:with us|here|next door|at ours|upstairs),?\\s+and|\\s+(?:is|has) (?:also )?(?:autistic|adhd|dyslexic|disabled|asd)(?: (?:too|as well|also))?,? and)?(?:['’]?s|s['’]|\\s?${having})|i\\s?${having})${shared}\\s+(?:(?!(?:to|his|her|their|the|him|them|he|she|they|and|that|where|when|if)\\b)[\\p{L}\\d-]+\\s+){0,3}${illness}\\b${itself}${tail}`,
  'giu',
);

/** Somebody else's illness is told, whatever stands beside it. */
export const tellsOfOthersIllness = (text: string): boolean => text.search(ofFamily) !== -1;

/** What follows from it is theirs too, "so there are inhalers about the house", unless it says that the child has or takes something. */
const soThat =
  /^[\s,–-]*(?:and |but )?(?:he|she|they|\{child\d*\}) (?:gets?|is|was|hates|finds?|worries|knows|helps|cries|hides|panics)\b[^.;!?\n]*\bwhen (?:he|she|they|it)\b[^.;!?\n]*|^[\s,]*(?:and |which means |that['’]?s why )?so\b(?![^.;!?\n]*\b(?:he|she|they|\{child\d*\}) (?:\p{L}+ )?(?:has|have|had|needs?|takes?|uses?|gets?|carries|is on)\b)[^.;!?\n]*/iu;

/** "He's got diabetes as well. (Leo hasn't.)": told of somebody else, and denied of the child. */
const deniedNext =
  /(?:^|(?<=[.!?]\s+))(?:he|she|they)(?:['’]s|['’]ve)?\b[^.!?\n]*[.!?]\s*[(–-]*\s*(?:\{child\d*\}|\p{Lu}\p{L}+) (?:has|have|does|do|is)(?:n['’]?t| not)\b(?: (?:have|got) (?:it|this|that))?[^\p{L}]*(?=$|\p{Lu}|\s)/giu;

/** What of a text may be the child's. */
export const withoutOthers = (text: string): string => {
  const left: string[] = [];
  let from = 0;
  for (const found of text.matchAll(ofFamily)) {
    left.push(text.slice(from, found.index));
    const end = found.index + found[0].length;
    from = end + (soThat.exec(text.slice(end))?.[0].length ?? 0);
  }
  return [...left, text.slice(from)].join(' ').replace(deniedNext, ' ').replace(ofOthers, ' ');
};

const deniedBefore =
  /\b(?:no|never (?:had|has|have)|not|(?<!never )without|does(?:n['’]?t| not) have|no (?:known |family |personal )?history of|ruled out|tested negative for|outgr[eo]w\w*|used to have|no longer (?:has|have|on|takes?|needs?))\s+(?:(?:any|a|an|known|more|the|his|her|their|on|current|currently|regular|daily)\s+)*$/iu;
/** "No seizures since March" is a history, and still the clinic's. */
const stillTold = /^\s*(?:since|for|in (?:the )?(?:last|past)|unless|except|until|without|if|when)\b/iu;

const isDenied = (before: string, after: string): boolean =>
  deniedBefore.test(before) && !stillTold.test(after);
