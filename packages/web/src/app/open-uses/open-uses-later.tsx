import { useEffect, useState } from 'react';
import { useDeviceStore } from '#device/device-context';
import { openUses } from '#device/records/shapes';
import { whenIdle } from '#device/when-idle';
import { later } from '#ui/later/later';

/** Nothing is shown of it, whether it comes or not: what is under way waits for the next page. */
const OpenUses = later(async () => (await import('./open-uses.tsx')).OpenUses, {
  waiting: <span hidden />,
  around: () => null,
});

/** Most pages open with nothing under way, and need nothing that would go on with it. */
export function OpenUsesLater() {
  const store = useDeviceStore();
  const [isUnderWay, setIsUnderWay] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIsUnderWay(store.collection(openUses).size() > 0);
        return true;
      }),
    [store],
  );
  return isUnderWay && <OpenUses />;
}
