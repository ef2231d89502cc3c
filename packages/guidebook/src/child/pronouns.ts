import type { ChildProfile } from '@calmbridge/domain/child/profile';

/** The words that stand for a child. `plural` says which verb form follows `they`: "he walks", "they walk". */
export type Pronouns = {
  they: string;
  them: string;
  their: string;
  theirs: string;
  themself: string;
  plural: boolean;
};

const he: Pronouns = {
  they: 'he',
  them: 'him',
  their: 'his',
  theirs: 'his',
  themself: 'himself',
  plural: false,
};
const she: Pronouns = {
  they: 'she',
  them: 'her',
  their: 'her',
  theirs: 'hers',
  themself: 'herself',
  plural: false,
};
const they: Pronouns = {
  they: 'they',
  them: 'them',
  their: 'their',
  theirs: 'theirs',
  themself: 'themself',
  plural: true,
};

/** For a text in the child's own voice. Verbs take the form they have after "they", but for "am". */
export const firstPerson: Pronouns = {
  they: 'I',
  them: 'me',
  their: 'my',
  theirs: 'mine',
  themself: 'myself',
  plural: true,
};

/** "Other" and "not said" are both "they". */
export const pronounsOf = (gender: ChildProfile['gender']): Pronouns =>
  gender === 'Male' ? he : gender === 'Female' ? she : they;
