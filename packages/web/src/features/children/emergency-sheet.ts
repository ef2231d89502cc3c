// What the emergency card says, on the screen and on paper. The carer's words stand whole and as written; what nobody has
// said is said to be so, never guessed.
import type { EmergencyDetails } from '#device/records/emergency-details';
import { noDetails, tidied } from '#device/records/emergency-details';
import type { SavedChild } from '#device/records/shapes';
import type { SheetPart } from '#documents/one-sheet/one-sheet';
import { m } from '#paraglide/messages';
import { ageWords, calledOf, choicesOf, textOf } from '#shared/children/child-words';
import {
  communicationOptions,
  dietOptions,
  preferredOptions,
  sensoryOptions,
} from '#shared/children/option-labels';
import type { Option } from '#ui/fields/select-field';
import { formatDay } from '#ui/format/format-date';
import { formatList } from '#ui/format/format-list';

export type EmergencySheet = {
  name: string;
  /** Called, age, birthday: what is known of them. */
  lead: readonly string[];
  allergies: SheetPart;
  medicines: SheetPart;
  details: EmergencyDetails;
  /** How I talk, pain, what calms, what hurts, where to look, risks. */
  parts: readonly SheetPart[];
};

export function emergencySheetOf(child: SavedChild): EmergencySheet {
  const { profile } = child;
  const details = tidied(child.emergency ?? noDetails);
  const text = (field: string) => textOf(profile, field);
  return {
    name: child.name,
    lead: leadOf(child),
    allergies: {
      heading: m.emergency_allergies(),
      lines: said([text('allergies'), dietLine(profile)]),
      isStrong: true,
    },
    medicines: { heading: m.emergency_medicines(), lines: said([text('medications')]), isStrong: true },
    details,
    parts: [
      { heading: m.emergency_talk(), lines: said(talkLines(profile)) },
      { heading: m.emergency_pain(), lines: said([details.painSigns]) },
      { heading: m.emergency_calms(), lines: said([text('comfortItems')]) },
      { heading: m.emergency_hurts(), lines: said([text('triggers'), sensoryLine(profile)]) },
      {
        heading: m.emergency_places(),
        lines: [m.emergency_water(), ...filled([details.places, text('wanderingBehavior')])],
      },
      ...(text('safetyRisks') === '' ? [] : [{ heading: m.emergency_risks(), lines: [text('safetyRisks')] }]),
    ],
  };
}

/** Whom to call, each in one line, for the paper. */
export function contactParts({ contacts, doctor }: EmergencyDetails): SheetPart[] {
  const line = (parts: readonly string[]) => filled(parts).join(' · ');
  const people = contacts.map(
    ({ name, relation, phone }, at) => `${at + 1}. ${line([name, relation, phone])}`,
  );
  return [
    { heading: m.emergency_call(), lines: said(people) },
    { heading: m.emergency_doctor(), lines: said([line([doctor.name, doctor.phone])]) },
  ];
}

/** What is said, each line once. */
const filled = (lines: readonly string[]): string[] => [...new Set(lines.filter((line) => line !== ''))];

const said = (lines: readonly string[]): string[] => {
  const all = filled(lines);
  return all.length > 0 ? all : [m.emergency_unsaid()];
};

function leadOf(child: SavedChild): string[] {
  const called = calledOf(child);
  const born = textOf(child.profile, 'dob');
  return filled([
    called === child.name.trim() ? '' : m.emergency_called({ called }),
    [ageWords(child), born === '' ? '' : m.emergency_born({ day: formatDay(born) })]
      .filter(Boolean)
      .join(' · '),
  ]);
}

const labelIn = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

function talkLines(profile: SavedChild['profile']): string[] {
  const speech = textOf(profile, 'communication');
  const preferred = textOf(profile, 'preferredCommunication');
  return filled([
    speech === '' ? '' : labelIn(communicationOptions(), speech),
    preferred === '' ? '' : m.emergency_prefers({ how: labelIn(preferredOptions(), preferred) }),
    textOf(profile, 'interactionStyle'),
  ]);
}

function dietLine(profile: SavedChild['profile']): string {
  const diets = choicesOf(profile, 'dietRestrictions').map((diet) => labelIn(dietOptions(), diet));
  return diets.length === 0 ? '' : m.emergency_diet({ diets: formatList(diets) });
}

function sensoryLine(profile: SavedChild['profile']): string {
  const senses = choicesOf(profile, 'sensorySensitivities').filter((sense) => sense !== 'None');
  const words = senses.map((sense) => labelIn(sensoryOptions(), sense));
  return words.length === 0 ? '' : m.emergency_sensitive({ senses: formatList(words) });
}
