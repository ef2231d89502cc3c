// Whom a story can be about: every saved child, and whoever else has a kept plan. A plan is wanted for nothing but its
// profile, so a saved child needs none.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { SavedChild } from '#device/records/shapes';
import { type Chat, readProfile } from './chats.ts';

export type Subject = {
  id: string;
  /** Null: not saved on this device, or not surely one of those who are. */
  child: SavedChild | null;
  name: string;
  profile: ChildProfile;
  /** Newest first. */
  chats: readonly Chat[];
};

export function subjectsOf(chats: readonly Chat[], children: readonly SavedChild[]): Subject[] {
  const saved = children.flatMap((child): Subject[] => {
    const own = chats.filter(({ childId }) => childId === child.id);
    const profile = readProfile({ ...child.profile, name: child.name });
    return profile ? [{ id: child.id, child, name: child.name, profile, chats: own }] : [];
  });
  const others = chats.filter(({ childId }) => childId === null || !saved.some(({ id }) => id === childId));
  const names = [...new Set(others.map(({ profile }) => profile.name))];
  const unsaved = names.flatMap((name): Subject[] => {
    const own = others.filter(({ profile }) => profile.name === name);
    const [newest] = own;
    return newest ? [{ id: `name:${name}`, child: null, name, profile: newest.profile, chats: own }] : [];
  });
  return [...saved, ...unsaved];
}
