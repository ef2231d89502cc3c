import {
  type Board,
  type Card,
  cardLabelMax,
  cardSpokenMax,
  type WordClass,
  wordClasses,
} from '@calmbridge/domain/boards/board';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useBoards } from '#device/boards/use-boards';
import { m } from '#paraglide/messages';
import { wordClassNames } from '#shared/board/word-classes';
import { Button } from '#ui/buttons/button';
import { SelectField } from '#ui/fields/select-field';
import { Switch } from '#ui/fields/switch';
import { TextField } from '#ui/fields/text-field';
import { later } from '#ui/later/later';
import { Disclosure } from '#ui/layout/disclosure';
import { boardPath } from '../board-links.ts';
import styles from './panel.module.css';
import type { useSelection } from './use-selection.ts';

// Only boards that are used in order need them.
const DayFields = later(async () => (await import('./day-fields.tsx')).DayFields);

export const labelFieldId = 'board-card-label';

type CardInWork = { card: Card; board: Board; selection: ReturnType<typeof useSelection> };

export function CardFields({ card, board, selection }: CardInWork) {
  const id = useId();
  // Letters typed in one go are one step to undo.
  const [visit, setVisit] = useState(0);
  const group = (field: string) => `${field} ${card.id} ${visit}`;
  const nextVisit = () => setVisit(visit + 1);
  return (
    <>
      <TextField
        id={labelFieldId}
        label={m.board_label()}
        value={card.label}
        maxLength={cardLabelMax}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="done"
        onFocus={nextVisit}
        onChange={(label) => selection.setLabel(label, group('label'))}
      />
      <TextField
        id={`${id}-spoken`}
        label={m.board_spoken()}
        value={card.spoken ?? ''}
        maxLength={cardSpokenMax}
        placeholder={card.label.trim()}
        help={m.board_spoken_help()}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={nextVisit}
        onChange={(spoken) => selection.setFields({ spoken }, group('spoken'))}
      />
      {board.kind !== 'grid' && <DayFields id={id} card={card} selection={selection} />}
      {card.sound && (
        <div className={styles.sound}>
          <span>{m.board_sound()}</span>
          <Button look="quiet" isSmall onClick={() => selection.setFields({ sound: undefined })}>
            {m.board_sound_remove()}
          </Button>
        </div>
      )}
      <MoreFields card={card} board={board} selection={selection} />
    </>
  );
}

/** What most cards never need. */
function MoreFields({ card, board, selection }: CardInWork) {
  const id = useId();
  return (
    <Disclosure summary={m.board_card_more()}>
      <div className={styles.fields}>
        <SelectField
          id={`${id}-class`}
          label={m.board_word_class()}
          help={m.board_word_class_help()}
          options={wordClasses.map((value) => ({ value, label: wordClassNames[value]() }))}
          value={card.wordClass}
          onChange={(wordClass) => selection.setFields({ wordClass: wordClass as WordClass })}
        />
        <LinkField id={`${id}-link`} card={card} board={board} selection={selection} />
        <Switch
          label={m.board_hidden()}
          help={m.board_hidden_help()}
          isOn={card.isHidden ?? false}
          onChange={(isHidden) => selection.setFields({ isHidden })}
        />
      </div>
    </Disclosure>
  );
}

function LinkField({ id, card, board, selection }: CardInWork & { id: string }) {
  const { boards } = useBoards();
  const leadsTo = card.leadsTo ?? '';
  const target = boards.find((other) => other.id === leadsTo);
  const options = boards
    .filter((other) => other.id !== board.id)
    .map((other) => ({ value: other.id, label: other.name }));
  const isLost = leadsTo !== '' && !target;
  return (
    <>
      <SelectField
        id={id}
        label={m.board_leads_to()}
        emptyLabel={m.board_leads_nowhere()}
        options={isLost ? [...options, { value: leadsTo, label: m.board_leads_lost() }] : options}
        value={leadsTo}
        onChange={(next) => selection.setFields({ leadsTo: next })}
      />
      {target && target.id !== board.id && (
        <Link to={boardPath(target.id)}>{m.board_open_linked({ name: target.name })}</Link>
      )}
    </>
  );
}
