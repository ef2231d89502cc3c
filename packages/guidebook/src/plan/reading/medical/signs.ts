// How a seizure, a low or an attack begins, in whichever box it was written: "two taps = a fit is coming". Whoever is there must know it before
// anything else of the condition, so it stands beside its lines, on the first page and on the sheet, word for word (PL24).
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import type { ClinicMatter } from '@calmbridge/reader/clinic/clinic-table';
import { namesInjector, readAllergies } from '@calmbridge/reader/clinic/read-allergies';
import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import { inOwnWords } from '../../carer-words.ts';
import { hardEntriesOf } from '../hard-entries.ts';
import { togetherIn } from '../together.ts';
import { tellsOrder } from '../told-rules.ts';
import { isRider } from './passages.ts';

type SignRow = { matter: ClinicMatter; names: string; needs?: ClinicMatter };

/** A name that also means something else counts only where the condition is told of somewhere. */
const rows: readonly SignRow[] = [
  { matter: 'seizures', names: 'seizures?|convulsions?|epileptic \\p{L}+|absence seizures?' },
  { matter: 'seizures', names: 'fits?|absences?|blackouts?|episodes?|attacks?|one', needs: 'seizures' },
  { matter: 'diabetes', names: 'hypos?|hypoglyca?emia|low (?:blood )?sugars?|high (?:blood )?sugars?' },
  { matter: 'diabetes', names: 'lows?|highs?|episodes?', needs: 'diabetes' },
  { matter: 'breathing', names: 'asthma(?: attacks?)?|wheez\\p{L}+' },
  { matter: 'breathing', names: 'attacks?', needs: 'breathing' },
  {
    matter: 'illness',
    names: '(?:sickle |pain )?cris[ie]s|migraines?|flare(?:[ -]?ups?)?',
    needs: 'illness',
  },
  { matter: 'heart', names: 'faints?|fainting|attacks?|episodes?', needs: 'heart' },
];

/** The sign before its meaning, the name before its signs, or what comes before it. */
const shapes = (names: string): RegExp =>
  new RegExp(
    [
      `(?:=|→|->|\\bmeans?\\b|\\b(?:is|are) (?:a |the |his |her |their )?(?:first )?(?:signs?|warnings?) (?:of|for|that)\\b)[^.;=]{0,30}\\b(?:${names})\\b`,
      `\\b(?:if|when)\\b[^.;]{2,60}\\b(?:it is|it['’]s|its|that is|that['’]s|thats) (?:an? |the |his |her )?(?:\\p{L}+ )?(?:${names})\\b`,
      `\\b(?:${names})\\b\\s*(?:=|→|->|:|\\b(?:looks? like|shows? as|starts? with|begins? with|is coming|are coming|coming on|on its way)\\b)`,
      `\\b(?:signs?|warnings?) (?:of|for|before) (?:an? |the |his |her |their )?(?:\\p{L}+ )?(?:${names})\\b`,
      `\\b(?:about to|going to) (?:have (?:an? )?|get (?:an? )?|go )(?:\\p{L}+ )?(?:${names})\\b`,
      `\\b(?:right |just )?before (?:an? |the |his |her |their )(?:\\p{L}+ )?(?:${names})\\b[^.;]{0,8}\\b(?:he|she|they)\\b|\\b(?:he|she|they)\\b[^.;]{2,40}\\b(?:right |just )?before (?:an? |his |her |their )(?:${names})\\b`,
    ].join('|'),
    'iu',
  );
const shaped = rows.map((row) => ({ ...row, shape: shapes(row.names) }));
/** Temper and fear have their own fits and attacks. */
const besides =
  /\b(?:panic|anxiety|heart attack at|hissy|temper|giggling|giggle|laughing|coughing|sneezing|crying) (?:attacks?|fits?)\b|\b(?:throws?|threw|throwing|pitch\w*) (?:a |an )?(?:\p{L}+ )?fits?\b/giu;

/** The condition whose beginning a passage tells, with what the whole profile tells of. */
const signOf = (said: string, told: ReadonlySet<ClinicMatter>): ClinicMatter | undefined => {
  const left = said.replace(besides, ' ');
  return shaped.find(({ needs, shape }) => (needs === undefined || told.has(needs)) && shape.test(left))
    ?.matter;
};

/** Itching or swelling about the mouth, where an allergy is written: how a reaction begins. */
const ofReaction =
  /\b(?:mouth|tongue|lips?|throat)\b[^.;]{0,16}\b(?:itch\w*|tingl\w*|swell\w*|swollen|burns|burning)\b|\b(?:itch\w*|tingl\w*|swell\w*|swollen|burning) (?:in |of )?(?:(?:his|her|their|the) )?(?:mouth|tongue|lips?|throat)\b|\b(?:sign|start|first sign) of (?:an? |the |her |his |their )?(?:allergic )?reaction\b/iu;
const hasAllergy = ({ allergies }: ChildProfile): boolean => {
  const { allergens, hasInjector } = readAllergies(allergies);
  return allergens.length > 0 || hasInjector;
};

/** How a reaction begins, whole: it stands with the steps for the allergy, and no other advice with it. */
export const reactionSigns = (signs: readonly Sign[]): string[] =>
  signs.filter(({ matter }) => matter === 'reaction').map(({ said }) => said);

export type Sign = { said: string; matter: ClinicMatter };

/** Each with what follows on it: "then juice" is not torn from the sign it is for. */
export function signsTold(profile: ChildProfile): Sign[] {
  const told = new Set(clinicMattersIn(typedTexts.map((field) => profile[field]).join('\n')));
  const isAllergic = hasAllergy(profile);
  // An allergy stands whole with its own lines: "wheezing = pen" is part of it, and no asthma.
  return typedTexts
    .filter((field) => field !== 'allergies')
    .flatMap((field) => {
      const parts = lists.has(field) ? hardEntriesOf(profile[field]) : togetherIn(profile[field]);
      return parts.flatMap((part, at) => {
        // "Hoarse voice, wheeze: EpiPen first, then 999" is how a reaction begins, and no asthma.
        const isWithPen = field !== 'medications' && namesInjector(part) && tellsOrder(part);
        const isOfReaction = isAllergic && (ofReaction.test(part) || isWithPen);
        const matter =
          isOfReaction && isWithPen
            ? 'reaction'
            : (signOf(part, told) ?? (isOfReaction ? 'reaction' : undefined));
        if (matter === undefined) return [];
        const rest = parts.slice(at + 1);
        const end = field === 'medications' ? rest.length : rest.findIndex((next) => !isRider(next));
        const followed = end === -1 ? rest : rest.slice(0, end);
        return [{ said: inOwnWords([part, ...followed].join(lists.has(field) ? ', ' : ' ')), matter }];
      });
    });
}
const lists: ReadonlySet<string> = new Set(['triggers', 'challenges']);
