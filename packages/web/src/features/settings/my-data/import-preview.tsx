import { useState } from 'react';
import type { Way } from '#device/backup/plan-import';
import type { Preview } from '#device/backup/preview';
import type { Imported } from '#device/backup/run-import';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Checkbox } from '#ui/fields/checkbox';
import { Segmented } from '#ui/fields/segmented';
import { formatDay, formatMoment } from '#ui/format/format-date';
import { formatList } from '#ui/format/format-list';
import { Notice } from '#ui/layout/notice';
import { importRefusalWords, roomWords } from './backup-words.ts';
import { KindList } from './kind-list.tsx';
import styles from './my-data.module.css';

/** What is in the file and what it would do here. */
export function ImportPreview({
  preview,
  refusal,
  isBusy,
  onBringIn,
  onOther,
}: {
  preview: Preview;
  refusal: Extract<Imported, { ok: false }>['why'] | null;
  isBusy: boolean;
  onBringIn: (way: Way) => void;
  onOther: () => void;
}) {
  const [way, setWay] = useState<Way>('merge');
  const [isConfirmed, setIsConfirmed] = useState(false);
  const noRoom = roomWords(preview.room[way]);
  const isReady = noRoom === null && (isConfirmed || !preview.isOthers);
  const isRemoving = way === 'replace';
  return (
    <div className={styles.parts}>
      {refusal && (
        <Notice kind="warning">{`${importRefusalWords(refusal)} ${m.mydata_nothing_changed()}`}</Notice>
      )}
      <AboutFile preview={preview} />
      <KindList kinds={preview.kinds} />
      <Segmented
        name="import-way"
        legend={m.mydata_way()}
        value={way}
        onChange={setWay}
        segments={[
          { value: 'merge', label: m.mydata_merge() },
          { value: 'replace', label: m.mydata_replace() },
        ]}
      />
      <p className={styles.small}>{isRemoving ? m.mydata_replace_help() : m.mydata_merge_help()}</p>
      {!preview.undoLasts && <Notice kind="warning">{m.mydata_undo_until_closed()}</Notice>}
      {noRoom && <Notice kind="warning">{`${noRoom} ${m.mydata_nothing_changed()}`}</Notice>}
      {preview.isOthers && (
        <Checkbox label={m.mydata_others_confirm()} isChecked={isConfirmed} onChange={setIsConfirmed} />
      )}
      <div className={styles.buttons}>
        <Button
          look={isRemoving ? 'danger' : 'primary'}
          isWide
          isBusy={isBusy}
          busyText={m.mydata_import_busy()}
          disabled={!isReady}
          onClick={() => onBringIn(way)}
        >
          {isRemoving ? m.mydata_replace_button() : m.mydata_import_button()}
        </Button>
        <Button look="secondary" isWide disabled={isBusy} onClick={onOther}>
          {m.mydata_other_file()}
        </Button>
      </div>
    </div>
  );
}

/** When it was made, whose it is, and whose days are in it. */
function AboutFile({ preview }: { preview: Preview }) {
  const { children, from, to } = preview.contents;
  return (
    <>
      <div className={styles.about}>
        <p>
          <strong>{m.mydata_made({ when: formatMoment(preview.madeAt), name: preview.ownerName })}</strong>
        </p>
        {children.length > 0 && <p>{m.mydata_children({ names: formatList(children) })}</p>}
        {from && to && (
          <p className={styles.small}>{m.mydata_days({ from: formatDay(from), to: formatDay(to) })}</p>
        )}
      </div>
      {preview.isOthers && (
        <Notice kind="warning" isAnnounced={false}>
          <p>{m.mydata_others({ name: preview.ownerName })}</p>
        </Notice>
      )}
    </>
  );
}
