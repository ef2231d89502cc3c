import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useState } from 'react';
import type { SocialStory } from '#device/records/shapes';
import IconPhotoOff from '#icon/IconPhotoOff';
import IconPhotoPlus from '#icon/IconPhotoPlus';
import { m } from '#paraglide/messages';
import { PictureProgress } from '#shared/pictures/picture-progress';
import { PictureWordsForm } from '#shared/pictures/picture-words-form';
import type { StoryInBook } from '#shared/story/story-parts';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { wordsFor } from './making/picture-words.ts';
import { usePictureMaking } from './making/use-picture-making.ts';
import { usePictureChoice } from './use-picture-choice.ts';

const cover = { is: 'cover' } as const;

/** Makes the story's cover. Where one was made already, it first asks what the other should show. */
export function GenerateImage({ story, names }: StoryInBook) {
  const maker = usePictureMaking({ story, names }, cover);
  const [isAsking, setIsAsking] = useState(false);
  const hasOne = story.cover?.is === 'picture';
  return (
    <>
      <Button
        look="quiet"
        isSmall
        icon={<IconPhotoPlus size={20} aria-hidden="true" />}
        priceHundredths={priceHundredths.pecsGenerations}
        isBusy={maker.state.is === 'under-way'}
        onClick={() => (hasOne ? setIsAsking(true) : void maker.make(wordsFor(story, cover)))}
      >
        {m.storybook_image()}
      </Button>
      {isAsking && (
        <Dialog title={m.storybook_image_another()} onPhone="sheet" onClose={() => setIsAsking(false)}>
          <PictureWordsForm
            maker={maker}
            startWords={wordsFor(story, cover)}
            onMade={() => setIsAsking(false)}
          />
        </Dialog>
      )}
    </>
  );
}

export const ImageProgress = ({ story, names }: StoryInBook) => (
  <PictureProgress maker={usePictureMaking({ story, names }, cover)} />
);

export function RemoveCover({ story }: { story: SocialStory }) {
  const choose = usePictureChoice(story);
  if (!story.cover) return null;
  return (
    <Button
      look="quiet"
      isSmall
      icon={<IconPhotoOff size={20} aria-hidden="true" />}
      onClick={() => void choose(cover, null, m.storybook_cover_removed())}
    >
      {m.storybook_remove_cover()}
    </Button>
  );
}
