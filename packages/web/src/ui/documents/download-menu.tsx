import { useState } from 'react';
import IconDownload from '#icon/IconDownload';
import IconFileText from '#icon/IconFileText';
import IconFileTypeDocx from '#icon/IconFileTypeDocx';
import IconFileTypePdf from '#icon/IconFileTypePdf';
import IconPrinter from '#icon/IconPrinter';
import { m } from '#paraglide/messages';
import { useAlert } from '../ask.tsx';
import { buttonClass } from '../button.tsx';
import { MenuButton } from '../menu-button.tsx';
import { useToast } from '../toasts.tsx';
import styles from './download-menu.module.css';
import { fileName, type Paper } from './paper.ts';
import { saveFile } from './save-file.ts';

type Kind = 'text' | 'word' | 'pdf';

/** Plain text, Word, PDF or print. What writes them is fetched when one is chosen. */
export function DownloadMenu({ document: paper }: { document: Paper }) {
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
  const download = (kind: Kind) =>
    attempt(async () => {
      const { name, content } = await make[kind](paper);
      saveFile(name, content);
      toast({ text: m.document_ready({ name }) });
    });
  const print = () => attempt(async () => (await import('./print-paper.tsx')).printPaper(paper));

  const choices = [
    { words: m.document_text(), Icon: IconFileText, act: () => download('text') },
    { words: m.document_word(), Icon: IconFileTypeDocx, act: () => download('word') },
    { words: m.document_pdf(), Icon: IconFileTypePdf, act: () => download('pdf') },
    { words: m.document_print(), Icon: IconPrinter, act: print },
  ];
  return (
    <div className={styles.menu} data-menu>
      <MenuButton
        className={buttonClass('quiet', { isSmall: true })}
        panel={(close) =>
          choices.map(({ words, Icon, act }) => (
            <button
              key={words}
              type="button"
              onClick={() => {
                close();
                void act();
              }}
            >
              <Icon size={22} aria-hidden="true" />
              {words}
            </button>
          ))
        }
      >
        <span className={styles.label}>
          <IconDownload size={20} aria-hidden="true" />
          {isMaking ? m.document_making() : m.document_download()}
        </span>
      </MenuButton>
    </div>
  );
}

const make: Record<Kind, (paper: Paper) => Promise<{ name: string; content: Blob }>> = {
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
