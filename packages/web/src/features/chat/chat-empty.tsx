import { m } from '#paraglide/messages';
import { ChatArt } from './chat-art.tsx';
import styles from './chat-empty.module.css';

/** Nothing asked yet: what this is for, and a few questions to begin with. */
export function ChatEmpty({ onExample }: { onExample: (text: string) => void }) {
  const examples = [m.chat_example_1(), m.chat_example_2(), m.chat_example_3()];
  return (
    <div className={styles.empty}>
      <div className={styles.art}>
        <ChatArt />
      </div>
      <h3>{m.chat_empty_heading()}</h3>
      <p className={styles.words}>{m.chat_empty_words()}</p>
      <ul className={styles.examples} aria-label={m.chat_examples()}>
        {examples.map((example) => (
          <li key={example}>
            <button type="button" className={styles.example} onClick={() => onExample(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
