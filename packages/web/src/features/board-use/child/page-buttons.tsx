import IconChevronLeft from '#icon/IconChevronLeft';
import IconChevronRight from '#icon/IconChevronRight';
import { m } from '#paraglide/messages';
import { IconButton } from '#ui/buttons/icon-button';
import styles from './page-buttons.module.css';
import type { BoardPages } from './use-board-pages.ts';

/** From one part of a large board to the next, round and round. */
export function PageButtons({ pages: { at, count, turn } }: { pages: Omit<BoardPages, 'watch'> }) {
  if (count < 2) return null;
  return (
    <nav className={styles.pages} aria-label={m.boarduse_pages()}>
      <IconButton
        label={m.boarduse_page_before()}
        icon={<IconChevronLeft size={28} aria-hidden="true" />}
        onClick={() => turn((at + count - 1) % count)}
      />
      <output className={styles.place}>{m.boarduse_page({ page: at + 1, pages: count })}</output>
      <IconButton
        label={m.boarduse_page_after()}
        icon={<IconChevronRight size={28} aria-hidden="true" />}
        onClick={() => turn((at + 1) % count)}
      />
    </nav>
  );
}
