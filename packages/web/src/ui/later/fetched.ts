// Every part that is fetched later and is seen comes through here. The bundler fetches a style sheet once: after a failure
// it takes the sheet for fetched, and the part would stand without its style. So we remember what failed and bring it.

const failed = new Set<HTMLLinkElement>();

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  { capture: true },
);

/** Rejects when the part, or a style sheet, can't be fetched. It may be asked again. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  await Promise.all([...failed].map(bring));
  return load();
}

function bring(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  // Gone with the page it belonged to, or being brought by another part.
  if (!link.isConnected) return Promise.resolve();
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`The style sheet ${again.href} did not come`)));
    link.replaceWith(again);
  });
}
