import type { CardPicture } from '@calmbridge/domain/boards/board';
import { imageSize } from '@calmbridge/domain/images/image';
import type { CSSProperties } from 'react';
import { useCollection } from '#device/device-context';
import { pictures } from '#device/records/shapes';
import { CardPictureView } from '#shared/board/card-picture-view';
import { classNames } from '#ui/class-names';
import styles from './picture-frame.module.css';

/** The picture of a page on its quiet ground. Without one the ground alone is there. Decoration: the words tell it all. */
export function PictureFrame({ picture, isEnd = false }: { picture: CardPicture | null; isEnd?: boolean }) {
  const { get } = useCollection(pictures);
  const size = picture?.is === 'picture' ? (get(picture.id) ?? imageSize) : null;
  const ratio = size && ({ '--ratio': size.width / size.height } as CSSProperties);
  return (
    <div
      className={classNames(styles.frame, size && styles.photo)}
      style={ratio ?? undefined}
      aria-hidden="true"
    >
      <svg className={styles.ground} viewBox="0 0 800 600" preserveAspectRatio="xMidYMax slice" role="none">
        {(isEnd || picture === null) && <circle className={styles.sun} cx="400" cy="392" r="96" />}
        <path className={styles.far} d="M0 430C160 372 300 392 440 420S700 432 800 392V600H0Z" />
        <path className={styles.near} d="M0 520C180 486 380 500 560 510S740 512 800 500V600H0Z" />
      </svg>
      {picture && (
        <div className={styles.picture} data-picture={picture.id}>
          <CardPictureView picture={picture} />
        </div>
      )}
    </div>
  );
}
