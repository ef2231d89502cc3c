import { useState } from 'react';
import IconBook from '#icon/IconBook';
import IconDownload from '#icon/IconDownload';
import IconFileText from '#icon/IconFileText';
import IconFileTypeDocx from '#icon/IconFileTypeDocx';
import IconFileTypePdf from '#icon/IconFileTypePdf';
import IconPrinter from '#icon/IconPrinter';
import { m } from '#paraglide/messages';
import type { PictureBook } from '#shared/story/picture-book';
import { buttonClass } from '#ui/buttons/button';
import { MenuButton } from '#ui/buttons/menu-button';
import { MenuChoices } from '#ui/buttons/menu-choices';
import { useAlert } from '#ui/dialogs/ask';
import { fetched } from '#ui/later/fetched';
import { saveFile } from '#ui/save-file';
import { useToast } from '#ui/toasts/toasts';
import styles from './download-menu.module.css';
import { fileName, type Paper } from './paper.ts';
import { bookFileName } from './picture-book/book-file-name.ts';

type Kind = 'text' | 'word' | 'pdf';
type FileToSave = { name: string; content: Blob };

type Downloaded = { document: Paper; book?: (() => Promise<PictureBook>) | undefined };

/**
 * Plain text, Word, PDF or print. With `book` the PDF is a picture book, and it can be printed as one too. What writes
 * them is fetched when one is chosen.
 */
export function useDownloads({ document: paper, book }: Downloaded) {
  const [isMaking, setIsMaking] = useState(false);
  const toast = useToast();
  const alert = useAlert();
  const attempt = async (work: () => Promise<void>) => {
    setIsMaking(true);
    try {
      await work();
    } catch {
      await alert({ title: m.document_failed() });
    } finally {
      setIsMaking(false);
    }
  };
  const save = (make: () => Promise<FileToSave>) =>
    attempt(async () => {
      const { name, content } = await make();
      saveFile(name, content);
      toast({ text: m.document_ready({ name }) });
    });
  const download = (kind: Kind) => save(() => make[kind](paper));
  const print = () => attempt(async () => (await fetched(paperPrinter)).printPaper(paper));

  const choices = [
    { words: m.document_text(), Icon: IconFileText, act: () => download('text') },
    { words: m.document_word(), Icon: IconFileTypeDocx, act: () => download('word') },
    book
      ? { words: m.document_pdf_book(), Icon: IconFileTypePdf, act: () => save(() => bookFile(book)) }
      : { words: m.document_pdf(), Icon: IconFileTypePdf, act: () => download('pdf') },
    { words: m.document_print(), Icon: IconPrinter, act: print },
    ...(book
      ? [{ words: m.document_print_book(), Icon: IconBook, act: () => attempt(() => printed(book)) }]
      : []),
  ];
  return { choices, isMaking, print };
}

/** A button that opens them. */
export function DownloadMenu(downloaded: Downloaded) {
  const { choices, isMaking } = useDownloads(downloaded);
  return (
    <div className={styles.menu} data-menu>
      <MenuButton
        className={buttonClass('quiet', { isSmall: true })}
        panel={(close) => <MenuChoices choices={choices} close={close} />}
      >
        <span className={styles.label}>
          <IconDownload size={20} aria-hidden="true" />
          {isMaking ? m.document_making() : m.document_download()}
        </span>
      </MenuButton>
    </div>
  );
}

const paperPrinter = () => import('./print-paper.tsx');
const bookPrinter = () => import('./picture-book/print-book.tsx');

async function bookFile(book: () => Promise<PictureBook>): Promise<FileToSave> {
  const [{ writeBookPdf }, made] = await Promise.all([import('./picture-book/write-book-pdf.ts'), book()]);
  return {
    name: bookFileName(made),
    content: new Blob([await writeBookPdf(made)], { type: 'application/pdf' }),
  };
}

async function printed(book: () => Promise<PictureBook>): Promise<void> {
  const [{ printBook }, made] = await Promise.all([fetched(bookPrinter), book()]);
  await printBook(made);
}

const make: Record<Kind, (paper: Paper) => Promise<FileToSave>> = {
  text: async (paper) => {
    const { writeText } = await import('./write-text.ts');
    const content = new Blob([writeText(paper)], { type: 'text/plain;charset=utf-8' });
    return { name: fileName(paper, 'txt'), content };
  },
  word: async (paper) => {
    const { writeWord } = await import('./write-word.ts');
    return { name: fileName(paper, 'docx'), content: await writeWord(paper) };
  },
  pdf: async (paper) => {
    const { writePdf } = await import('./pdf/write-pdf.ts');
    const content = new Blob([await writePdf(paper)], { type: 'application/pdf' });
    return { name: fileName(paper, 'pdf'), content };
  },
};
