// The care plans on this device, newest first. What the chat replies about a plan is kept beside it and is none.
import type { Message } from '@calmbridge/domain/history/message';
import { useCallback, useSyncExternalStore } from 'react';
import { useDeviceStore } from '#device/device-context';
import { profileFormResponses } from '#device/shapes';

/** Enough to find the newest plan behind the replies about it. */
const looked = 40;

/** Null where this child, or anyone, has none. `name` of null asks for any child's. */
export function useNewestPlan(name: string | null): Message | null {
  const collection = useDeviceStore().collection(profileFormResponses);
  const newest = useCallback(
    () => collection.front(looked).find((message) => isPlan(message) && isOf(message, name)) ?? null,
    [collection, name],
  );
  return useSyncExternalStore(collection.subscribe, newest);
}

/** A plan by its id, or by the id of a reply about it. */
export function usePlan(id: string): Message | null {
  const collection = useDeviceStore().collection(profileFormResponses);
  const find = useCallback(() => {
    const message = collection.get(id);
    return message?.planId ? collection.get(message.planId) : message;
  }, [collection, id]);
  return useSyncExternalStore(collection.subscribe, find);
}

export const planPath = (id: string): string => `/plans/${encodeURIComponent(id)}`;

export const childNameOf = ({ profile }: Message): string => {
  const name = profile?.['name'];
  return typeof name === 'string' ? name.trim() : '';
};

const isPlan = ({ planId, type }: Message): boolean => planId === undefined && type === 'profileFormResponse';
const isOf = (message: Message, name: string | null): boolean =>
  name === null || childNameOf(message) === name;
