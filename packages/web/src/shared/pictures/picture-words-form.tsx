import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { type FormEvent, useId, useState } from 'react';
import IconPhotoPlus from '#icon/IconPhotoPlus';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { TextAreaField } from '#ui/fields/text-area-field';
import { Notice } from '#ui/layout/notice';
import { useIsOnline } from '#ui/use-is-online';
import { PictureProgress } from './picture-progress.tsx';
import styles from './picture-words-form.module.css';
import { dropTypedWords, keepTypedWords, typedWords } from './typed-words.ts';
import type { PictureMaker } from './use-picture-maker.ts';

const wordsMax = 600;

type PictureWordsFormProps = {
  maker: PictureMaker;
  startWords: string;
  /** Beside other ways to a picture it is one of several. */
  isMain?: boolean;
  onMade?: () => void;
};

/** What a picture should show, and the button that has it made. The words follow `startWords` until they are changed. */
export function PictureWordsForm({ maker, startWords, isMain = true, onMade }: PictureWordsFormProps) {
  const id = useId();
  const isOnline = useIsOnline();
  const [typed, setTyped] = useState(() => typedWords(maker.key));
  const [isAsked, setIsAsked] = useState(false);
  const words = (typed ?? startWords).slice(0, wordsMax);
  const isEmpty = words.trim() === '';
  const make = async () => {
    if (!(await maker.make(words))) return;
    dropTypedWords(maker.key);
    onMade?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isOnline && !isEmpty) void make();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextAreaField
        id={id}
        label={m.picture_words()}
        help={m.picture_words_help()}
        error={isAsked && isEmpty ? m.picture_words_empty() : undefined}
        rows={2}
        maxLength={wordsMax}
        value={words}
        onChange={(text) => {
          setTyped(text);
          keepTypedWords(maker.key, text);
        }}
      />
      {isOnline ? (
        <Button
          type="submit"
          look={isMain ? 'primary' : 'secondary'}
          isWide
          icon={<IconPhotoPlus size={22} aria-hidden="true" />}
          priceHundredths={priceHundredths.pecsGenerations}
          isBusy={maker.state.is === 'under-way'}
        >
          {m.picture_generate()}
        </Button>
      ) : (
        <Notice isAnnounced>{m.picture_offline()}</Notice>
      )}
      <PictureProgress maker={maker} />
    </form>
  );
}
