import { useCollection } from '#device/device-context';
import { profileFormResponses } from '#device/records/shapes';
import { useIsShown } from '#device/records/use-is-shown';
import IconFileText from '#icon/IconFileText';
import { m } from '#paraglide/messages';
import { formatShortMoment } from '#ui/format/format-date';
import { ChatArt } from './chat-art.tsx';
import styles from './chat-empty.module.css';

const plansShown = 2;

/** Nothing asked yet: what this is for, a few questions to begin with, and the way back to the last care plans. */
export function ChatEmpty({
  onExample,
  onPlan,
}: {
  onExample: (text: string) => void;
  onPlan: (messageId: string) => void;
}) {
  const isShown = useIsShown();
  const plans = useCollection(profileFormResponses)
    .records.filter((message) => message.planId === undefined && isShown(message))
    .slice(0, plansShown);
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
      {plans.length > 0 && (
        <>
          <h4 className={styles.goOn}>{m.chat_go_on()}</h4>
          <ul className={styles.examples}>
            {plans.map(({ id, profile, timestamp }) => (
              <li key={id}>
                <button type="button" className={styles.plan} onClick={() => onPlan(id)}>
                  <IconFileText size={22} aria-hidden="true" />
                  <span>{nameOf(profile?.['name'])}</span>
                  <span className={styles.when}>{formatShortMoment(timestamp)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const nameOf = (name: unknown): string =>
  typeof name === 'string' && name !== '' ? m.chat_plan_for({ name }) : m.chat_plan();
