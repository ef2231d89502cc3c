import { type ReactNode, useLayoutEffect } from 'react';
import { type ChatPort, chat } from '../chat.ts';

/** In place of the chat: answers for it while it is on the page. */
export function ChatStandIn({ value, children }: { value: ChatPort; children: ReactNode }) {
  useLayoutEffect(() => chat.provide(value), [value]);
  return children;
}
