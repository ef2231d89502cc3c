import { useState } from 'react';
import { useDevicePicture } from '#device/pictures/use-device-picture';
import IconPhotoOff from '#icon/IconPhotoOff';
import styles from './card-face.module.css';

/** A picture kept on this device: uploaded, made or imported. A missing one leaves its place, and the label says the rest. */
export function DevicePicture({ id, alt = '' }: { id: string; alt?: string }) {
  const picture = useDevicePicture(id);
  const [broken, setBroken] = useState('');
  if (picture.is === 'loading') return <span className={styles.picture} aria-hidden="true" />;
  if (picture.is === 'missing' || broken === picture.src)
    return (
      <span className={styles.missing} aria-hidden="true">
        <IconPhotoOff aria-hidden="true" />
      </span>
    );
  return (
    <img
      className={styles.photo}
      src={picture.src}
      alt={alt}
      draggable={false}
      onError={() => setBroken(picture.src)}
    />
  );
}
