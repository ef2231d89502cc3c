import { hundredthsOf, priceHundredths } from '@calmbridge/domain/credits/prices';
import { refusalWords } from '#api/refusal-words';
import { m } from '#paraglide/messages';
import { ServiceFailure } from '#shared/trouble/service-failure';
import { Button } from '#ui/buttons/button';
import { formatCredits } from '#ui/format/format';
import { isAskedAgain } from '../conversation/conversation.ts';
import type { Answer } from '../conversation/entries.ts';
import styles from './message-card.module.css';

/** How an answer that is not whole ended: what happened, what is safe, and the way on. */
export function AnswerEnding({ answer, onRetry }: { answer: Answer; onRetry: () => void }) {
  const { state, kind } = answer;
  const hundredths = kind === 'plan' ? priceHundredths.carePlans : priceHundredths.aiChats;
  if (state.is === 'stopped')
    return (
      <Cut words={stoppedWords(answer)} priceHundredths={hundredths} onRetry={onRetry}>
        {m.chat_again_new()}
      </Cut>
    );
  if (state.is === 'cut')
    return (
      <Cut words={m.chat_cut()} priceHundredths={hundredths} onRetry={onRetry}>
        {m.chat_again_new()}
      </Cut>
    );
  if (state.is !== 'broken') return null;
  return (
    <ServiceFailure
      words={kind === 'plan' ? m.chat_plan_failed() : m.chat_reply_failed()}
      safe={safeWords(answer, formatCredits(hundredths))}
      {...(isAskedAgain(answer) ? {} : { priceHundredths: hundredths })}
      onRetry={onRetry}
    />
  );
}

const Cut = ({
  words,
  priceHundredths: price,
  onRetry,
  children,
}: {
  words: string;
  priceHundredths: number;
  onRetry: () => void;
  children: string;
}) => (
  <div className={styles.cut}>
    <p>{words}</p>
    <Button look="secondary" isSmall priceHundredths={price} onClick={onRetry}>
      {children}
    </Button>
  </div>
);

/** What it cost is said when the server has said it. */
function stoppedWords({ text, charged }: Answer): string {
  if (charged === null) return text === '' ? m.chat_stopped() : m.chat_stopped_kept();
  if (charged > 0) return m.chat_stopped_charged({ price: formatCredits(hundredthsOf(charged)) });
  return text === '' ? m.chat_stopped_free() : m.chat_stopped_kept_free();
}

function safeWords({ state, text }: Answer, price: string): string {
  if (state.is !== 'broken') return '';
  const { why, isCreditBack, isOpen } = state;
  if (isOpen) return text === '' ? m.chat_safe_lost() : m.chat_safe_lost_partly();
  if (isCreditBack) {
    const back = text === '' ? m.chat_safe_back({ price }) : m.chat_safe_back_partly({ price });
    return why.code === 'assistant/unavailable' ? `${refusalWords(why)} ${back}` : back;
  }
  // What is over says itself what it cost.
  if (why.code === 'credits/use-ended' || why.code === 'credits/use-already-answered')
    return refusalWords(why);
  // Nothing was received, so nothing is paid for. What stands in the way is worth knowing.
  return why.code === 'assistant/failed'
    ? m.chat_safe_nothing()
    : `${refusalWords(why)} ${m.chat_safe_nothing()}`;
}
