import type { SymbolSearch } from '@calmbridge/symbols/search';
import { useMemo } from 'react';
import type { SocialStory } from '#device/records/shapes';
import { CardPictureView } from '#shared/board/card-picture-view';
import { titleOf } from '#shared/story/story-look';
import { useSymbolSearch } from '#shared/symbols/use-symbol-search';
import { classNames } from '#ui/class-names';
import { fittingSymbol } from './fitting-symbol.ts';
import styles from './story-cover.module.css';

/** The story in one picture: its cover, or else the symbol that fits its name. Decoration: the name stands beside it. */
export function StoryCover({ story, isLarge = false }: { story: SocialStory; isLarge?: boolean }) {
  const library = useSymbolSearch();
  const search = library.is === 'ready' ? library.search : null;
  const picture = useMemo(() => story.cover ?? symbolFor(story, search), [story, search]);
  if (picture === null) return null;
  return (
    <span className={classNames(styles.cover, styles[picture.is], isLarge && styles.large)}>
      <CardPictureView picture={picture} />
    </span>
  );
}

function symbolFor(story: SocialStory, search: SymbolSearch | null) {
  const id = fittingSymbol(search, titleOf(story), story.child ? [story.child] : []);
  return id === null ? null : ({ is: 'symbol', id } as const);
}
