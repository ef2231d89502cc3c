import { m } from '#paraglide/messages';
import { DateField } from '#ui/fields/date-field';
import { SelectField } from '#ui/fields/select-field';
import { TextField } from '#ui/fields/text-field';
import { fieldWords } from '#ui/form/field-words';
import { accountCreatorOptions } from './account-creator-options.ts';

export type CarerValues = { accountCreator: string; firstName: string; lastName: string; dob: string };
type CarerIssues = Partial<Record<keyof CarerValues, string>>;

type Part = {
  values: CarerValues;
  issues: CarerIssues;
  set: (name: keyof CarerValues, value: string) => void;
};

/** The words at the fields, by field id: for the fields themselves and for the error summary. */
export const carerWords = (issues: CarerIssues) => ({
  accountCreator: fieldWords('accountCreator', issues.accountCreator, m.field_creator()),
  firstName: fieldWords('firstName', issues.firstName, m.field_first_name()),
  lastName: fieldWords('lastName', issues.lastName, m.field_last_name()),
  dob: fieldWords('dob', issues.dob, m.field_dob()),
});

export const CreatorField = ({ values, issues, set }: Part) => (
  <SelectField
    id="accountCreator"
    name="accountCreator"
    label={m.field_creator()}
    emptyLabel={m.field_choose()}
    options={accountCreatorOptions()}
    value={values.accountCreator}
    onChange={(value) => set('accountCreator', value)}
    error={carerWords(issues).accountCreator}
  />
);

export const FirstNameField = ({ values, issues, set }: Part) => (
  <TextField
    id="firstName"
    name="firstName"
    label={m.field_first_name()}
    autoComplete="given-name"
    value={values.firstName}
    onChange={(value) => set('firstName', value)}
    error={carerWords(issues).firstName}
  />
);

export const LastNameField = ({ values, issues, set }: Part) => (
  <TextField
    id="lastName"
    name="lastName"
    label={m.field_last_name()}
    autoComplete="family-name"
    value={values.lastName}
    onChange={(value) => set('lastName', value)}
    error={carerWords(issues).lastName}
  />
);

export const DobField = ({ values, issues, set }: Part) => (
  <DateField
    id="dob"
    name="dob"
    label={m.field_dob()}
    autoComplete="bday"
    min="1900-01-01"
    value={values.dob}
    onChange={(value) => set('dob', value)}
    error={carerWords(issues).dob}
  />
);
