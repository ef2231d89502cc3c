// What a helper needs in an emergency beyond the profile. It belongs to the saved child and stays on the device: no request
// has a field for it.
import { z } from 'zod';

const Contact = z.looseObject({
  id: z.string(),
  name: z.string().default(''),
  /** Who it is to the child: mum, neighbour, school. */
  relation: z.string().default(''),
  phone: z.string().default(''),
});
export type Contact = z.infer<typeof Contact>;

const nobody = { name: '', phone: '' };

export const EmergencyDetails = z.looseObject({
  /** Whom to call, the first first. */
  contacts: z.array(Contact).default([]),
  doctor: z.looseObject({ name: z.string().default(''), phone: z.string().default('') }).default(nobody),
  /** Where to look when the child is missing. */
  places: z.string().default(''),
  painSigns: z.string().default(''),
});
export type EmergencyDetails = z.infer<typeof EmergencyDetails>;

export const noDetails: EmergencyDetails = { contacts: [], doctor: nobody, places: '', painSigns: '' };

/** Without contacts nobody has filled in. */
export function tidied(details: EmergencyDetails): EmergencyDetails {
  const { contacts, doctor, places, painSigns } = details;
  const isSaid = ({ name, relation, phone }: Contact) =>
    [name, relation, phone].some((text) => text.trim() !== '');
  return {
    ...details,
    contacts: contacts.filter(isSaid).map(trimmed),
    doctor: trimmed(doctor),
    places: places.trim(),
    painSigns: painSigns.trim(),
  };
}

export const isNothingSaid = (details: EmergencyDetails): boolean => {
  const { contacts, doctor, places, painSigns } = tidied(details);
  return contacts.length === 0 && [doctor.name, doctor.phone, places, painSigns].every((text) => text === '');
};

const trimmed = <T extends Record<string, unknown>>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  ) as T;
