import { createService } from '#store/create-service';

// How any page asks for the sheet a moment is written on without knowing it: the app provides it.

export type MomentOpening =
  /** A new one; about this saved child, or the one everything is about. */
  { is: 'new'; childId?: string } | { is: 'edit'; id: string };

export const momentSheet = createService<(opening: MomentOpening) => void>();

export const openMoment = (opening: MomentOpening): void => momentSheet.get()?.(opening);
