import type { CardPicture } from '@calmbridge/domain/boards/board';
import { SymbolPicture } from '#shared/symbols/symbol-picture';
import { DevicePicture } from './device-picture.tsx';

/** What a card shows, wherever it comes from. */
export function CardPictureView({ picture, alt = '' }: { picture: CardPicture; alt?: string }) {
  return picture.is === 'symbol' ? (
    <SymbolPicture id={picture.id} alt={alt} />
  ) : (
    <DevicePicture id={picture.id} alt={alt} />
  );
}
