import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Paper } from './paper.ts';
import styles from './paper-sheet.module.css';
import { PaperSheet } from './paper-sheet.tsx';

/** Prints the paper alone: it is put beside the page, which the print style hides, and taken away afterwards. */
export function printPaper(paper: Paper): void {
  const box = document.createElement('div');
  box.className = styles.sheet ?? '';
  document.body.append(box);
  const root = createRoot(box);
  flushSync(() => root.render(<PaperSheet paper={paper} />));
  const pageTitle = document.title;
  // Browsers offer the title as the name of a PDF.
  document.title = paper.title;
  const clear = () => {
    document.title = pageTitle;
    root.unmount();
    box.remove();
  };
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}
