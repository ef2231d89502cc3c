import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import IconCamera from '#icon/IconCamera';
import IconPhotoUp from '#icon/IconPhotoUp';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { classNames } from '#ui/class-names';
import styles from './upload.module.css';

/** A photo by file, camera, drop or paste. Null: what was dropped or pasted holds no file. */
export function ChoosePhoto({
  isOpening,
  onChoose,
}: {
  isOpening: boolean;
  onChoose: (file: File | null) => void;
}) {
  const [isOver, setIsOver] = useState(false);
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onChoose(event.dataTransfer.files[0] ?? null);
    },
  };
  usePaste(onChoose);
  return (
    <div className={classNames(styles.choose, isOver && styles.over)} {...drop}>
      <FileButton isBusy={isOpening} onChoose={onChoose} />
      <FileButton isCamera isBusy={isOpening} onChoose={onChoose} />
      <p className={styles.dropHint}>{isOver ? m.boardpics_drop_now() : m.boardpics_drop()}</p>
    </div>
  );
}

function FileButton({
  isCamera = false,
  isBusy,
  onChoose,
}: {
  isCamera?: boolean;
  isBusy: boolean;
  onChoose: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const label = isCamera ? m.boardpics_take_photo() : m.boardpics_choose_photo();
  const Icon = isCamera ? IconCamera : IconPhotoUp;
  return (
    <div className={isCamera ? styles.camera : undefined}>
      <Button
        look={isCamera ? 'quiet' : 'secondary'}
        isWide
        icon={<Icon size={22} aria-hidden="true" />}
        isBusy={isBusy}
        busyText={m.boardpics_opening()}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/*,.heic,.heif"
        {...(isCamera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}

/** Anywhere on the page, while this is shown. Pasted text goes where it was meant to. */
function usePaste(onChoose: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    onChoose(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
