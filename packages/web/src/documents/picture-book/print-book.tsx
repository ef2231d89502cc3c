import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { m } from '#paraglide/messages';
import type { BookSheet, PictureBook } from '#shared/story/picture-book';
import styles from './print-book.module.css';

/** Prints the book alone, a page of it on each landscape page. */
export async function printBook(book: PictureBook): Promise<void> {
  const box = document.createElement('div');
  box.className = styles.book ?? '';
  document.body.append(box);
  const root = createRoot(box);
  const addresses = new Map(
    book.sheets.flatMap((sheet) =>
      sheet.picture
        ? [[sheet, URL.createObjectURL(new Blob([sheet.picture], { type: 'image/jpeg' }))] as const]
        : [],
    ),
  );
  flushSync(() => root.render(<BookPages book={book} addresses={addresses} />));
  await Promise.all([...box.querySelectorAll('img')].map(shown));
  const pageTitle = document.title;
  document.title = book.title;
  const clear = () => {
    document.title = pageTitle;
    root.unmount();
    box.remove();
    for (const address of addresses.values()) URL.revokeObjectURL(address);
  };
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}

/** A picture that can't be shown does not hold up the others. */
const shown = async (image: HTMLImageElement) => image.decode().catch(() => undefined);

const BookPages = ({ book, addresses }: { book: PictureBook; addresses: ReadonlyMap<BookSheet, string> }) =>
  book.sheets.map((sheet, at) => (
    <section
      key={at}
      className={styles.page}
      style={sheet.is === 'page' ? undefined : { background: book.colour }}
    >
      {sheet.picture && <img src={addresses.get(sheet)} alt="" />}
      <div className={sheet.is === 'page' ? styles.words : styles.title}>
        {sheet.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {sheet.is === 'page' && (
        <p className={styles.foot}>{m.document_page({ page: at + 1, pages: book.sheets.length })}</p>
      )}
      {sheet.is === 'end' && (
        <div className={styles.foot}>
          {book.imprint.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </section>
  ));
