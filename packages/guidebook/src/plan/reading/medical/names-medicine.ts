// Whether a line of the box on medicines names one.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';

/** "None, but coeliac", "just vitamins": no dose to miss. */
const noMedicine = /^(?:none|no|nil|nothing)\b(?!.*\d)|^(?:just |only )?(?:multi)?vitamins?\b(?!.*\d)/iu;

/** "None currently, appointment in August" answers the question for medicines; only "hearing aids" is about something else. */
export const isOfMedicines = (line: string): boolean => noMedicine.test(line) || namesMedicine(line);

/**
 * Glasses, a diagnosis that is waited for, an appointment: nothing of it is a dose. In doubt a part is a medicine: only what is surely none is
 * left out.
 */
export const namesMedicine = (line: string): boolean =>
  line
    .split(/[,;.]\s+|\s+and\s+/iu)
    .map((part) => part.trim())
    .some(
      (part) =>
        part !== '' &&
        (ofDose.test(part) || /\p{L}{4,}/u.test(withoutKnown(part)) || isShortName(withoutKnown(part))),
    );
/** "CBD", "VPA since May", "Lev": short for a medicine, unless it is surely something else. */
const isShortName = (left: string): boolean => {
  const rest = left.replace(shortOthers, ' ').trim();
  return /^\p{L}{2,3}[.!]?$/u.test(rest) || /\b[A-Z]{2,3}\b/u.test(rest);
};
const shortOthers =
  /\b(?:gp|ent|mri|eeg|ecg|ehc|sen|cp|uk|us|nhs|dr|eye|ear|yes|yet|not|nil|now|the|and|for|has|had|his|her|him|he|she|is|on|in|at|to|of|or|we|it|as|by|but|all|too|new|old|day|may|see|two|one|so|far|any|ok|was|get|got|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\b/giu;
/** What is left of it may be a name nobody here knows. */
const withoutKnown = (part: string): string => part.replace(noneOfMedicines, ' ').replace(fillers, ' ');
const fillers =
  /\b(?:last|next|this|since|from|with|wears?|wearing|uses?|sees?|seeing|under|every|each|week(?:s|ly)?|fortnight(?:s|ly)?|months?|monthly|years?|just|still|only|both|ears?|eyes?|feet|left|right|known|currently|regular|have|need(?:s|ed)?|going|goes|been|will|soon|private|school|home|january|february|march|april|june|july|august|september|october|november|december|times?|once|hearing|good|fine|okay|team|nurse|doctor|local|community|behind|knees|hands|takes|nothing)\b/giu;
const ofDose =
  /\d ?(?:mg|ml|mcg|g|puffs?|drops|units)\b|\b(?:tablets?|pills?|capsules?|syrup|drops|cream|ointment|inhalers?|puffs|sprays?|patch(?:es)?|inject\w*|dos(?:e|es|age)|daily|twice|times a day|am|pm|morning|night|bedtime|at night|when needed|prn|medic\w*|melatonin|vitamins?|iron|laxatives?|antihistamines?)\b/iu;
const noneOfMedicines =
  /\b(?:glasses|spectacles|contact lens\w*|ear ?defenders?|headphones|hearing aids?|splints?|insoles|orthotics|braces?|wheelchair|buggy|weighted \p{L}+|chew\p{L}*|grommets?|therap(?:y|ist)|speech|salt|slt|ot|physio\w*|occupational|camhs|pa?ediatrician|diet(?:i[ct]ian)?|paeds?|pa?ediatrics?|consultant|psycholog\w*|psychiatr\w*|appointments?|appt|clinic|hospital|referr\w*|referral|assessments?|diagnos\w*|waiting|wait(?:ing)? ?list|on the list|list for|due|check ?-?ups?|tests?|results?|review|tonsils|adenoids|operation|op|surgery|eczema|hypermobil\w*|asthma|epilep\w*|adhd|anxiety|autis\w*|asd|pda|migraines?|constipat\w*|reflux|none|nothing|no|n\/a)\b/giu;

/** "Was on a med last year, stopped in June, nothing right now": one medicine, and it has ended. A dose, or another sentence, is one that is given. */
const isNoneNow = (text: string): boolean =>
  /^(?:(?:he|she|they|\{child\d*\}) )?(?:was|were|had|used to|came off|stopped|tried)\b|^\p{L}+ (?:was |has been |had been )?(?:stopped|ended|finished)\b/iu.test(
    text.trim(),
  ) &&
  /\b(?:nothing|none|no (?:meds|medicines?|medications?)|not (?:on|taking) (?:any(?:thing)?|meds)) (?:right now|now|at the moment|currently|at present|any ?more|since|these days)\b/iu.test(
    text,
  ) &&
  !/\b(?:except|but|apart from|only|still|started|switched|instead|changed|when needed|prn|daily|twice|every|a day)\b|\d ?(?:mg|ml|mcg|g|puffs?|drops|units)\b/iu.test(
    text,
  );

/** A medicine that is given, sentence by sentence: what has ended ends nothing else. */
export const namesGiven = (line: string): boolean =>
  !noMedicine.test(line) &&
  namesMedicine(line) &&
  sentencesOf(line).some((sentence) => namesMedicine(sentence) && !isNoneNow(sentence));
