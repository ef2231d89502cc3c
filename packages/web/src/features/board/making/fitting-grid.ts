import { easyGridMax } from '@calmbridge/domain/boards/board';
import { gridFor } from '@calmbridge/domain/boards/new-board';
import type { Grid } from '#shared/board/grid-presets';

/** So many cards stand side by side and can still be read and pressed on the screen the board is made on. */
function mostColumns(): number {
  if (window.matchMedia('(max-width: 599px)').matches) return 3;
  return window.matchMedia('(max-width: 899px)').matches ? 5 : easyGridMax;
}

export const fittingGrid = (count: number): Grid => gridFor(count, mostColumns());

/** A ready board keeps its own grid where that fits. A large one does everywhere: its places are learnt by heart. */
export function gridOnScreen({ rows, columns }: Grid, count: number): Grid {
  const isLearnt = count > 24;
  return isLearnt || columns <= mostColumns() ? { rows, columns } : fittingGrid(count);
}

/** For a board without words yet. */
export const usualGrid = (): Grid => fittingGrid(12);
