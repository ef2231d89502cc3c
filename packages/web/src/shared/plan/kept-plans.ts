// The care plans on this device, newest first. What the chat replies about a plan is kept beside it and is none.
import type { Message } from '@calmbridge/domain/history/message';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useDeviceStore } from '#device/device-context';
import { childFinder } from '#device/records/child-of';
import { useCurrentChild } from '#device/records/current-child';
import { profileFormResponses } from '#device/records/shapes';
import { useIsShown } from '#device/records/use-is-shown';

/** Enough to find the newest plans behind the replies about them. */
const looked = 40;

/** The newest plan of each child that is shown now. */
export function useNewestPlans(): readonly Message[] {
  const collection = useDeviceStore().collection(profileFormResponses);
  const front = useCallback(() => collection.front(looked), [collection]);
  const records = useSyncExternalStore(collection.subscribe, front);
  const { children } = useCurrentChild();
  const isShown = useIsShown();
  return useMemo(() => {
    const childOf = childFinder(children);
    const newest = new Map<string, Message>();
    for (const message of records) {
      const whose = childOf(message) ?? childNameOf(message);
      if (isPlan(message) && isShown(message) && !newest.has(whose)) newest.set(whose, message);
    }
    return [...newest.values()];
  }, [records, children, isShown]);
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
