// What the rules may know about whom a story is for. Everything is optional: a story can be checked without a profile.
import { childPlaceholder } from '../assistant/assistant.ts';
import type { ImportantRole } from '../child/options.ts';
import type { ChildProfile } from '../child/profile.ts';
import { rememberedByText } from '../text/remembered.ts';

/** Words by which a story may name each role. */
export const roleWords: Readonly<Record<ImportantRole, readonly string[]>> = {
  parentsGuardians: [
    'mum',
    'mom',
    'mummy',
    'mommy',
    'mama',
    'dad',
    'daddy',
    'papa',
    'parent',
    'guardian',
    'family',
    'grown-up',
    'carer',
    'grandma',
    'grandpa',
    'gran',
    'grandad',
    'nana',
    'aunt',
    'uncle',
  ],
  teachersEducationalStaff: ['teacher', 'teaching assistant', 'classroom assistant', 'tutor', 'school staff'],
  behavioralTherapists: ['behaviour therapist', 'behavior therapist', 'therapist'],
  healthcareProviders: ['doctor', 'nurse', 'dentist', 'health worker'],
  specialEducationCoordinators: ['support teacher', 'learning coordinator', 'coordinator', 'support worker'],
  recreationalTherapists: ['activity leader', 'play therapist', 'therapist', 'coach'],
  socialWorkers: ['social worker', 'support worker'],
};

export const childNameIn = (profile: ChildProfile | null): string => profile?.name.trim() || childPlaceholder;

export const roleNamesOf = (profile: ChildProfile | null): string[] =>
  (profile?.importantRoles ?? []).flatMap((role) => [...roleWords[role]]);

/** Whole words of a carer's list that carry meaning, in lower case, for finding them again in a story. */
export const distinctiveWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !commonWords.has(word));

/** Rough stem: enough to see that "trains" and "train", "waiting" and "wait" are the same thing. */
export const stemOf = rememberedByText(
  (word) =>
    word
      .toLowerCase()
      .replace(/['’]s$/, '')
      .replace(/(?:ies|ied)$/, 'y')
      .replace(/(?<=\p{L}{3})(?:ing|ed|es|s|er|ly)$/u, '')
      .replace(/(.)\1$/, '$1')
      .replace(/(?<=\p{L}{3})e$/u, ''),
  4000,
);

export const commonWords: ReadonlySet<string> = new Set(
  (
    'the and for with his her their its not are was were has have had him she they them this that these those then than ' +
    'when what where who why how all any some very too can may will from into onto out off about after before over under ' +
    'you your our ours mine being been does did done get gets got one two like likes loves love enjoys really more most ' +
    'much many also just only lots lot things thing stuff good great'
  ).split(' '),
);
