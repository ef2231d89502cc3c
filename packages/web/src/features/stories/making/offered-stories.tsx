import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { useIsOnline } from '#ui/use-is-online';
import type { Offer } from '../writing/use-story-making.ts';
import styles from './offered-stories.module.css';

/** Stories the line may mean: pressing one has it written. */
export function OfferedStories({
  offers,
  onChoose,
}: {
  offers: readonly Offer[];
  onChoose: (offer: Offer) => void;
}) {
  const isOnline = useIsOnline();
  return (
    <fieldset className={styles.offers}>
      <legend>{offers.length === 1 ? m.stories_offers_one() : m.stories_offers()}</legend>
      <div className={styles.choices}>
        {offers.map((offer) => (
          <Button
            key={offer.id}
            look="secondary"
            disabled={!isOnline}
            priceHundredths={priceHundredths.stories}
            onClick={() => onChoose(offer)}
          >
            {offer.label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
