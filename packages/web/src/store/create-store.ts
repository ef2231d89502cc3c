// What lives outside the components and may change: the two things React's useSyncExternalStore asks for, get and subscribe.

/** Something that happens, and who wants to be told. */
export function createSignal<What = void>() {
  const listeners = new Set<{ tell: (what: What) => void }>();
  return {
    tell: (what: What) => {
      for (const { tell } of listeners) tell(what);
    },
    subscribe: (tell: (what: What) => void) => {
      const listener = { tell };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value that tells when it changes. */
export function createStore<T>(first: T) {
  const changes = createSignal();
  let value = first;
  return {
    get: () => value,
    set: (next: T) => {
      value = next;
      changes.tell();
    },
    subscribe: changes.subscribe,
  };
}
