import { hundredthsOf, priceHundredths } from '@calmbridge/domain/credits/prices';
import type { ImageAnswer } from '@calmbridge/domain/images/image';
import type { Refusal } from '@calmbridge/domain/result';
import { useState } from 'react';
import { troubleWords } from '#api/paid-use/trouble-words';
import { refusalWords } from '#api/refusal-words';
import { useServiceFacts } from '#api/service-facts';
import { m } from '#paraglide/messages';
import { BoardArt } from '#shared/art/board-art';
import { creditWords } from '#shared/credits/credit-words';
import { ServiceFailure } from '#shared/trouble/service-failure';
import { formatCredits } from '#ui/format/format';
import { EmptyState } from '#ui/layout/empty-state';
import styles from './picture-panel.module.css';
import type { PictureState } from './use-picture.ts';

/** Where the picture will be: nothing yet, on its way, there, or what came between. */
export function PicturePanel({ state, onRetry }: { state: PictureState; onRetry: () => void }) {
  switch (state.is) {
    case 'idle':
      return (
        <EmptyState art={<BoardArt />} heading={m.image_test_empty_heading()}>
          {m.image_test_empty_words()}
        </EmptyState>
      );
    case 'making':
      return (
        <div className={styles.making}>
          <span className={styles.bar} aria-hidden="true" />
          <p>{state.trouble ? troubleWords[state.trouble]() : m.image_test_making()}</p>
        </div>
      );
    case 'ready':
      return <Picture key={state.picture.url} prompt={state.prompt} picture={state.picture} />;
    case 'failed':
      // Too small a balance has a dialog of its own.
      return state.why.code === 'credits/insufficient' ? null : (
        <ServiceFailure
          words={failureWords(state.why)}
          safe={safeWords(state)}
          {...(state.isOpen ? {} : { priceHundredths: priceHundredths.pecsGenerations })}
          // The library has no more tomorrow than today: other words help, the same don't.
          {...(state.why.code === 'images/not-in-library' ? {} : { onRetry })}
        />
      );
  }
}

function Picture({ prompt, picture }: { prompt: string; picture: ImageAnswer }) {
  const [isLost, setIsLost] = useState(false);
  const facts = useServiceFacts();
  const maker =
    picture.madeBy === 'library'
      ? m.image_test_made_library()
      : m.image_test_made_service({ name: facts?.imageServiceName ?? m.image_test_some_service() });
  if (isLost) return <ServiceFailure words={m.image_test_lost()} />;
  return (
    <figure className={styles.figure}>
      <img className={styles.picture} src={picture.url} alt={prompt} onError={() => setIsLost(true)} />
      <figcaption className={styles.caption}>
        {maker} {costWords(picture)}
      </figcaption>
    </figure>
  );
}

function costWords({ isRepeat, charged }: ImageAnswer): string {
  if (isRepeat) return m.image_test_repeat();
  return charged === 0 ? '' : m.image_test_cost({ credits: creditWords(hundredthsOf(charged)) });
}

const failureWords = (why: Refusal) =>
  why.code === 'identity/not-signed-in' ? m.image_test_signed_out() : refusalWords(why);

function safeWords({ why: { code }, isOpen }: Extract<PictureState, { is: 'failed' }>): string {
  if (isOpen) return m.image_test_safe_open();
  // What is over says itself what it cost.
  if (code === 'credits/use-ended' || code === 'credits/use-already-answered') return '';
  const price = formatCredits(priceHundredths.pecsGenerations);
  const wasHeld = code.startsWith('images/') && code !== 'images/too-many-at-once';
  return wasHeld ? m.image_test_safe_back({ price }) : m.image_test_safe_nothing();
}
