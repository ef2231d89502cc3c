// The chats a story can start from: kept care plans. Plans of old do not always tell whose they are; then the profile has no
// name yet.
import { ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import type { Message } from '@calmbridge/domain/history/message';
import { type ChildOf, childFinder } from '#device/records/child-of';
import type { SavedChild, SocialStory } from '#device/records/shapes';

export type Chat = { id: string; at: string; childId: string | null; profile: ChildProfile };

/** Newest first. */
export const chatsOf = (
  responses: readonly Message[],
  children: readonly SavedChild[],
  childOf: ChildOf = childFinder(children),
): Chat[] =>
  responses
    .filter(({ planId }) => planId === undefined)
    .map((message) => {
      const profile = readProfile(message.profile);
      const spokenOf = profile ? null : onlyChildIn(message.content, children);
      return {
        id: message.id,
        at: message.timestamp,
        childId: childOf(message) ?? spokenOf?.id ?? null,
        profile: profile ?? readProfile(spokenOf?.profile) ?? unnamed,
      };
    })
    .sort((a, b) => b.at.localeCompare(a.at));

/** A response of old that does not say whose it is: the saved child it names, if it names no other. */
function onlyChildIn(content: string, children: readonly SavedChild[]): SavedChild | null {
  const named = children.filter(({ name }) => name !== '' && content.includes(name));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Two answers a story has no use for may be missing. */
export function readProfile(fields: Message['profile']): ChildProfile | null {
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

/** Whose a story is: as it says, by its plan, or by the name of old. */
export const storyChild = (
  { childId, chatId, child }: Pick<SocialStory, 'childId' | 'chatId' | 'child'>,
  chats: readonly Chat[],
  childOf: ChildOf,
): string | null =>
  childOf({ childId: childId ?? chats.find(({ id }) => id === chatId)?.childId ?? undefined, child });

/** Whom a story is about: by its chat, by its saved child, and where both are gone by the child's name. */
export const profileFor = (
  { chatId, childId, child }: Pick<SocialStory, 'chatId' | 'childId' | 'child'>,
  chats: readonly Chat[],
  children: readonly SavedChild[],
): ChildProfile | null =>
  chats.find(({ id, profile }) => id === chatId && profile.name !== '')?.profile ??
  readProfile(children.find(({ id }) => id === childId)?.profile) ??
  chats.find(({ profile }) => profile.name !== '' && profile.name === child)?.profile ??
  null;
