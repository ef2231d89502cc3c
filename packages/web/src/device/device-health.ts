// What a carer should know of this device: whether it keeps anything, and what on it can't be read or changed.
import { useContext, useEffect, useState } from 'react';
import { pictures } from './browser-device.ts';
import { OldDataWaits, useDeviceStore } from './device-context.tsx';
import type { DeviceStore } from './store/device-store.ts';
import { isQuarantineKey } from './store/quarantine.ts';
import { whenIdle } from './when-idle.ts';

// Reading everything can wait until the page stands: its own parts may still be on their way.
const lookAfterMs = 300;

export function useDeviceHealth() {
  const store = useDeviceStore();
  const [health, setHealth] = useState(() => (store.isChecked() ? healthOf(store) : notLookedYet(store)));
  useEffect(() => {
    const look = (isTimeUp: () => boolean) => {
      const isDone = store.checkOn(isTimeUp);
      if (isDone) setHealth(healthOf(store));
      return isDone;
    };
    return whenIdle(look, lookAfterMs);
  }, [store]);
  useEffect(
    () =>
      store.scope.onChange((changed) => {
        const concerns = [...changed].some((key) => key === null || isQuarantineKey(store.scope, key));
        if (concerns) setHealth(healthOf(store));
      }),
    [store],
  );
  const [canKeepPictures, setCanKeepPictures] = useState(true);
  useEffect(() => void pictures.canKeep().then(setCanKeepPictures), []);
  return {
    ...health,
    canKeepPictures,
    oldDataWaits: useContext(OldDataWaits),
    releaseQuarantine: store.releaseQuarantine,
  };
}

const notLookedYet = ({ isLasting }: DeviceStore): ReturnType<typeof healthOf> => ({
  isLasting,
  quarantined: [],
  newerCount: 0,
});

const healthOf = (store: DeviceStore) => ({
  isLasting: store.isLasting,
  quarantined: store.quarantined(),
  newerCount: store.newerCount(),
});
