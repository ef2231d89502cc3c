import { useState } from 'react';
import type { Photo } from '#shared/pictures/open-photo';
import {
  type Crop,
  firstCrop,
  moveCrop,
  type Turns,
  turnCrop,
  turnedSize,
  zoomCrop,
  zoomOf,
} from './crop.ts';
import type { Cut } from './draw-photo.ts';

export type Shape = 'square' | 'whole';

/** What of a photo is kept, and how it is changed. */
export function useCrop(photo: Photo) {
  const [turns, setTurns] = useState<Turns>(0);
  const [shape, setShape] = useState<Shape>('square');
  const [crop, setCrop] = useState<Crop>(() => firstCrop(photo.size));
  const size = turnedSize(photo.size, turns);
  const cut: Cut = { photo, turns, crop: shape === 'square' ? crop : null };
  return {
    cut,
    shape,
    setShape,
    crop,
    zoom: zoomOf(crop, size),
    move: (x: number, y: number) => setCrop((now) => moveCrop(now, size, { x, y })),
    setZoom: (zoom: number) => setCrop((now) => zoomCrop(now, size, zoom)),
    zoomBy: (times: number) => setCrop((now) => zoomCrop(now, size, zoomOf(now, size) * times)),
    turn: () => {
      setCrop(turnCrop(crop, size));
      setTurns(((turns + 1) % 4) as Turns);
    },
  };
}

export type Cropping = ReturnType<typeof useCrop>;
