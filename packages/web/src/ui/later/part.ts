// Something of the app that is fetched when it is first looked at, and asked for again until it is there.
import { createStore } from '#store/create-store';
import { fetched } from './fetched.ts';

export type PartState<T> =
  | { is: 'coming' }
  | { is: 'there'; value: T }
  /**
   * With the server there only this can't be had: the page is of an older build, or of a browser that remembers a failed
   * import until the page is loaded again (all did until 2026: whatwg/html#10327).
   */
  | { is: 'missing'; isServerThere: boolean };

export type Part<T> = {
  now: () => PartState<T>;
  /** It is fetched while someone watches. */
  watch: (tell: () => void) => () => void;
  /** Never rejects. */
  ask: () => Promise<void>;
};

const againAfterMs = 3_000;
const againAfterMaxMs = 60_000;

export function createPart<T>(load: () => Promise<T>, isServerThere = serverAnswers): Part<T> {
  const state = createStore<PartState<T>>({ is: 'coming' });
  let watchers = 0;
  let underWay: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = againAfterMs;

  const fetchIt = async () => {
    clearTimeout(timer);
    try {
      state.set({ is: 'there', value: await fetched(load) });
    } catch {
      const isThere = await isServerThere();
      // The next component that asks has not been notified yet.
      state.set(watchers > 0 ? { is: 'missing', isServerThere: isThere } : { is: 'coming' });
      if (watchers > 0) timer = setTimeout(() => void ask(), waitMs);
      waitMs = Math.min(waitMs * 2, againAfterMaxMs);
    }
    underWay = null;
  };
  const ask = (): Promise<void> => {
    if (state.get().is === 'there') return Promise.resolve();
    underWay ??= fetchIt();
    return underWay;
  };
  const comeBack = () => {
    waitMs = againAfterMs;
    void ask();
  };
  return {
    now: state.get,
    ask,
    watch: (tell) => {
      const leave = state.subscribe(tell);
      watchers += 1;
      if (watchers === 1) window.addEventListener('online', comeBack);
      void ask();
      return () => {
        leave();
        watchers -= 1;
        if (watchers > 0) return;
        window.removeEventListener('online', comeBack);
        clearTimeout(timer);
        if (state.get().is === 'missing') state.set({ is: 'coming' });
      };
    },
  };
}

/** The worker answers no HEAD: this one comes from the server or not at all. */
const serverAnswers = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
