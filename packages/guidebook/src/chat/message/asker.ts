// Who asks, where the message itself says so: a teacher has no "your child", a sister has a brother.
import { unnamedChild } from '@calmbridge/domain/assistant/asked-by';
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';

const works =
  /(?<!\b(?:can|do|should|could|will|must|would|shall|did|how|may) )\bi (?:teach(?! (?:him|her|them|my|our)\b)|work (?:with|in|at|as)|run|coach|support) \w+|\b(?:i['’]?m|i am|as|we are|speaking as|^\W*(?:hello |hi |greetings )?from) (?:a |an |the |his |her |their |your |one of (?:his|her|their) )?(?:\w+ ){0,3}?(?:teacher|ta|teaching assistant|lsa|aide|para|paraprofessional|senco|therapist|slt|slp|ot|occupational|speech|dietitian|dietician|nutritionist|nurse|doctor|gp|paediatrician|pediatrician|psychologist|social worker|key ?worker|carer in|support worker|youth worker|coach|childminder|nanny|babysitter|lunch ?time supervisor|bus driver|midday assistant)\b|\bone of my mindees\b|^\W*(?:ot|slt|slp|teacher|senco|dietitian|nurse|ta)\b(?: here)?|\bin my (?:class|classroom|group|setting|nursery|clinic)\b|\bmy (?:pupil|student|client|patient)\b|\bone of my (?:kids|children|pupils|students)\b/i;
/** Who supports grown-ups: nobody there is a child. */
const cares =
  /\b(?:residents?|service users?|tenants?|one of the (?:lads|men|women|guys|ladies)|(?:lads?|m[ae]n|wom[ae]n|guys?|ladies|person|people|adults?) (?:i|we) support|supported[- ]living|day[- ]?cent(?:re|er)|care home|group home|casual (?:staff|worker)|residential support)\b/i;
const relatives: readonly (readonly [RegExp, string])[] = [
  [/\bmy grandson\b/i, 'your grandson'],
  [/\bmy grand-?daughter\b/i, 'your granddaughter'],
  [/\bmy grandchild\b/i, 'your grandchild'],
  [/\bmy nephew\b/i, 'your nephew'],
  [/\bmy niece\b|\bmy neice\b/i, 'your niece'],
  [/\b(?:my|our) step-?son\b/i, 'your stepson'],
  [/\b(?:my|our) step-?daughter\b/i, 'your stepdaughter'],
  [/\b(?:my|our) godson\b/i, 'your godson'],
  [/\b(?:my|our) goddaughter\b/i, 'your goddaughter'],
  [/\bfoster (?:son|daughter|child|kid|boy|girl|lad)\b/i, 'your foster child'],
  [
    /\bmy (?:partner|boyfriend|girlfriend|husband|wife)['’]?s (?:son|daughter|child|kid|boy|girl)\b/i,
    'the child',
  ],
  [
    /\b(?:i['’]?m|i am) (?:his|her|their|the) (?:\w+ )?(?:sister|brother)\b.*\b(?:him|his|he)\b/i,
    'your brother',
  ],
  [/\b(?:i['’]?m|i am) (?:his|her|their|the) (?:\w+ )?(?:sister|brother)\b.*\b(?:her|she)\b/i, 'your sister'],
  [/\b(?:my|our) (?:autistic|little|big|older|younger) brother\b|\bmy brother (?:is|has)\b/i, 'your brother'],
  [
    /\b(?:my|our) (?:autistic|little|big|older|younger) sister\b|\bmy sister (?:is|has) (?:autis|got)/i,
    'your sister',
  ],
];

/** The message without the clause in which somebody says who they are: "speech therapist" there is no topic. */
export function withoutAsker(message: string): string {
  const [intro] = /^[^.,:;!?\n]{0,80}(?:[.,:;!?\n]|(?=\bwith\b)|$)/u.exec(message) ?? [''];
  const rest = message.slice(intro.length);
  return works.test(intro) && !intro.includes('?') && /\p{L}{3,}\s+\p{L}{2,}/u.test(rest) ? rest : message;
}

export const worksWithChild = (message: string): boolean => works.test(message);

/** Everything the carer has said in this talk. */
export const saidByCarer = ({ message, turns }: Pick<ChatAsk, 'message' | 'turns'>): string =>
  [...turns.filter(({ role }) => role === 'user').map(({ content }) => content), message]
    .join('\n')
    .slice(-4000);

const grownUp =
  /\b(?:1[89]|[2-6]\d)[- ]?(?:years?|yrs?|yo|y\/o)\b|\b(?:he|she|they)(?:['’]?s| is|['’]?re| are) (?:now )?(?:1[89]|[2-6]\d)\b(?! ?(?:kg|cm|%|minutes|months|times))|\b(?:son|daughter) (?:is |of |aged |, )?(?:1[89]|[2-6]\d)\b/i;

/** What a child without a name is called in the answer. */
export function unnamedIn(ask: ChatAsk): string {
  const { askedBy } = ask;
  const said = saidByCarer(ask);
  const usual = unnamedChild(askedBy);
  if (askedBy !== undefined && askedBy !== 'other' && askedBy !== 'parentsGuardians') return usual;
  if (cares.test(said)) return 'the person';
  if (worksWithChild(said)) return 'the child';
  if (grownUp.test(said)) {
    if (/\b(?:my|our) (?:\w+ )?son\b/i.test(said)) return 'your son';
    if (/\b(?:my|our) (?:\w+ )?daughter\b/i.test(said)) return 'your daughter';
  }
  return relatives.find(([pattern]) => pattern.test(said))?.[1] ?? usual;
}
