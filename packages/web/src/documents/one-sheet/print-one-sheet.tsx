import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { classNames } from '#ui/class-names';
import type { OneSheet } from './one-sheet.ts';
import styles from './print-one-sheet.module.css';

/** Points, from comfortable down to what still can be read. */
const sizes = [14, 13, 12, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];

/** Prints the sheet alone, its letters as large as one page allows. */
export async function printOneSheet(sheet: OneSheet): Promise<void> {
  const box = document.createElement('div');
  box.className = styles.sheet ?? '';
  document.body.append(box);
  const root = createRoot(box);
  const address = sheet.photo ? URL.createObjectURL(new Blob([sheet.photo], { type: 'image/jpeg' })) : null;
  flushSync(() => root.render(<PrintedSheet sheet={sheet} address={address} />));
  await Promise.all([...box.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)));
  fit(box);
  const pageTitle = document.title;
  document.title = sheet.title;
  const clear = () => {
    document.title = pageTitle;
    root.unmount();
    box.remove();
    if (address) URL.revokeObjectURL(address);
  };
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}

/** The box is as large as a page of A4 and of Letter has room for both. */
function fit(box: HTMLElement): void {
  for (const size of sizes) {
    box.style.fontSize = `${size}pt`;
    if (box.scrollHeight <= box.clientHeight) return;
  }
}

const PrintedSheet = ({ sheet, address }: { sheet: OneSheet; address: string | null }) => (
  <>
    <div className={styles.head}>
      <div>
        <h1>{sheet.title}</h1>
        {sheet.lead.map((line) => (
          <p key={line} className={styles.lead}>
            {line}
          </p>
        ))}
      </div>
      {address ? (
        <img className={styles.photo} src={address} alt="" />
      ) : (
        <p className={styles.empty}>{sheet.photoWords}</p>
      )}
    </div>
    {sheet.parts.map(({ heading, lines, isStrong }) => (
      <section key={heading} className={classNames(styles.part, isStrong && styles.strong)}>
        <h2>{heading}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    ))}
    <p className={styles.foot}>{sheet.foot}</p>
  </>
);
