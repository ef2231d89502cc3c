import { useEffect, useState } from 'react';
import { symbolSvg } from './symbol-library.ts';

export type SymbolSource = { is: 'loading' } | { is: 'ready'; src: string } | { is: 'missing' };

/** Drawings met before are there at once, so that a board does not flicker when it is shown again. */
const sources = new Map<string, SymbolSource>();

/** What an `img` needs to show the symbol. It tries again by itself when the connection comes back. */
export function useSymbolSource(id: string): SymbolSource {
  const [shown, setShown] = useState({ id, source: sources.get(id) ?? loading });
  useEffect(() => {
    let isGone = false;
    const show = (source: SymbolSource) => {
      if (isGone) return;
      setShown((now) => (now.id === id && now.source === source ? now : { id, source }));
    };
    const load = () => {
      const known = sources.get(id);
      if (known !== undefined) return show(known);
      sourceOf(id).then(show, () => show(missing));
    };
    load();
    if (sources.get(id)?.is === 'ready') return;
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      window.removeEventListener('online', load);
    };
  }, [id]);
  return shown.id === id ? shown.source : (sources.get(id) ?? loading);
}

const loading: SymbolSource = { is: 'loading' };
const missing: SymbolSource = { is: 'missing' };

async function sourceOf(id: string): Promise<SymbolSource> {
  const svg = await symbolSvg(id);
  const source: SymbolSource =
    svg === null ? missing : { is: 'ready', src: `data:image/svg+xml,${encodeURIComponent(svg)}` };
  sources.set(id, source);
  return source;
}
