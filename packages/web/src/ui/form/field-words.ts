// What is wrong with a carer's own fields, in words. The codes come from the domain's schemas.
import { m } from '#paraglide/messages';

const exact: Record<string, () => string> = {
  'creator-missing': m.field_creator_missing,
  'passwords-differ': m.field_passwords_differ,
  'in-the-future': m.field_dob_future,
};

const invalid: Record<string, () => string> = {
  email: m.field_email_invalid,
  dob: m.field_dob_invalid,
};

export function fieldWords(field: string, issue: string | undefined, label: string): string | undefined {
  if (!issue) return undefined;
  if (exact[issue]) return exact[issue]();
  if (issue === 'required') return m.field_required({ label });
  if (issue === 'too-long') return m.field_too_long({ label });
  return (invalid[field] ?? (() => m.field_invalid({ label })))();
}

/** For a password that is being chosen: says how long it must be. */
export const newPasswordWords = (issue: string | undefined, label: string, minLength: number) =>
  issue === 'too-short' ? m.field_password_too_short({ minLength }) : fieldWords('password', issue, label);
