import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { SavedChild } from '#device/records/shapes';

/** `?child=` fills the form from that child, once. */
export function useAskedChild(
  get: (id: string) => SavedChild | null,
  fill: (child: SavedChild) => void,
): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('child');
  const take = useEffectEvent((id: string) => {
    const child = get(id);
    if (child) fill(child);
    setQuery({}, { replace: true });
  });
  useEffect(() => {
    if (asked !== null) take(asked);
  }, [asked]);
}
