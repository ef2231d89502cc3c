import { type RefObject, useEffect, useEffectEvent } from 'react';

/** One place of the grid has the focus: the active one, while the focus is in the grid, or the one it is sent to. */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  active: number,
  setActive: (at: number) => void,
  /** Where the focus shall go; a new object asks again. */
  wish: { at: number } | null,
): void {
  const focusOn = (at: number) => grid.current?.querySelector<HTMLElement>(`[data-place="${at}"]`)?.focus();
  const follow = useEffectEvent((at: number) => {
    if (grid.current?.contains(document.activeElement)) focusOn(at);
  });
  const goTo = useEffectEvent((at: number) => {
    setActive(at);
    focusOn(at);
  });
  useEffect(() => follow(active), [active]);
  useEffect(() => {
    if (wish) goTo(wish.at);
  }, [wish]);
}
