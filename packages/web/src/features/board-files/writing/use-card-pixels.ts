import type { CardPicture } from '@calmbridge/domain/boards/board';
import { fieldsOf } from '@calmbridge/domain/boards/obf/kept-fields';
import { ObfLicence } from '@calmbridge/domain/boards/obf/obf-format';
import { useMemo } from 'react';
import { pictures as pixelStore } from '#device/browser-device';
import { useDeviceStore } from '#device/device-context';
import { pictures } from '#device/records/shapes';
import type { DeviceStore } from '#device/store/device-store';
import { symbolSvg } from '#shared/symbols/symbol-library';
import type { CardPixels, PixelsOf } from '../card-pixels.ts';
import { symbolCredits } from './symbol-credits.ts';

/** The pictures of cards, wherever they are kept. */
export function useCardPixels(): PixelsOf {
  const store = useDeviceStore();
  return useMemo(() => cardPixels(store), [store]);
}

const cardPixels =
  (store: DeviceStore): PixelsOf =>
  (picture) =>
    picture.is === 'symbol' ? symbolPixels(picture) : devicePixels(store, picture);

async function symbolPixels(picture: CardPicture): Promise<CardPixels | null> {
  const svg = await symbolSvg(picture.id);
  if (svg === null) return null;
  return {
    picture,
    bytes: new TextEncoder().encode(svg),
    contentType: 'image/svg+xml',
    width: 512,
    height: 512,
    licence: symbolCredits(picture.id),
  };
}

async function devicePixels(store: DeviceStore, picture: CardPicture): Promise<CardPixels | null> {
  const [blob, record] = [
    await pixelStore.get(store.uid, picture.id),
    store.collection(pictures).get(picture.id),
  ];
  if (!blob) return null;
  const licence = ObfLicence.safeParse(record && 'licence' in record ? record.licence : null);
  return {
    picture,
    bytes: new Uint8Array(await blob.arrayBuffer()),
    contentType: record?.contentType ?? (blob.type || 'image/jpeg'),
    width: record?.width ?? 512,
    height: record?.height ?? 512,
    licence: licence.success ? licence.data : null,
    fields: fieldsOf(record && 'obf' in record ? record.obf : null),
  };
}
