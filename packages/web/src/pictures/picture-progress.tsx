import { priceHundredths } from '@calmbridge/domain/credits/prices';
import type { Refusal } from '@calmbridge/domain/result';
import { refusalWords } from '#api/refusal-words';
import { useServiceFacts } from '#api/service-facts';
import { isUseOpen } from '#api/use-fate';
import { deviceWords } from '#device/device-words';
import IconX from '#icon/IconX';
import { m } from '#paraglide/messages';
import { Button } from '#ui/button';
import { formatCredits } from '#ui/format';
import { IconButton } from '#ui/icon-button';
import { ServiceFailure } from '#ui/service-failure';
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
                {facts?.hasImageService
                  ? m.picture_making_service({ name: facts.imageServiceName })
                  : m.picture_making_library()}
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
      return <Failure maker={maker} words={refusalWords(state.why)} safe={safeWords(state.why)} />;
    case 'not-kept': {
      const words = m.picture_failed_room({ why: deviceWords(state.why) });
      return <Failure maker={maker} words={m.picture_not_kept()} safe={words} />;
    }
  }
}

const Failure = ({ maker, words, safe }: { maker: PictureMaker; words: string; safe: string }) => (
  <div className={styles.failure}>
    <ServiceFailure words={words} safe={safe} onRetry={() => void maker.retry()} />
    <div className={styles.close}>
      <IconButton
        label={m.picture_close_note()}
        icon={<IconX size={22} aria-hidden="true" />}
        onClick={maker.forget}
      />
    </div>
  </div>
);

/** Held and given back only where the making itself was begun. */
function safeWords({ code }: Refusal): string {
  if (isUseOpen(code)) return m.picture_failed_open();
  if (code === 'images/failed' || code === 'images/storage-unavailable' || code === 'images/not-in-library')
    return m.picture_failed_back({ price: formatCredits(priceHundredths.pecsGenerations) });
  return m.picture_failed_nothing();
}
