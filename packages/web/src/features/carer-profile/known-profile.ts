import type { AuthUser, UserDocument } from '@calmbridge/domain/users/me';

/** What the form can be filled with: the document, or else the display name's parts. */
export function knownProfile(user: AuthUser | null, document: UserDocument | null) {
  const [firstName = '', ...rest] = (user?.displayName ?? '').trim().split(/\s+/);
  return {
    accountCreator: document?.accountCreator ?? '',
    firstName: document?.firstName ?? firstName,
    lastName: document?.lastName ?? rest.join(' '),
    dob: document?.dob ?? '',
  };
}
