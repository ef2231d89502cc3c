import { useMemo } from 'react';
import { useCollection } from '../device-context.tsx';
import { childFinder, type Owned } from './child-of.ts';
import { type SavedChild, savedChildren } from './shapes.ts';

/** The saved child a record is about; null where that is not certain. */
export function useChildOf(): (record: Owned) => SavedChild | null {
  const children = useCollection(savedChildren).records;
  return useMemo(() => {
    const idOf = childFinder(children);
    const byId = new Map(children.map((child) => [child.id, child]));
    return (record) => byId.get(idOf(record) ?? '') ?? null;
  }, [children]);
}
