import { type Card, playedSoundBytes } from '@calmbridge/domain/boards/board';
import { useEffect, useRef } from 'react';
import { useDeviceStore } from '#device/device-context';
import { holdPicture } from '#device/pictures/picture-urls';
import { pictures } from '#device/records/shapes';

/** Plays the recordings that cards came with. The one before is stopped; leaving stops the last. */
export function useCardSound() {
  const { uid, collection } = useDeviceStore();
  const playing = useRef<{ audio: HTMLAudioElement; release: () => void } | null>(null);
  const stop = () => {
    playing.current?.audio.pause();
    playing.current?.release();
    playing.current = null;
  };
  useEffect(() => stop, []);

  /** False where there is none to play, or it can't be played. */
  const play = async ({ sound }: Card): Promise<boolean> => {
    stop();
    const record = sound && collection(pictures).get(sound.id);
    if (!sound || !record || record.bytes > playedSoundBytes) return false;
    const held = holdPicture(uid, sound.id);
    const url = await held.url;
    if (url === null) return false;
    const audio = new Audio(url);
    playing.current = { audio, release: held.release };
    return audio.play().then(
      () => true,
      () => false,
    );
  };
  return { play };
}
