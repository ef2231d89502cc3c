import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useId, useState } from 'react';
import IconPhotoPlus from '#icon/IconPhotoPlus';
import { m } from '#paraglide/messages';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { TextAreaField } from '#ui/text-area-field';
import { useIsOnline } from '#ui/use-is-online';
import styles from './generate-form.module.css';
import { MakingProgress } from './making/making-progress.tsx';
import type { PictureMaker } from './making/use-picture-making.ts';

const wordsMax = 600;

/** What a picture should show, and the button that has it made. */
export function GenerateForm({
  maker,
  startWords,
  onMade,
}: {
  maker: PictureMaker;
  startWords: string;
  onMade: () => void;
}) {
  const id = useId();
  const [words, setWords] = useState(startWords.slice(0, wordsMax));
  const [isAsked, setIsAsked] = useState(false);
  const isEmpty = words.trim() === '';
  const isOnline = useIsOnline();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (!isEmpty) void maker.make(words).then((isMade) => isMade && onMade());
      }}
    >
      <TextAreaField
        id={id}
        label={m.storybook_words()}
        help={m.storybook_words_help()}
        error={isAsked && isEmpty ? m.storybook_words_empty() : undefined}
        rows={3}
        maxLength={wordsMax}
        value={words}
        onChange={setWords}
      />
      <div>
        <Button
          type="submit"
          look="secondary"
          icon={<IconPhotoPlus size={22} aria-hidden="true" />}
          priceHundredths={priceHundredths.pecsGenerations}
          isBusy={maker.state.is === 'under-way'}
        >
          {m.storybook_generate()}
        </Button>
      </div>
      {!isOnline && <Notice>{m.storybook_offline()}</Notice>}
      <MakingProgress maker={maker} />
    </form>
  );
}
