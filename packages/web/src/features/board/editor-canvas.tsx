import type { Board } from '@calmbridge/domain/boards/board';
import { cardsOf } from '@calmbridge/domain/boards/settled';
import { m } from '#paraglide/messages';
import type { BoardParts } from '#shared/board/board-parts';
import { Segmented } from '#ui/fields/segmented';
import styles from './board-editor.module.css';
import { CardGrid } from './grid/card-grid.tsx';
import { Legend } from './grid/legend.tsx';
import type { Editor, EditorMode } from './use-editor.ts';

/** The board itself, with what belongs to it above and below. */
export function EditorCanvas({
  board,
  editor,
  parts: { Reminder, Strip },
}: {
  board: Board;
  editor: Editor;
  parts: Partial<BoardParts>;
}) {
  const { actions, mode } = editor;
  return (
    <>
      {Reminder && board.kind !== 'grid' && <Reminder board={board} />}
      {Strip && <ModeSwitch mode={mode} onChange={editor.turnTo} />}
      {Strip && mode === 'try' && <Strip />}
      <CardGrid
        board={board}
        selectedAt={editor.selection.at}
        focus={editor.focus}
        announce={actions.announce}
        onPress={editor.press}
        onMove={actions.move}
        onRemove={editor.removeCard}
        onTakeIn={actions.takeIn}
      />
      <Legend cards={cardsOf(board)} />
      <p className={styles.hint}>
        <span className={styles.byMouse}>{m.board_move_hint()}</span>
        <span className={styles.byTouch}>{m.board_move_hint_touch()}</span>
      </p>
    </>
  );
}

function ModeSwitch({ mode, onChange }: { mode: EditorMode; onChange: (mode: EditorMode) => void }) {
  return (
    <Segmented
      name="board-mode"
      legend={m.board_mode()}
      isLegendHidden
      segments={[
        { value: 'edit', label: m.board_mode_edit() },
        { value: 'try', label: m.board_mode_try() },
      ]}
      value={mode}
      onChange={onChange}
    />
  );
}
