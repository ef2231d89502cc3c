import type { PaidPlan } from '@calmbridge/domain/credits/prices';
import styles from './pebble-heap.module.css';

/** Pebbles in each row, top first. One pebble is one credit, so each heap can be counted. */
const rows: Record<PaidPlan, readonly number[]> = {
  bronze: [1, 2, 3, 4],
  silver: [3, 4, 5, 6, 7],
  gold: [5, 7, 8, 9, 10, 11],
};

const width = 248;
const height = 104;
const ground = height - 6;
const stepX = 21;
const stepY = 14.2;
/** Hand-laid: the shade and the small shifts repeat in no visible rhythm. */
const shades = [0, 1, 2, 3, 3, 4, 1, 0, 3, 2, 4, 0, 2];

export function PebbleHeap({ plan }: { plan: PaidPlan }) {
  const pebbles = rows[plan].flatMap((count, row) =>
    Array.from({ length: count }, (_, place) => pebble(rows[plan].length - 1 - row, count, place)),
  );
  return (
    <svg className={styles.heap} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={styles.ground} x="1" y={ground} width={width - 2} height="4" rx="2" />
      {pebbles.map(({ x, y, turn, shade }) => (
        <ellipse
          key={`${x} ${y}`}
          className={styles[`shade${shade}`]}
          cx={x}
          cy={y}
          rx="10"
          ry="7.5"
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
    </svg>
  );
}

function pebble(level: number, count: number, place: number) {
  const nth = level * 17 + place * 7 + count * 3;
  return {
    x: width / 2 + (place - (count - 1) / 2) * stepX + ((nth * 5) % 3) * 0.6 - 0.6,
    y: ground - 6.5 - level * stepY + ((nth * 3) % 4) * 0.4 - 0.6,
    turn: ((nth * 11) % 13) - 6,
    shade: shades[nth % shades.length] ?? 0,
  };
}
