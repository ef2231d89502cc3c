import { priceHundredths } from '@calmbridge/domain/credits/prices';
import type { ServiceFacts } from '@calmbridge/domain/http/service';
import type { MakingState } from '#api/paid-use/picture-making';
import { troubleWords } from '#api/paid-use/trouble-words';
import { refusalWords } from '#api/refusal-words';
import { useServiceFacts } from '#api/service-facts';
import { deviceWords } from '#device/device-words';
import IconX from '#icon/IconX';
import { m } from '#paraglide/messages';
import { ServiceFailure } from '#shared/trouble/service-failure';
import { Button } from '#ui/buttons/button';
import { IconButton } from '#ui/buttons/icon-button';
import { formatCredits } from '#ui/format/format';
import styles from './picture-progress.module.css';
import type { PictureMaker } from './use-picture-maker.ts';

/** How far a picture is, or what came between. Nothing while there is nothing to tell. */
export function PictureProgress({ maker }: { maker: PictureMaker }) {
  const facts = useServiceFacts();
  const { state } = maker;
  switch (state.is) {
    case 'idle':
      return null;
    case 'under-way':
      return (
        <div className={styles.progress}>
          <div className={styles.told}>
            <span className={styles.bar} aria-hidden="true" />
            <output className={styles.words}>
              <span className={styles.step}>{m.picture_making()}</span>
              <span className={styles.help}>
                {state.trouble ? troubleWords[state.trouble]() : makerWords(facts)}
              </span>
            </output>
          </div>
          <Button look="secondary" isSmall onClick={maker.stop}>
            {m.picture_stop()}
          </Button>
        </div>
      );
    case 'failed':
      // Too small a balance has a dialog of its own.
      if (state.why.code === 'credits/insufficient') return null;
      return (
        <Failure
          maker={maker}
          words={refusalWords(state.why)}
          safe={safeWords(state)}
          isNewUse={!state.isOpen}
        />
      );
    case 'not-kept': {
      const words = m.picture_failed_room({ why: deviceWords(state.why) });
      return <Failure maker={maker} words={m.picture_not_kept()} safe={words} isNewUse={false} />;
    }
  }
}

const makerWords = (facts: ServiceFacts | null) =>
  facts?.hasImageService
    ? m.picture_making_service({ name: facts.imageServiceName })
    : m.picture_making_library();

const Failure = ({
  maker,
  words,
  safe,
  isNewUse,
}: {
  maker: PictureMaker;
  words: string;
  safe: string;
  /** Trying again is paid for, and says so. */
  isNewUse: boolean;
}) => (
  <div className={styles.failure}>
    <ServiceFailure
      words={words}
      safe={safe}
      {...(isNewUse ? { priceHundredths: priceHundredths.pecsGenerations } : {})}
      onRetry={() => void maker.retry()}
    />
    <div className={styles.close}>
      <IconButton
        label={m.picture_close_note()}
        icon={<IconX size={22} aria-hidden="true" />}
        onClick={maker.forget}
      />
    </div>
  </div>
);

/** Held and given back only where the making itself was begun. What is over says itself what it cost. */
function safeWords({ why: { code }, isOpen }: Extract<MakingState, { is: 'failed' }>): string {
  if (isOpen) return m.picture_failed_open();
  if (code === 'credits/use-ended' || code === 'credits/use-already-answered') return '';
  if (code === 'images/failed' || code === 'images/storage-unavailable' || code === 'images/not-in-library')
    return m.picture_failed_back({ price: formatCredits(priceHundredths.pecsGenerations) });
  return m.picture_failed_nothing();
}
