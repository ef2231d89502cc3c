import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useId, useState } from 'react';
import IconPhotoPlus from '#icon/IconPhotoPlus';
import { m } from '#paraglide/messages';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { TextField } from '#ui/text-field';
import { useIsOnline } from '#ui/use-is-online';
import { MakingProgress } from './making-progress.tsx';
import styles from './picture-panel.module.css';
import type { CardPictureMaker } from './use-card-picture.ts';

const wordsMax = 200;

/** What the picture should show, and the button that has it made. The words follow the label until they are changed. */
export function GenerateForm({ label, maker }: { label: string; maker: CardPictureMaker }) {
  const id = useId();
  const isOnline = useIsOnline();
  const [typed, setTyped] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const words = typed ?? label;
  const isEmpty = words.trim() === '';
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (!isEmpty) void maker.make(words);
      }}
    >
      <TextField
        id={id}
        label={m.boardpics_words()}
        help={m.boardpics_words_help()}
        error={isAsked && isEmpty ? m.boardpics_words_empty() : undefined}
        maxLength={wordsMax}
        autoComplete="off"
        value={words}
        onChange={setTyped}
      />
      {isOnline ? (
        <Button
          type="submit"
          isWide
          icon={<IconPhotoPlus size={22} aria-hidden="true" />}
          priceHundredths={priceHundredths.pecsGenerations}
          isBusy={maker.state.is === 'under-way'}
        >
          {m.boardpics_generate()}
        </Button>
      ) : (
        <Notice isAnnounced>{m.boardpics_generate_offline()}</Notice>
      )}
      <MakingProgress maker={maker} />
    </form>
  );
}
