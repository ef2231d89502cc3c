import { m } from '#paraglide/messages';
import { type Block, type Run, wordsOf } from './blocks.ts';
import { contentOf } from './content.ts';
import { type Paper, titleLines } from './paper.ts';
import styles from './paper-sheet.module.css';

/** The paper as elements for the printer. */
export function PaperSheet({ paper }: { paper: Paper }) {
  const { title, parts } = contentOf(paper);
  return (
    <>
      <h1>{title}</h1>
      <dl className={styles.lines}>
        {titleLines(paper).map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.check}>{m.document_check()}</p>
      {parts.map(({ blocks, isOwnPage }, at) => (
        // Parts never change places on a sheet that is printed once.
        <section key={at} className={isOwnPage ? styles.ownPage : undefined}>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </>
  );
}

const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, at) => <OneBlock key={at} block={block} />);

function OneBlock({ block }: { block: Block }) {
  switch (block.is) {
    case 'heading':
      return block.depth <= 2 ? <h2>{wordsOf(block.runs)}</h2> : <h3>{wordsOf(block.runs)}</h3>;
    case 'paragraph':
      return (
        <p className={block.isSmall ? styles.small : undefined}>
          <Runs runs={block.runs} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, at) => <li key={at}>{<Blocks blocks={item} />}</li>);
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'table':
      return <PrintedTable head={block.head} rows={block.rows} />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'line':
      return <hr />;
    case 'warning':
      return <p className={styles.warning}>{block.text}</p>;
  }
}

const PrintedTable = ({ head, rows }: { head: Run[][]; rows: Run[][][] }) => (
  <table>
    <thead>
      <tr>
        {head.map((cell, at) => (
          <th key={at} scope="col">
            <Runs runs={cell} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={at}>
          {row.map((cell, column) => (
            <td key={column}>
              <Runs runs={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ text, isBold, isItalic }, at) => {
    const Tag = isBold ? 'strong' : isItalic ? 'em' : 'span';
    return <Tag key={at}>{text}</Tag>;
  });
