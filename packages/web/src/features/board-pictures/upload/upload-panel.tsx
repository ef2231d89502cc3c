import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useState } from 'react';
import IconLock from '#icon/IconLock';
import { m } from '#paraglide/messages';
import { openPhoto, type Photo } from '#shared/pictures/open-photo';
import { photoRefusalWords } from '#shared/pictures/photo-refusal-words';
import { Button } from '#ui/buttons/button';
import { Notice } from '#ui/layout/notice';
import { useIsOnline } from '#ui/use-is-online';
import { ChoosePhoto } from './choose-photo.tsx';
import { PhotoCropper } from './photo-cropper.tsx';
import styles from './upload.module.css';
import { useCrop } from './use-crop.ts';
import { type KeepingEnds, useKeeping } from './use-keeping.ts';
import { letWait, waitingPhoto } from './waiting-photo.ts';

type Opening =
  | { is: 'empty' }
  | { is: 'opening' }
  | { is: 'refused'; words: string }
  | { is: 'open'; photo: Photo };

/**
 * A photo of one's own: chosen, cut, kept on this device, and paid for once it is there. With `waitsFor` it is still there
 * when the panel opens again for the same card.
 */
export function UploadPanel({ waitsFor = '', ...ends }: KeepingEnds & { waitsFor?: string }) {
  const [state, setState] = useState<Opening>(() => {
    const photo = waitingPhoto(waitsFor);
    return photo ? { is: 'open', photo } : { is: 'empty' };
  });
  const another = () => {
    letWait(waitsFor, null);
    setState({ is: 'empty' });
  };
  const isOnline = useIsOnline();
  const choose = async (file: File | null) => {
    if (!file) return setState({ is: 'refused', words: m.boardpics_refused_empty() });
    setState({ is: 'opening' });
    const opened = await openPhoto(file);
    if (opened.ok) letWait(waitsFor, opened.photo);
    setState(
      opened.ok
        ? { is: 'open', photo: opened.photo }
        : { is: 'refused', words: photoRefusalWords(opened.why) },
    );
  };
  return (
    <div className={styles.upload}>
      {state.is === 'open' ? (
        <CutPhoto photo={state.photo} {...ends} onAnother={another} />
      ) : (
        <ChoosePhoto isOpening={state.is === 'opening'} onChoose={(file) => void choose(file)} />
      )}
      {state.is === 'refused' && <Notice kind="warning">{state.words}</Notice>}
      {!isOnline && <Notice>{m.boardpics_upload_offline()}</Notice>}
      <p className={styles.private}>
        <IconLock size={18} aria-hidden="true" />
        {m.boardpics_private()}
      </p>
    </div>
  );
}

function CutPhoto({
  photo,
  onKept,
  onNoCredits,
  onAnother,
}: KeepingEnds & { photo: Photo; onAnother: () => void }) {
  const cropping = useCrop(photo);
  const { state, keep } = useKeeping({
    onKept: (picture) => {
      onAnother();
      onKept(picture);
    },
    onNoCredits,
  });
  return (
    <>
      <PhotoCropper cropping={cropping} />
      {state.is === 'stopped' && <Notice kind="warning">{state.words}</Notice>}
      <Button
        isWide
        priceHundredths={priceHundredths.pecsUploads}
        isBusy={state.is === 'keeping'}
        busyText={m.boardpics_keeping()}
        onClick={() => void keep(cropping.cut)}
      >
        {m.boardpics_use_photo()}
      </Button>
      <Button look="quiet" isSmall disabled={state.is === 'keeping'} onClick={onAnother}>
        {m.boardpics_another()}
      </Button>
    </>
  );
}
