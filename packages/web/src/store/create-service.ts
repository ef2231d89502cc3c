import { createStore } from './create-store.ts';

/**
 * What any page may ask for and one part of the app does. Whoever asks neither knows that part nor stands inside it.
 */
export function createService<Port>() {
  const store = createStore<Port | null>(null);
  return {
    /** Who does it now; null where nobody does. */
    get: store.get,
    /** From now on this one does it, until the function given back is called. */
    provide: (port: Port) => {
      store.set(port);
      return () => {
        if (store.get() === port) store.set(null);
      };
    },
    /** Waits until somebody does it. */
    whenThere: () =>
      new Promise<Port>((resolve) => {
        const look = () => {
          const port = store.get();
          if (port === null) return;
          leave();
          resolve(port);
        };
        const leave = store.subscribe(look);
        look();
      }),
  };
}
