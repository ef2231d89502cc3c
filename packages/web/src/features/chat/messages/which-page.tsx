import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';
import { formatCredits } from '#ui/format/format';
import type { Asked } from '../conversation/entries.ts';
import { ChoiceSet } from './choice-set.tsx';

/** Not sure: the carer says which page is meant. Once pressed it stays in sight, as it was answered. */
export function WhichPage({
  asked: { text, choices, chosen },
  isFree,
  onChoose,
}: {
  asked: Asked;
  /** The answer costs nothing either. */
  isFree: boolean;
  onChoose: (page: string) => void;
}) {
  const price = isFree
    ? m.chat_which_all_free()
    : m.chat_which_free({ price: formatCredits(priceHundredths.aiChats) });
  return (
    <ChoiceSet
      legend={text}
      choices={choices}
      chosen={chosen}
      isDisabled={chosen !== null}
      onChoose={({ id }) => onChoose(id)}
    >
      {chosen === null && price}
    </ChoiceSet>
  );
}
