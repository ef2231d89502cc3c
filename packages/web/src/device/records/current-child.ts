// The child everything is about, kept on this device for this carer. Null: all children, as long as nobody has chosen one
// and after the chosen one was removed.
import { useCallback } from 'react';
import { useCollection, useDocument } from '../device-context.tsx';
import { currentChild, type SavedChild, savedChildren } from './shapes.ts';

export function useCurrentChild(): {
  child: SavedChild | null;
  children: readonly SavedChild[];
  choose: (id: string | null) => void;
} {
  const children = useCollection(savedChildren).records;
  const { value, update } = useDocument(currentChild);
  const choose = useCallback(
    (id: string | null) => void update((now) => ({ ...now, childId: id ?? '' })),
    [update],
  );
  const child = children.find(({ id }) => id === value?.childId) ?? null;
  return { child, children, choose };
}
