import type { Asks } from '@calmbridge/domain/assistant/wire';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { factNames, type StoryFacts } from '@calmbridge/domain/stories/story';
import { useId } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Form } from '#ui/form/form';
import { Notice } from '#ui/layout/notice';
import { useIsOnline } from '#ui/use-is-online';
import type { Offer } from '../writing/use-story-making.ts';
import styles from './asked-for-facts.module.css';
import { type FactField, FactFields } from './fact-fields.tsx';
import { OfferedStories } from './offered-stories.tsx';

/** Where no story is ready: what only the carer knows is asked for, free, before anything is written. */
export function AskedForFacts({
  asks,
  offers,
  facts,
  onChange,
  onWrite,
  onChoose,
  onLeave,
}: {
  asks: Asks;
  /** Those of its choices that are still about the line. */
  offers: readonly Offer[];
  facts: StoryFacts;
  onChange: (facts: StoryFacts) => void;
  onWrite: () => void;
  onChoose: (offer: Offer) => void;
  onLeave: () => void;
}) {
  const id = useId();
  const isOnline = useIsOnline();
  const fields = asks.fields.flatMap((field): FactField[] => {
    const name = factNames.find((one) => one === field.id);
    return name ? [{ ...field, id: name }] : [];
  });
  const isAnswered = fields.some((field) => facts[field.id].trim() !== '');
  return (
    <div className={styles.panel}>
      <h2 id={`${id}-heading`}>{m.stories_asks()}</h2>
      {offers.length === 0 && <p>{asks.text}</p>}
      <Notice isAnnounced>{m.stories_asks_free()}</Notice>
      {offers.length > 0 && (
        <>
          <OfferedStories offers={offers} onChoose={onChoose} />
          <div className={styles.else}>
            <h3>{m.stories_offers_else()}</h3>
            <p>{asks.text}</p>
          </div>
        </>
      )}
      <Form
        aria-labelledby={`${id}-heading`}
        onSubmit={(event) => {
          event.preventDefault();
          if (isOnline && isAnswered) onWrite();
        }}
      >
        <FactFields id={id} fields={fields} facts={facts} onChange={onChange} />
        <div className={styles.actions}>
          <Button type="submit" disabled={!isOnline || !isAnswered} priceHundredths={priceHundredths.stories}>
            {m.stories_asks_write()}
          </Button>
          <Button look="quiet" onClick={onLeave}>
            {m.stories_asks_leave()}
          </Button>
        </div>
      </Form>
    </div>
  );
}
