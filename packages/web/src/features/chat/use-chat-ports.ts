import { useMemo } from 'react';
import { useUsePorts } from '#api/paid-use/use-ports';
import { useDeviceStore } from '#device/device-context';
import { profileFormResponses, savedChildren } from '#device/records/shapes';
import type { ChatPorts } from './conversation/ports.ts';

/** What a conversation needs of the world: paid uses, this device, clock and chance. */
export function useChatPorts(): ChatPorts {
  const store = useDeviceStore();
  const uses = useUsePorts();
  return useMemo(
    () => ({
      uses,
      kept: store.collection(profileFormResponses),
      savedNames: () =>
        store
          .collection(savedChildren)
          .all()
          .flatMap(({ name, called, profile }) => [
            { name, called },
            { name: typeof profile['name'] === 'string' ? profile['name'] : '' },
          ]),
      flagsIn: async (text, child) => {
        const { findDietConflicts } = await import('@calmbridge/reader/screening/diet/diet');
        return findDietConflicts(text, child).map(({ rule, found, why }) => ({ rule, found, why }));
      },
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
    }),
    [store, uses],
  );
}
