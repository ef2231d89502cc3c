import { useRef, useState } from 'react';

// A card that is scrolled away is taken off the page, so what is open or half typed in it is kept beside the list.

export type CardState = {
  isExpanded: boolean;
  setIsExpanded: (isExpanded: boolean) => void;
  /** The note being written, or null. */
  draft: string | null;
  setDraft: (draft: string | null) => void;
};

export function useCardStates(expanded: string | null): { of: (id: string) => CardState } {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(expanded ? [expanded] : []));
  const drafts = useRef(new Map<string, string>());
  const [, redraw] = useState(0);
  return {
    of: (id) => ({
      isExpanded: open.has(id),
      setIsExpanded: (isExpanded) => {
        const next = new Set(open);
        if (isExpanded) next.add(id);
        else next.delete(id);
        setOpen(next);
      },
      draft: drafts.current.get(id) ?? null,
      setDraft: (draft) => {
        if (draft === null) drafts.current.delete(id);
        else drafts.current.set(id, draft);
        redraw((count) => count + 1);
      },
    }),
  };
}
