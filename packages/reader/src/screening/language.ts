import type { Flag } from './flag.ts';
import { wordPatterns } from './patterns/word-patterns.ts';
import table from './safety-language.json' with { type: 'json' };

// Affirming language. Generated text is put softly into kinder words where one word can stand for another; the rest is
// only flagged. The carer's own words are never corrected, and words the family uses are kept.

/** In the order of the table's rows; null where only a person can find better words. */
const replacements: readonly (readonly [RegExp, string][] | null)[] = [
  [
    [/\b(?:suffers?|suffering) from autism\b/giu, 'is autistic'],
    [/\bsuffers from\b/giu, 'has'],
    [/\bsuffer from\b/giu, 'have'],
    [/\bafflicted with\b/giu, 'with'],
  ],
  [
    [/\b(?:high|low)[- ]functioning autis(m|tic)\b/giu, 'autis$1'],
    [/\b(?:severely|mildly) autistic\b/giu, 'autistic'],
    [/\b(?:severe|mild) autism\b/giu, 'autism'],
  ],
  [[/\bspecial needs\b/giu, 'support needs']],
  [[/\bnormal (child(?:ren)?|kids?|peers?)\b/giu, 'non-autistic $1']],
  [
    [/\bsymptoms of autism\b/giu, 'autistic traits'],
    [/\bsymptom of autism\b/giu, 'autistic trait'],
    [/\bautistic symptoms\b/giu, 'autistic traits'],
    [/\bred flags\b/giu, 'signs'],
  ],
  [
    [/\b(?:deficits|impairments)\b/giu, 'difficulties'],
    [/\b(?:deficit|impairment)\b/giu, 'difficulty'],
  ],
  null,
  [
    [/\btantrums\b/giu, 'meltdowns'],
    [/\btantrum\b/giu, 'meltdown'],
  ],
  [
    [/\b(?:problem|bad) behaviou?rs?\b/giu, 'distress'],
    [/\bacting out\b/giu, 'in distress'],
  ],
  null,
  [
    [/\bobsessions\b/giu, 'deep interests'],
    [/\bobsession\b/giu, 'deep interest'],
    [/\bobsessed with\b/giu, 'deeply interested in'],
    [/\bfixations\b/giu, 'focused interests'],
    [/\bfixation\b/giu, 'focused interest'],
    [/\brestricted interest(s?)\b/giu, 'focused interest$1'],
  ],
  [[/\bnon[- ]?verbal\b/giu, 'non-speaking']],
  null,
  [
    [/\bco-?morbid\b/giu, 'co-occurring'],
    [/\bco-?morbidities\b/giu, 'co-occurring conditions'],
  ],
  [[/\bat risk (?:of|for) autism\b/giu, 'more likely to be autistic']],
  null,
  [
    [/\bstereotyp(?:y|ies)\b/giu, 'stimming'],
    [/\bself-stimulatory behaviou?r\b/giu, 'stimming'],
  ],
  null,
  null,
  null,
  [
    [/\belopement\b/giu, 'wandering'],
    [/\beloping\b/giu, 'wandering'],
    [/\belopes\b/giu, 'wanders'],
    [/\belope\b/giu, 'wander'],
  ],
];

const rows = table.language.map((row, at) => ({
  avoid: new RegExp(`\\b(?:${row.avoid})\\b`, 'giu'),
  prefer: row.prefer,
  isHard: 'sev' in row && row.sev === 'hard',
  swaps: replacements[at] ?? null,
}));

/** One look tells whether any row applies: nearly all sentences end here. */
const avoided = wordPatterns([`\\b(?:${table.language.map((row) => row.avoid).join('|')})\\b`], {
  flags: 'iu',
  begins: 'boundary',
});
const hasAvoided = (text: string) => avoided.found(text).length > 0;

/** The text in kinder words. `familyWords` is what the carer wrote about the child: their own terms stand. */
export function affirmed(text: string, familyWords: string): string {
  if (!hasAvoided(text)) return text;
  const family = familyWords.toLowerCase();
  let softened = text;
  for (const { swaps } of rows)
    for (const [pattern, put] of swaps ?? [])
      softened = softened.replace(pattern, (found: string, ...rest: unknown[]) => {
        const offset = rest.find((part) => typeof part === 'number');
        if (family.includes(found.toLowerCase()) || isQuoted(softened, offset ?? 0)) return found;
        const group = typeof rest[0] === 'string' ? rest[0] : '';
        return withCaseOf(found, put.replace('$1', group));
      });
  return softened;
}

/** `from` leaves out what was looked at before; whether a word is quoted is still read from the text before it. */
export function findLanguage(text: string, familyWords: string, from = 0): Flag[] {
  const rest = from === 0 ? text : text.slice(from);
  if (!hasAvoided(rest)) return [];
  const family = familyWords.toLowerCase();
  const flags: Flag[] = [];
  for (const { avoid, prefer, isHard } of rows)
    for (const match of rest.matchAll(avoid)) {
      const start = from + match.index;
      if (!isHard && (family.includes(match[0].toLowerCase()) || isQuoted(text, start))) continue;
      const why = prefer.startsWith('(') ? 'is a word that hurts' : `better: ${prefer}`;
      flags.push({
        rule: 'language',
        found: match[0],
        why,
        at: [start, start + match[0].length],
        severity: isHard ? 'block' : 'warn',
      });
    }
  return flags;
}

/** Inside quotation marks somebody is being quoted. */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at);
  return (before.match(/["“”]/g)?.length ?? 0) % 2 === 1;
}

const withCaseOf = (model: string, word: string) =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
