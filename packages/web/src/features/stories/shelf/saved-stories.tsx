import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { SocialStory } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import type { StoryParts } from '#shared/story/story-parts';
import { Button } from '#ui/buttons/button';
import { SelectField } from '#ui/fields/select-field';
import { TextField } from '#ui/fields/text-field';
import list from '#ui/layout/tile-list.module.css';
import { useStable } from '#ui/use-stable';
import type { StoryActions } from '../use-story-actions.ts';
import { childrenOf, findStories, isFiltering, noFilter, type StoryFilter, typesOf } from './find-stories.ts';
import styles from './saved-stories.module.css';
import { type OpenStory, StoryTile } from './story-tile.tsx';

/** So many at a time: a thousand stories stay light. */
export const pageSize = 30;
/** Fewer are seen at a glance. */
const searchedFrom = 4;

export function SavedStories({
  stories,
  shownId,
  Cover,
  actions,
  onOpen,
}: Pick<StoryParts, 'Cover'> & {
  stories: readonly SocialStory[];
  shownId: string;
  actions: StoryActions;
  onOpen: OpenStory;
}) {
  // One tile changes without the others.
  const tileActions = useStable(actions);
  const { filter, asked, found, shown, change, showMore } = useFoundStories(stories, shownId);
  if (stories.length < 2) return null;
  return (
    <section className={styles.saved} aria-label={m.stories_saved()}>
      <h2>{m.stories_saved()}</h2>
      {stories.length >= searchedFrom && <Tools stories={stories} filter={filter} onChange={change} />}
      <output className={list.found}>{isFiltering(asked) && foundWords(found.length)}</output>
      <ul className={styles.tiles}>
        {shown.map((story) => (
          <StoryTile
            key={story.id}
            story={story}
            isShown={story.id === shownId}
            Cover={Cover}
            actions={tileActions}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {found.length > shown.length && (
        <div className={list.more}>
          <Button look="secondary" onClick={showMore}>
            {m.stories_more({ count: Math.min(pageSize, found.length - shown.length) })}
          </Button>
          <p>{m.stories_shown({ shown: shown.length, count: found.length })}</p>
        </div>
      )}
    </section>
  );
}

function useFoundStories(stories: readonly SocialStory[], shownId: string) {
  const [filter, setFilter] = useState(noFilter);
  const [count, setCount] = useState(pageSize);
  const asked = useDeferredValue(filter);
  // The story shown above is left out, unless it is being looked for.
  const found = useMemo(
    () => (isFiltering(asked) ? findStories(stories, asked) : stories.filter(({ id }) => id !== shownId)),
    [stories, asked, shownId],
  );
  return {
    filter,
    asked,
    found,
    shown: found.slice(0, count),
    change: (more: Partial<StoryFilter>) => {
      setFilter({ ...filter, ...more });
      setCount(pageSize);
    },
    showMore: () => setCount(count + pageSize),
  };
}

function Tools({
  stories,
  filter,
  onChange,
}: {
  stories: readonly SocialStory[];
  filter: StoryFilter;
  onChange: (change: Partial<StoryFilter>) => void;
}) {
  const id = useId();
  const types = useMemo(() => typesOf(stories), [stories]);
  const children = useMemo(() => childrenOf(stories), [stories]);
  const optionsOf = (values: string[]) => values.map((value) => ({ value, label: value }));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tests' page does not know the search element
    <div role="search" className={styles.tools}>
      <TextField
        id={`${id}-words`}
        type="search"
        label={m.stories_search()}
        value={filter.words}
        onChange={(words) => onChange({ words })}
      />
      <SelectField
        id={`${id}-type`}
        label={m.stories_filter_type()}
        emptyLabel={m.stories_filter_type_all()}
        options={optionsOf(types)}
        value={filter.type}
        onChange={(type) => onChange({ type })}
      />
      {children.length > 1 && (
        <SelectField
          id={`${id}-child`}
          label={m.stories_filter_child()}
          emptyLabel={m.stories_filter_child_all()}
          options={optionsOf(children)}
          value={filter.child}
          onChange={(child) => onChange({ child })}
        />
      )}
    </div>
  );
}

function foundWords(count: number): string {
  if (count === 0) return m.stories_found_none();
  return count === 1 ? m.stories_found_one() : m.stories_found({ count });
}
