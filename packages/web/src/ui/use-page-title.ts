import { useEffect } from 'react';
import { m } from '#paraglide/messages';

/** The tab's title: the page first, then the product. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${m.app_name()}`;
  }, [title]);
}
