// The chats a story can start from: kept care plans. Plans of old do not always tell whose they are; then the profile has no
// name yet.
import { ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import type { Message } from '@calmbridge/domain/history/message';
import { type ChildOf, childFinder } from '#device/child-of';
import type { SavedChild, SocialStory } from '#device/shapes';

export type Chat = { id: string; at: string; childId: string | null; profile: ChildProfile };

/** Newest first. */
export const chatsOf = (
  responses: readonly Message[],
  children: readonly SavedChild[],
  childOf: ChildOf = childFinder(children),
): Chat[] =>
  responses
    .filter(({ planId }) => planId === undefined)
    .map((message) => ({
      id: message.id,
      at: message.timestamp,
      childId: childOf(message),
      profile: profileOf(message, children) ?? unnamed,
    }))
    .sort((a, b) => b.at.localeCompare(a.at));

/** The child a response was written for; for responses of old, the saved child it speaks of. */
function profileOf({ profile, content }: Message, children: readonly SavedChild[]): ChildProfile | null {
  return (
    readProfile(profile) ??
    readProfile(children.find(({ name }) => name !== '' && content.includes(name))?.profile)
  );
}

/** Two answers a story has no use for may be missing. */
function readProfile(fields: Message['profile']): ChildProfile | null {
  const { importantRoles = [], carePlans = [] } = fields ?? {};
  const read = ChildProfile.safeParse({
    ...unnamed,
    ...fields,
    ...(importantRoles.length === 0 && { importantRoles: unnamed.importantRoles }),
    ...(carePlans.length === 0 && { carePlans: unnamed.carePlans }),
  });
  return read.success ? read.data : null;
}

/** Nothing is known of the child, not even the name: that much is asked before a story is made. */
const unnamed: ChildProfile = {
  ...emptyProfile,
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};

/** Whom a story is about: by its chat, and where that is gone by the child's name. */
export const profileFor = (
  { chatId, child }: Pick<SocialStory, 'chatId' | 'child'>,
  chats: readonly Chat[],
): ChildProfile | null =>
  (
    chats.find(({ id, profile }) => id === chatId && profile.name !== '') ??
    chats.find(({ profile }) => profile.name !== '' && profile.name === child)
  )?.profile ?? null;
