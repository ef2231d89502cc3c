// What the build tells the worker about itself (see vite.offline.ts).

export type Files = {
  /** Changes with every build. */
  version: string;
  /** The script the page starts with: it tells which build a page belongs to. */
  entry: string;
  /** Files without a hash in their name; the first is the page itself. */
  shell: readonly string[];
  /** Files every page of the product needs. */
  core: readonly string[];
  /** Everything else that must be there without a connection; fetched once nothing else is to do. */
  later: readonly string[];
};

/** What the page says to the worker. `version` is answered through the port that comes with it. */
export type ToWorker = { is: 'take-over' } | { is: 'fetch-the-rest' };
/** What the worker asks the page, with a port for the answer: the entry script it runs. */
export type ToPage = { is: 'which-build' };
