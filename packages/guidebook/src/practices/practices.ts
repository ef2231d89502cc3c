// The 28 evidence-based practices (NCAEP 2020) and the sources a plan may cite. Nothing else is ever cited.
import table from './practices.json' with { type: 'json' };

export const practiceIds = [
  'abi',
  'aac',
  'bmi',
  'cbis',
  'dr',
  'di',
  'dtt',
  'exm',
  'ext',
  'fba',
  'fct',
  'md',
  'mmi',
  'ni',
  'pii',
  'pbii',
  'pp',
  'r',
  'rir',
  'sm',
  'si',
  'sn',
  'sst',
  'ta',
  'taii',
  'td',
  'vm',
  'vs',
] as const;
export type PracticeId = (typeof practiceIds)[number];

export type AutoRecommend = 'yes' | 'with care' | 'refer' | 'no';
export type Practice = {
  id: PracticeId;
  name: string;
  plainName: string;
  abbr: string;
  meaning: string;
  caution: string | null;
  autoRecommend: AutoRecommend;
};

/** Words a carer would use for each practice, for the lines that say what a section rests on. */
const plainNames: Record<PracticeId, string> = {
  abi: 'antecedent-based interventions',
  aac: 'augmentative and alternative communication',
  bmi: 'behavioural momentum',
  cbis: 'cognitive behavioural strategies',
  dr: 'differential reinforcement',
  di: 'direct instruction',
  dtt: 'discrete trial training',
  exm: 'exercise and movement',
  ext: 'extinction',
  fba: 'functional behaviour assessment',
  fct: 'functional communication training',
  md: 'modelling',
  mmi: 'music-mediated intervention',
  ni: 'naturalistic intervention',
  pii: 'parent-implemented intervention',
  pbii: 'peer-based instruction',
  pp: 'prompting',
  r: 'reinforcement',
  rir: 'redirection',
  sm: 'self-management',
  si: 'sensory integration (Ayres), by referral',
  sn: 'social narratives',
  sst: 'social skills training',
  ta: 'task analysis',
  taii: 'technology-aided instruction',
  td: 'time delay',
  vm: 'video modelling',
  vs: 'visual supports',
};

const isPracticeId = (id: string): id is PracticeId => practiceIds.some((known) => known === id);
const autoRecommend = (text: string): AutoRecommend =>
  text === 'yes' || text === 'with care' || text === 'refer' ? text : 'no';

export const practices: ReadonlyMap<PracticeId, Practice> = new Map(
  table.practices.flatMap(({ id, name, abbr, meaning, caution, auto_recommend }) =>
    isPracticeId(id)
      ? [
          [
            id,
            {
              id,
              name,
              plainName: plainNames[id],
              abbr,
              meaning,
              caution,
              autoRecommend: autoRecommend(auto_recommend),
            },
          ] as const,
        ]
      : [],
  ),
);

export const practiceName = (id: PracticeId) => plainNames[id];

/** The only sources a plan names. Written out, never linked: the guidebook knows no addresses. */
export const sources = {
  ncaep: 'NCAEP 2020',
  nice: 'NICE CG170',
  pbs: 'Challenging Behaviour Foundation',
  goals: 'R-GORI',
  wandering: 'NAA Big Red Safety toolkit',
  sheet: 'AAP/ACEP emergency form',
  anaphylaxis: 'Anaphylaxis UK',
  language: 'Kenny et al. 2016 and Bottema-Beutel et al. 2021 on words about autism',
} as const;
export type SourceId = keyof typeof sources;
