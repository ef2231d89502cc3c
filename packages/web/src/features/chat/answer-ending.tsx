import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { refusalWords } from '#api/refusal-words';
import { m } from '#paraglide/messages';
import { Button } from '#ui/button';
import { formatCredits } from '#ui/format';
import { ServiceFailure } from '#ui/service-failure';
import type { Answer } from './conversation/entries.ts';
import styles from './message-card.module.css';

/** How an answer that is not whole ended: what happened, what is safe, and the way on. */
export function AnswerEnding({ answer, onRetry }: { answer: Answer; onRetry: () => void }) {
  const { state, text, kind } = answer;
  const hundredths = kind === 'plan' ? priceHundredths.carePlans : priceHundredths.aiChats;
  const price = formatCredits(hundredths);
  if (state.is === 'stopped')
    return (
      <div className={styles.cut}>
        <p>{text === '' ? m.chat_stopped_free() : m.chat_stopped_charged({ price })}</p>
        <Button look="secondary" isSmall priceHundredths={hundredths} onClick={onRetry}>
          {m.chat_again_new()}
        </Button>
      </div>
    );
  if (state.is === 'cut')
    return (
      <div className={styles.cut}>
        <p>{m.chat_cut()}</p>
        <Button look="secondary" isSmall onClick={onRetry}>
          {m.chat_cut_again()}
        </Button>
      </div>
    );
  if (state.is !== 'broken') return null;
  return (
    <ServiceFailure
      words={kind === 'plan' ? m.chat_plan_failed() : m.chat_reply_failed()}
      safe={safeWords(answer, price)}
      onRetry={onRetry}
    />
  );
}

function safeWords({ state, text }: Answer, price: string): string {
  if (state.is !== 'broken') return '';
  const { why, isCreditBack } = state;
  if (why.code === 'service/network-request-failed')
    return text === '' ? m.chat_safe_lost() : m.chat_safe_lost_partly();
  if (isCreditBack) {
    const back = text === '' ? m.chat_safe_back({ price }) : m.chat_safe_back_partly({ price });
    return why.code === 'assistant/unavailable' ? `${refusalWords(why)} ${back}` : back;
  }
  // Refused before anything was held. What stands in the way is worth knowing.
  return why.code === 'assistant/failed'
    ? m.chat_safe_nothing()
    : `${refusalWords(why)} ${m.chat_safe_nothing()}`;
}
