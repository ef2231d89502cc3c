const againAfterMs = 3_000;

/** A part of the app that could not be fetched is asked for again until it comes. It never fails. */
export const untilFetched = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((done) => setTimeout(done, againAfterMs));
    return untilFetched(load);
  });
