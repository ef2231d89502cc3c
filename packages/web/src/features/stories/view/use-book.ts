import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { SocialStory } from '#device/records/shapes';

const name = 'book';

/** The story open as a book stands in the address, so that the browser's Back closes it and a link opens it. */
export function useBook(stories: readonly SocialStory[]) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = search.get(name);
  return {
    story: id === null ? undefined : stories.find((story) => story.id === id),
    open: (storyId: string) => setSearch({ [name]: storyId }, { state: { isOpenedHere: true } }),
    close: () => {
      if ((state as { isOpenedHere?: boolean } | null)?.isOpenedHere) void navigate(-1);
      else setSearch({}, { replace: true });
    },
  };
}
