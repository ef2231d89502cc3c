import { useMemo } from 'react';
import { childFinder, type Owned } from './child-of.ts';
import { useCurrentChild } from './current-child.ts';

/** Whether a record is shown now: with all children every record is, with one child only its own. */
export function useIsShown(): (record: Owned) => boolean {
  const { child, children } = useCurrentChild();
  return useMemo(() => {
    const childOf = childFinder(children);
    return (record) => child === null || childOf(record) === child.id;
  }, [child, children]);
}
