import { useId } from 'react';
import { m } from '#paraglide/messages';
import { Segmented } from '#ui/fields/segmented';
import { formatNumber } from '#ui/format/format';
import styles from './board-downloads.module.css';
import type { Choices } from './choices.ts';
import { cardSizesMm } from './paper/card-sheet.ts';

type Props = { choices: Choices; onChange: (more: Partial<Choices>) => void };

export function DownloadOptions({ choices, onChange }: Props) {
  const name = useId();
  return (
    <div className={styles.fields}>
      <Segmented
        name={`${name}-format`}
        legend={m.boardfiles_format()}
        segments={[
          { value: 'pdf', label: m.boardfiles_pdf() },
          { value: 'png', label: m.boardfiles_png() },
          { value: 'obz', label: m.boardfiles_obz() },
        ]}
        value={choices.format}
        onChange={(format) => onChange({ format })}
      />
      {choices.format === 'pdf' && <PaperFields choices={choices} onChange={onChange} />}
      {choices.format === 'obz' && (
        <div className={styles.wide}>
          <Segmented
            name={`${name}-boards`}
            legend={m.boardfiles_which()}
            segments={[
              { value: 'linked', label: m.boardfiles_which_linked() },
              { value: 'all', label: m.boardfiles_which_all() },
              { value: 'alone', label: m.boardfiles_which_alone() },
            ]}
            value={choices.boards}
            onChange={(boards) => onChange({ boards })}
          />
          <p className={styles.help}>{m.boardfiles_obz_help()}</p>
        </div>
      )}
    </div>
  );
}

function PaperFields({ choices, onChange }: Props) {
  const name = useId();
  return (
    <>
      <Segmented
        name={`${name}-layout`}
        legend={m.boardfiles_layout()}
        segments={[
          { value: 'cards', label: m.boardfiles_layout_cards() },
          { value: 'board', label: m.boardfiles_layout_board() },
        ]}
        value={choices.layout}
        onChange={(layout) => onChange({ layout })}
      />
      {choices.layout === 'cards' && (
        <Segmented
          name={`${name}-size`}
          legend={m.boardfiles_card_size()}
          segments={cardSizesMm.map((size) => ({
            value: String(size),
            label: formatNumber(size / 10),
          }))}
          value={String(choices.cardMm)}
          onChange={(value) => onChange({ cardMm: cardSizesMm.find((size) => String(size) === value) ?? 50 })}
        />
      )}
      <Segmented
        name={`${name}-paper`}
        legend={m.boardfiles_paper()}
        segments={[
          { value: 'a4', label: m.boardfiles_a4() },
          { value: 'letter', label: m.boardfiles_letter() },
        ]}
        value={choices.paper}
        onChange={(paper) => onChange({ paper })}
      />
    </>
  );
}
