// The fields a carer types, and how: on one line, on several, as a number or as a day. The others hold choices, but for the meanings. A field of
// the profile that is missing in its table does not compile, so none is forgotten where texts are cleaned and names hidden.
import type { ChildProfile } from './profile.ts';

type Field = keyof ChildProfile;
type TypedField = { [Name in Field]: string extends ChildProfile[Name] ? Name : never }[Field];
/** What phrases mean is neither typed nor one of the form's fields. */
export type ChoiceField = Exclude<Field, TypedField | 'meanings'>;

const typed = {
  name: 'line',
  age: 'number',
  dob: 'day',
  diagnosisDate: 'day',
  comfortItems: 'line',
  strengths: 'text',
  activities: 'text',
  triggers: 'text',
  challenges: 'text',
  sleepSchedule: 'text',
  eatingHabits: 'text',
  interactionStyle: 'text',
  socialSupports: 'text',
  learningStyle: 'text',
  specialInterests: 'text',
  allergies: 'text',
  medications: 'text',
  wanderingBehavior: 'text',
  safetyRisks: 'text',
  notes: 'text',
} as const satisfies Record<TypedField, 'line' | 'text' | 'number' | 'day'>;

type TypedAs<Kind> = {
  [Name in TypedField]: (typeof typed)[Name] extends Kind ? Name : never;
}[TypedField];
export type TypedText = TypedAs<'text'>;

const typedAs = <Kind extends string>(...kinds: Kind[]) =>
  Object.entries(typed).flatMap(([name, kind]) =>
    (kinds as string[]).includes(kind) ? [name as TypedAs<Kind>] : [],
  );

/** In words, on one line. */
export const typedLines = typedAs('line');

/** In words, on several lines. */
export const typedTexts = typedAs('text');

/** In figures, on one line. */
export const typedFigures = typedAs('number', 'day');
