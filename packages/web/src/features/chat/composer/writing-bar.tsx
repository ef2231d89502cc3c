import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { troubleWords } from '#api/paid-use/trouble-words';
import IconSquare from '#icon/IconSquare';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { formatCredits } from '#ui/format/format';
import { LogoMark } from '#ui/loading/logo';
import type { Answer } from '../conversation/entries.ts';
import styles from './writing-bar.module.css';

/** What is being written now, and the way to stop it with what that costs. */
export function WritingBar({ answer, onStop }: { answer: Answer; onStop: () => void }) {
  const isPlan = answer.kind === 'plan';
  const price = formatCredits(isPlan ? priceHundredths.carePlans : priceHundredths.aiChats);
  const part = answer.text.match(/^## /gm)?.length ?? 0;
  return (
    <div className={styles.bar}>
      <div className={styles.mark}>
        <LogoMark size={44} />
      </div>
      <div className={styles.words}>
        <p>
          <strong>{isPlan ? m.chat_writing_plan() : m.chat_writing_reply()}</strong>
          {isPlan && part > 0 && <span className={styles.part}>{m.chat_writing_part({ part })}</span>}
        </p>
        {answer.trouble && <output className={styles.trouble}>{troubleWords[answer.trouble]()}</output>}
        <p className={styles.cost} id="stop-cost">
          {answer.text === '' ? m.chat_stop_free() : m.chat_stop_charged({ price })}
        </p>
      </div>
      <Button
        look="secondary"
        isSmall
        icon={<IconSquare size={18} aria-hidden="true" />}
        aria-describedby="stop-cost"
        onClick={onStop}
      >
        {m.chat_stop()}
      </Button>
    </div>
  );
}
