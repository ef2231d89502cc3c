import type { Card } from '@calmbridge/domain/boards/board';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#ui/class-names';
import styles from './card-face.module.css';
import { CardPictureView } from './card-picture-view.tsx';
import { cardStyle } from './card-style.ts';

/**
 * A card as everyone sees it: picture, label, in the colours of its file or a border by word class. It fills the box it is in and is no control of its
 * own. `row` sets picture and label side by side, `mini` leaves the label out.
 */
export function CardFace({
  card,
  look = 'cell',
  isLabelShown = true,
  corner,
}: {
  card: Pick<Card, 'label' | 'picture' | 'wordClass' | 'colours'>;
  look?: 'cell' | 'row' | 'mini';
  isLabelShown?: boolean;
  /** A small sign in the upper corner: leads on, hidden, a number. */
  corner?: ReactNode;
}) {
  const hasLabel = look !== 'mini' && isLabelShown && card.label.trim() !== '';
  return (
    <span className={classNames(styles.face, styles[look])} style={cardStyle(card)}>
      {card.picture && (
        <span className={styles.frame}>
          <CardPictureView picture={card.picture} />
        </span>
      )}
      {hasLabel && (
        <span
          className={classNames(styles.label, !card.picture && styles.alone)}
          style={{ '--longest': longestWord(card.label) } as CSSProperties}
        >
          {card.label}
        </span>
      )}
      {corner && <span className={styles.corner}>{corner}</span>}
    </span>
  );
}

const longestWord = (label: string) => Math.max(1, ...label.split(/[\s-]+/).map(({ length }) => length));
