import { type HelpPlace, linesFor } from '@calmbridge/domain/help/helplines';
import type { CrisisKind } from '../screening/crisis/crisis-kinds.ts';
import type { Language } from './language-of.ts';
import table from './words-abroad.json' with { type: 'json' };

// Fixed texts for carers who write in another language: what to do in a crisis, and that we read English only. The first aid
// in them is that of crisis-help.ts in fewer words; like it, they want a clinician's and a native speaker's review.

type Words = {
  englishOnly: string;
  danger: string;
  act: string;
  numbers: string;
  check: string;
  kinds: Record<CrisisKind, string>;
};
const words: Record<Language, Words> = table;

const english: Omit<Words, 'act' | 'kinds'> = {
  englishOnly:
    'I read English only, so I can’t answer this well. Please write it in English, in simple words; a translation app will do.',
  danger: '**If anyone is in danger, call your emergency number now** (112 or your local number).',
  numbers: 'Numbers',
  check: 'Check the ones for your area.',
};

/** Where most carers who write in a language live, as far as we know numbers. */
const places: Record<Language | 'other', readonly HelpPlace[]> = {
  es: ['ES', 'MX', 'US'],
  fr: ['FR', 'CA', 'EU'],
  de: ['DE', 'EU'],
  pt: ['PT', 'BR'],
  ar: ['EU', 'GB', 'US'],
  hi: ['IN', 'GB', 'US'],
  other: ['EU', 'GB', 'US', 'AU', 'IN'],
};

export const crisisHelpAbroad = (language: Language, kind: CrisisKind): string =>
  [words[language].act, words[language].kinds[kind], numbersIn(language)].join('\n\n');

/** In place of an answer. */
export const englishOnly = (language: Language | 'other'): string =>
  [wordsIn(language).englishOnly, helpLine(language)].join('\n\n');

/** Below an answer that a service wrote. */
export const helpLine = (language: Language | 'other'): string =>
  [wordsIn(language).danger, numbersIn(language)].join('\n\n');

const wordsIn = (language: Language | 'other') => (language === 'other' ? english : words[language]);

function numbersIn(language: Language | 'other'): string {
  const rows = places[language].map((place) => {
    const [first, ...more] = linesFor(place).filter(({ need }) => need !== 'missing' && need !== 'poison');
    return `${place} ${first?.number}${more.length > 0 ? ` (${more.map(inWords).join(', ')})` : ''}`;
  });
  const { numbers, check } = wordsIn(language);
  return `${numbers}: ${rows.join(' · ')}. ${check}`;
}

const inWords = ({ name, number }: { name: string; number: string }) =>
  name.includes(number) ? name : `${name} ${number}`;
