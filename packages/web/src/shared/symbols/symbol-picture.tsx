import type { CSSProperties } from 'react';
import IconPhotoOff from '#icon/IconPhotoOff';
import styles from './symbol-picture.module.css';
import { useSymbolSource } from './use-symbol-source.ts';

/** A symbol of the library by its id. Without `size` it fills the width it is given; without `alt` it is decoration. */
export function SymbolPicture({ id, size, alt = '' }: { id: string; size?: number; alt?: string }) {
  const source = useSymbolSource(id);
  const box: CSSProperties | undefined = size === undefined ? undefined : { width: size };
  if (source.is === 'ready')
    return <img className={styles.picture} style={box} src={source.src} alt={alt} draggable={false} />;
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span className={styles.picture} style={box} {...name}>
      {source.is === 'missing' && <IconPhotoOff className={styles.missing} aria-hidden="true" />}
    </span>
  );
}
