import { useEffect, useState } from 'react';
import { useDeviceStore } from '../device-context.tsx';
import { holdPicture } from './picture-urls.ts';

export type PictureState = { is: 'loading' } | { is: 'ready'; src: string } | { is: 'missing' };

const loading: PictureState = { is: 'loading' };

/** A picture kept on this device, as an address for an image. */
export function useDevicePicture(id: string): PictureState {
  const { uid } = useDeviceStore();
  const [found, setFound] = useState<{ id: string; state: PictureState } | null>(null);
  useEffect(() => {
    const held = holdPicture(uid, id);
    let isGone = false;
    void held.url.then((src) => {
      if (!isGone) setFound({ id, state: src ? { is: 'ready', src } : { is: 'missing' } });
    });
    return () => {
      isGone = true;
      held.release();
    };
  }, [uid, id]);
  return found?.id === id ? found.state : loading;
}
