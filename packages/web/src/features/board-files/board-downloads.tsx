import type { Board } from '@calmbridge/domain/boards/board';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useDeviceStore } from '#device/device-context';
import IconDownload from '#icon/IconDownload';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Card } from '#ui/layout/card';
import { Notice } from '#ui/layout/notice';
import { useIsOnline } from '#ui/use-is-online';
import styles from './board-downloads.module.css';
import { CardChoice } from './card-choice.tsx';
import { type Choices, choicesFor, isFree, keepChoices, printable } from './choices.ts';
import { DownloadOptions } from './download-options.tsx';
import { DownloadSummary } from './download-summary.tsx';
import { PaperSwitches } from './paper-switches.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { useDownload } from './use-download.ts';

/** Print and download: every choice in sight, and what will come of it, before anything is paid. */
export function BoardDownloads({ board }: { board: Board }) {
  const headingId = useId();
  const store = useDeviceStore();
  const [choices, setChoices] = useState<Choices>(() => choicesFor(store, board.id, navigator.language));
  const change = (more: Partial<Choices>) => {
    const next = { ...choices, ...more };
    setChoices(next);
    keepChoices(store, board.id, next);
  };
  const { state, download, isPaid } = useDownload(board, choices);
  const isOnline = useIsOnline();
  const isEmpty = printable(board).length === 0;
  const isNothingChosen =
    choices.format === 'pdf' && choices.layout === 'cards' && !hasChosen(board, choices);
  return (
    <div className={styles.place}>
      <Card aria-labelledby={headingId}>
        <div className={styles.panel}>
          <SheetPreview board={board} choices={choices} />
          <div className={styles.options}>
            <h2 id={headingId}>{m.boardfiles_heading()}</h2>
            <DownloadOptions choices={choices} onChange={change} />
            {choices.format === 'pdf' && choices.layout === 'cards' && (
              <CardChoice board={board} choices={choices} onChange={change} />
            )}
          </div>
          <div className={styles.act}>
            <PaperSwitches choices={choices} onChange={change} />
            <Button
              isWide
              icon={<IconDownload size={22} aria-hidden="true" />}
              isBusy={state.is === 'making'}
              busyText={m.boardfiles_making()}
              disabled={isEmpty || isNothingChosen}
              {...(isPaid || isFree(choices) ? {} : { priceHundredths: priceHundredths.pecsDownloads })}
              onClick={() => void download()}
            >
              {isPaid ? m.boardfiles_download_again() : m.boardfiles_download()}
            </Button>
            <DownloadSummary board={board} choices={choices} isPaid={isPaid} />
          </div>
        </div>
        <div className={styles.notes}>
          {state.is === 'stopped' && <Notice kind="warning">{state.words}</Notice>}
          {!isOnline && !isPaid && !isFree(choices) && <Notice>{m.boardfiles_offline()}</Notice>}
          <p className={styles.backup}>
            {m.boardfiles_backup()} <Link to="/settings">{m.boardfiles_backup_link()}</Link>
          </p>
        </div>
      </Card>
    </div>
  );
}

const hasChosen = (board: Board, { without }: Choices): boolean =>
  printable(board).some(({ id }) => !without.includes(id));
