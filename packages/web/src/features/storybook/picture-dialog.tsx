import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { distinctiveWords } from '@calmbridge/domain/stories/story-subject';
import { m } from '#paraglide/messages';
import { useNoCredits } from '#shared/credits/use-no-credits';
import { PictureWordsForm } from '#shared/pictures/picture-words-form';
import { unpaidPicture } from '#shared/pictures/unpaid-picture';
import type { PhotoPanel, StoryInBook } from '#shared/story/story-parts';
import { SymbolPicker } from '#shared/symbols/symbol-picker';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { Disclosure } from '#ui/layout/disclosure';
import type { BookPage } from './book-pages.ts';
import { toldWords } from './fitting-symbol.ts';
import { type PicturePlace, wordsFor } from './making/picture-words.ts';
import { usePictureMaking } from './making/use-picture-making.ts';
import styles from './picture-dialog.module.css';
import { usePictureChoice } from './use-picture-choice.ts';

/** Another picture for a page: from the library, made, none, or the one that fits. */
export function PictureDialog({
  story,
  names,
  page,
  Photo,
  onClose,
}: StoryInBook & { page: BookPage; Photo: PhotoPanel; onClose: () => void }) {
  const place: PicturePlace =
    page.is === 'cover' ? { is: 'cover' } : { is: 'page', sentences: page.sentences };
  const maker = usePictureMaking({ story, names }, place);
  const choose = usePictureChoice(story);
  const noCredits = useNoCredits();
  const chosenId = page.picture?.is === 'symbol' ? page.picture.id : undefined;
  const telling = distinctiveWords(toldWords(page.sentences.join(' '), names))
    .slice(0, 4)
    .join(' ');
  const take = (picture: Parameters<typeof choose>[1]) =>
    void choose(place, picture).then((isKept) => isKept && onClose());
  return (
    <Dialog
      title={page.is === 'cover' ? m.storybook_picture_cover() : m.storybook_picture()}
      width="large"
      onPhone="full"
      onClose={onClose}
    >
      <p className={styles.words}>{page.sentences.join(' ')}</p>
      <div className={styles.quick}>
        {page.isChosen && (
          <Button look="secondary" isSmall onClick={() => take(null)}>
            {m.storybook_picture_fitting()}
          </Button>
        )}
        {page.is === 'page' && (
          <Button look="secondary" isSmall onClick={() => take({ is: 'none' })}>
            {m.storybook_picture_none()}
          </Button>
        )}
      </div>
      <section className={styles.part} aria-label={m.storybook_picture_library()}>
        <h3>{m.storybook_picture_library()}</h3>
        <SymbolPicker
          initialQuery={telling}
          chosenId={chosenId}
          onPick={(id) => take({ is: 'symbol', id })}
        />
      </section>
      <section className={styles.part} aria-label={m.storybook_image_another()}>
        <h3>{m.storybook_image_another()}</h3>
        <PictureWordsForm maker={maker} startWords={wordsFor(story, place)} isMain={false} onMade={onClose} />
      </section>
      <Disclosure summary={m.storybook_photo()}>
        <Photo
          onKept={take}
          onNoCredits={async () => void (await noCredits(unpaidPicture(priceHundredths.pecsUploads)))}
        />
      </Disclosure>
    </Dialog>
  );
}
