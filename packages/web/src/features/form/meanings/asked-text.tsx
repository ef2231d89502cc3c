import type { AskedField } from '@calmbridge/domain/assistant/ask-meanings';
import { m } from '#paraglide/messages';
import { classNames } from '#ui/class-names';
import { LimitedText } from '../sections/limited-text.tsx';
import { fieldLabels, type SectionForm } from '../sections/profile-words.ts';
import styles from './asked-text.module.css';
import type { useMeanings } from './use-meanings.ts';

type Props = {
  form: SectionForm;
  name: AskedField;
  help: string;
  asking: ReturnType<typeof useMeanings>;
  isWide: boolean;
};

/** A field, and below it what is asked about it. */
export function AskedText({ form, name, help, asking, isWide }: Props) {
  const { part, choose, hide, hideOffer, leave, agree } = asking;
  const asks = asking.asksOf(name);
  const isOffered = asking.isOfferedAt(name);
  return (
    <div className={classNames(styles.asked, isWide && styles.wide)}>
      <LimitedText form={form} name={name} help={help} onLeave={leave} />
      {/* Here before its words are: a region that comes with them is not read out. */}
      <output className="visually-hidden">
        {asks.length > 0 ? m.form_meanings_announce({ field: fieldLabels[name](), count: asks.length }) : ''}
      </output>
      {part && isOffered && <part.MeaningOffer onAsk={agree} onHide={hideOffer} />}
      {part && asks.length > 0 && (
        <part.MeaningBlock
          asks={asks}
          meanings={form.values.meanings}
          onChoose={choose}
          onHide={() => hide(name)}
        />
      )}
    </div>
  );
}
