// Every part that is fetched later and is seen comes through here. The bundler fetches a style sheet once: after a failure
// it takes the sheet for fetched, and the part would stand without its style. So we remember what failed and bring it.

type Load<T> = () => Promise<T>;

/** By address: what failed, what is being brought, and what a part can't do without. */
const failed = new Map<string, HTMLLinkElement>();
const underWay = new Map<string, Promise<void>>();
const neededBy = new WeakMap<Load<unknown>, Set<string>>();

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.set(target.href, target);
  },
  { capture: true },
);

/**
 * Rejects when the part, or a style sheet of its own, can't be fetched. It may be asked again, with the same `load`: sheets
 * that failed for another part are tried too; if they fail again, that stops nothing.
 */
export async function fetched<T>(load: Load<T>): Promise<T> {
  const own = neededBy.get(load) ?? new Set();
  await Promise.allSettled([...failed.keys()].filter((sheet) => !own.has(sheet)).map(bring));
  await Promise.all([...own].map(bring));
  const before = new Set(failed.keys());
  try {
    return await load();
  } catch (fault) {
    neededBy.set(load, new Set([...own, ...[...failed.keys()].filter((sheet) => !before.has(sheet))]));
    throw fault;
  }
}

function bring(sheet: string): Promise<void> {
  const link = failed.get(sheet);
  if (!link) return underWay.get(sheet) ?? Promise.resolve();
  failed.delete(sheet);
  // Gone with the page it belonged to.
  if (!link.isConnected) return Promise.resolve();
  const again = link.cloneNode() as HTMLLinkElement;
  const brought = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`The style sheet ${sheet} did not come`)));
    link.replaceWith(again);
  }).finally(() => underWay.delete(sheet));
  underWay.set(sheet, brought);
  return brought;
}
