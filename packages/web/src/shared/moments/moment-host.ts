import { createContext, use } from 'react';

// How any page asks for the sheet a moment is written on without knowing it: the app puts the sheet behind this context.

export type MomentOpening =
  /** A new one; about this saved child, or the one everything is about. */
  { is: 'new'; childId?: string } | { is: 'edit'; id: string };

export const MomentHost = createContext<(opening: MomentOpening) => void>(() => undefined);

export const useOpenMoment = () => use(MomentHost);
