import type { Board } from '@calmbridge/domain/boards/board';
import { borderColour } from '#shared/board/card-style';
import styles from './board-downloads.module.css';
import { type Choices, chosenCards } from './choices.ts';
import { boardGrid } from './paper/board-grid.ts';
import type { Rect } from './paper/card-parts.ts';
import { cardSheet, papersMm } from './paper/card-sheet.ts';

/** The first page in small, true to scale. */
export function SheetPreview({ board, choices }: { board: Board; choices: Choices }) {
  const isCards = choices.format === 'pdf' && choices.layout === 'cards';
  const { width, height } = papersMm[choices.paper];
  const isWide = !isCards && board.columns > board.rows;
  const [wide, high] = isWide ? [height, width] : [width, height];
  const cards = isCards ? cardPlaces(board, choices) : boardPlaces(board, wide, high);
  return (
    <div className={styles.preview} aria-hidden="true">
      <svg viewBox={`0 0 ${wide} ${high}`} className={styles.sheet}>
        <rect className={styles.paper} x="1" y="1" width={wide - 2} height={high - 2} rx="4" />
        <g className={styles.printed}>
          {cards.map(({ place, colour }) => (
            <MiniCard
              key={`${place.x} ${place.y}`}
              place={place}
              colour={choices.isGrey && choices.format !== 'obz' ? 'var(--ink-2)' : colour}
              hasWords={choices.hasWords}
              hasCutLines={isCards && choices.hasCutLines}
            />
          ))}
        </g>
      </svg>
    </div>
  );
}

function MiniCard({
  place: { x, y, width, height },
  colour,
  hasWords,
  hasCutLines,
}: {
  place: Rect;
  colour: string;
  hasWords: boolean;
  hasCutLines: boolean;
}) {
  const side = Math.min(width, height);
  const inset = side * 0.06;
  return (
    <g>
      {hasCutLines && <rect className={styles.cut} x={x} y={y} width={width} height={height} />}
      <rect
        x={x + inset}
        y={y + inset}
        width={width - 2 * inset}
        height={height - 2 * inset}
        rx={side * 0.12}
        fill="none"
        stroke={colour}
        strokeWidth={Math.max(1.6, side * 0.04)}
      />
      <circle
        className={styles.mark}
        cx={x + width / 2}
        cy={y + height * (hasWords ? 0.42 : 0.5)}
        r={side * 0.2}
      />
      {hasWords && (
        <rect
          className={styles.mark}
          x={x + width / 2 - side * 0.2}
          y={y + height * 0.74}
          width={side * 0.4}
          height={side * 0.06}
          rx={side * 0.03}
        />
      )}
    </g>
  );
}

function cardPlaces(board: Board, choices: Choices) {
  const { places, perPage } = cardSheet(choices.cardMm, choices.paper, choices.hasCutLines);
  return chosenCards(board, choices)
    .slice(0, perPage)
    .flatMap((card, at) => {
      const place = places[at];
      if (!place) return [];
      const rect: Rect = { x: place.left, y: place.top, width: choices.cardMm, height: choices.cardMm };
      return [{ place: rect, colour: borderColour(card) }];
    });
}

function boardPlaces(board: Board, wide: number, high: number) {
  const box = { x: 8, y: 18, width: wide - 16, height: high - 30 };
  return boardGrid(box, board.rows, board.columns, 3).flatMap((place, at) => {
    const card = board.cells[at];
    return card && !card.isHidden ? [{ place, colour: borderColour(card) }] : [];
  });
}
