// Who asks, as the account says: it fits the wording of an answer and nothing else. No permission hangs on it.
import { type AccountCreator, accountCreators } from '../users/carer-profile.ts';

const words: Record<AccountCreator, string | null> = {
  parentsGuardians: 'a parent or guardian of the child',
  teachersEducationalStaff: 'a teacher or another member of the educational staff',
  behavioralTherapists: 'a behavioral therapist',
  healthcareProviders: 'a healthcare provider',
  specialEducationCoordinators: 'a special education coordinator',
  recreationalTherapists: 'a recreational therapist',
  socialWorkers: 'a social worker',
  other: null,
};

/** An account creator we know, or undefined: stored text is not trusted to be one. */
export const askedByOf = (stored: string | null): AccountCreator | undefined =>
  accountCreators.find((known) => known === stored);

/** A fixed line for a prompt, or nothing where it is not known who asks. */
export const askedByLine = (askedBy: AccountCreator | undefined): string => {
  const who = askedBy && words[askedBy];
  return who ? `The person asking is ${who}. Fit your wording to that; the advice stays the same.\n\n` : '';
};

/** What a child without a name is called towards this person. */
export const unnamedChild = (askedBy: AccountCreator | undefined): string =>
  askedBy === undefined || askedBy === 'parentsGuardians' || askedBy === 'other' ? 'your child' : 'the child';
