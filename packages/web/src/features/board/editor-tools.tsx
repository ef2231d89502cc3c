import IconArrowBackUp from '#icon/IconArrowBackUp';
import IconArrowForwardUp from '#icon/IconArrowForwardUp';
import IconLayoutGrid from '#icon/IconLayoutGrid';
import IconList from '#icon/IconList';
import { m } from '#paraglide/messages';
import { type Grid, gridWords } from '#shared/board/grid-presets';
import { Button } from '#ui/buttons/button';
import { IconButton } from '#ui/buttons/icon-button';
import styles from './board-editor.module.css';

export function EditorTools({
  grid,
  canUndo,
  canRedo,
  onAddMany,
  onGrid,
  onUndo,
  onRedo,
}: {
  grid: Grid;
  canUndo: boolean;
  canRedo: boolean;
  onAddMany: () => void;
  onGrid: () => void;
  onUndo: () => void;
  onRedo: () => void;
}) {
  return (
    <div className={styles.tools}>
      <Button look="quiet" isSmall icon={<IconList size={20} aria-hidden="true" />} onClick={onAddMany}>
        {m.board_add_many()}
      </Button>
      <Button
        look="quiet"
        isSmall
        icon={<IconLayoutGrid size={20} aria-hidden="true" />}
        aria-label={m.board_grid_button({ grid: gridWords(grid) })}
        onClick={onGrid}
      >
        {gridWords(grid)}
      </Button>
      <IconButton
        label={m.board_undo()}
        icon={<IconArrowBackUp size={24} aria-hidden="true" />}
        aria-disabled={!canUndo || undefined}
        onClick={onUndo}
      />
      <IconButton
        label={m.board_redo()}
        icon={<IconArrowForwardUp size={24} aria-hidden="true" />}
        aria-disabled={!canRedo || undefined}
        onClick={onRedo}
      />
    </div>
  );
}
