// The chats a story can start from: kept care plans whose child is known.
import { ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import type { Message } from '@calmbridge/domain/history/message';
import type { SavedChild, SocialStory } from '#device/shapes';

export type Chat = { id: string; at: string; profile: ChildProfile };

/** Newest first. */
export const chatsOf = (responses: readonly Message[], children: readonly SavedChild[]): Chat[] =>
  responses
    .filter(({ planId }) => planId === undefined)
    .flatMap((message) => {
      const profile = profileOf(message, children);
      return profile ? [{ id: message.id, at: message.timestamp, profile }] : [];
    })
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
    ...emptyProfile,
    ...fields,
    importantRoles: importantRoles.length > 0 ? importantRoles : ['parentsGuardians'],
    carePlans: carePlans.length > 0 ? carePlans : ['customizedCarePlans'],
  });
  return read.success ? read.data : null;
}

/** Whom a story is about: by its chat, and where that is gone by the child's name. */
export const profileFor = (
  { chatId, child }: Pick<SocialStory, 'chatId' | 'child'>,
  chats: readonly Chat[],
): ChildProfile | null =>
  (chats.find(({ id }) => id === chatId) ?? chats.find(({ profile }) => profile.name === child))?.profile ??
  null;
