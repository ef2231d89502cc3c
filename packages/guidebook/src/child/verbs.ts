// Two forms of the present tense: "walk" and "walks". Enough for turning what a carer wrote about a child ("builds
// tracks") into the child's own voice ("I build tracks"), and the other way round.

const irregular: ReadonlyArray<readonly [bare: string, third: string]> = [
  ['am', 'is'],
  ['have', 'has'],
  ['do', 'does'],
  ['go', 'goes'],
];

const unchanging = new Set([
  'can',
  'cannot',
  'could',
  'may',
  'might',
  'will',
  'would',
  'was',
  'were',
  'had',
  'did',
  'said',
  'went',
  'taught',
  'learned',
  'learnt',
  'won',
  'made',
  'built',
  'got',
  'came',
  'took',
  'saw',
  'ate',
  'fell',
  'lost',
  'found',
  'felt',
  'told',
  'bought',
  'chose',
  'knew',
  'thought',
  'wore',
  'broke',
  'met',
  'ran',
  'slept',
  'should',
  'must',
  'used',
]);
const modals = new Set(['can', 'cannot', 'could', 'may', 'might', 'will', 'would', 'should', 'must']);
/** "asked" is past and takes no ending; "need" and "feed" are not. */
const past = /[^aeiou][a-z]*[^e]ed$/;

/** "goes" after he or a name, from "go" after I. */
export function thirdPersonVerb(bare: string): string {
  const found = irregular.find(([form]) => form === bare);
  if (found) return found[1];
  if (unchanging.has(bare) || past.test(bare)) return bare;
  if (/[^aeiou]y$/.test(bare)) return `${bare.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh|o)$/.test(bare)) return `${bare}es`;
  return `${bare}s`;
}

/** "build" from "builds". A word that is no such form comes back as it is. */
export function bareVerb(third: string): string {
  const found = irregular.find(([, form]) => form === third);
  if (found) return found[0];
  if (/^(?:lies|dies|ties)$/.test(third)) return `${third.slice(0, -3)}ie`;
  if (/[^aeiou]ies$/.test(third)) return `${third.slice(0, -3)}y`;
  if (/(?:ss|x|zz|ch|sh)es$/.test(third)) return third.slice(0, -2);
  return /[^s]s$/.test(third) ? third.slice(0, -1) : third;
}

/** "May" and its like: the verbs that hang on it stay bare. */
export const isModal = (verb: string): boolean => modals.has(verb);

/** "They" takes the bare form, but "they are", not "they am". */
export const pluralVerb = (bare: string): string => (bare === 'am' ? 'are' : bare);
