import { useMemo } from 'react';
import { streamAssistant } from '#api/assistant-stream';
import { useCredits } from '#api/credits';
import { useDeviceStore } from '#device/device-context';
import { profileFormResponses, savedChildren } from '#device/shapes';
import type { ChatPorts } from './conversation/conversation.ts';

/** What a conversation needs of the world: our server, this device, the balance, clock and chance. */
export function useChatPorts(): ChatPorts {
  const store = useDeviceStore();
  const { creditsChanged, refreshCredits } = useCredits();
  return useMemo(
    () => ({
      stream: streamAssistant,
      kept: store.collection(profileFormResponses),
      savedNames: () =>
        store
          .collection(savedChildren)
          .all()
          .flatMap(({ name, profile }) => [name, typeof profile['name'] === 'string' ? profile['name'] : '']),
      flagsIn: async (text, child) => {
        const { findDietConflicts } = await import('@calmbridge/reader/screening/diet');
        return findDietConflicts(text, child).map(({ rule, found, why }) => ({ rule, found, why }));
      },
      creditsChanged,
      refreshCredits,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
    }),
    [store, creditsChanged, refreshCredits],
  );
}
