import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCollection } from '#device/device-context';
import { boards, moments, profileFormResponses, socialStories } from '#device/records/shapes';
import IconDownload from '#icon/IconDownload';
import IconServer2 from '#icon/IconServer2';
import IconTrash from '#icon/IconTrash';
import IconUpload from '#icon/IconUpload';
import { m } from '#paraglide/messages';
import { ActionRow, ActionRows } from '#ui/buttons/action-row';
import { formatList } from '#ui/format/format-list';
import { Card } from '#ui/layout/card';
import { Notice } from '#ui/layout/notice';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import styles from './my-data.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { StoragePart } from './storage-part.tsx';
import { useServerExport } from './use-server-export.ts';

export const myDataId = 'my-data';

type Opened = 'export' | 'import' | 'remove' | null;

/** What lives on this device and nowhere else, and every way in and out of it. */
export function MyDataCard() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const server = useServerExport();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${myDataId}`) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <Card aria-labelledby={myDataId}>
      <h2 id={myDataId} ref={heading} tabIndex={-1} className={styles.heading}>
        {m.mydata_heading()}
      </h2>
      <p className={styles.quiet}>{useWhatIsHere()}</p>
      <ActionRows>
        <ActionRow
          icon={<IconDownload size={24} aria-hidden="true" />}
          name={m.mydata_export()}
          help={m.mydata_export_help()}
          onPress={() => setOpened('export')}
        />
        <ActionRow
          icon={<IconUpload size={24} aria-hidden="true" />}
          name={m.mydata_import()}
          help={m.mydata_import_help()}
          onPress={() => setOpened('import')}
        />
        <ActionRow
          icon={<IconServer2 size={24} aria-hidden="true" />}
          name={m.mydata_server()}
          help={server.isBusy ? m.mydata_server_busy() : m.mydata_server_help()}
          isBusy={server.isBusy}
          onPress={server.save}
        />
        <ActionRow
          icon={<IconTrash size={24} aria-hidden="true" />}
          name={m.mydata_remove()}
          isDangerous
          onPress={() => setOpened('remove')}
        />
      </ActionRows>
      {server.trouble && (
        <div className={styles.after}>
          <Notice kind="warning">{server.trouble}</Notice>
        </div>
      )}
      <StoragePart />
      {opened === 'export' && <ExportDialog onClose={close} />}
      {opened === 'import' && <ImportDialog onClose={close} />}
      {opened === 'remove' && <RemoveDialog onClose={close} onExport={() => setOpened('export')} />}
    </Card>
  );
}

/** On this device and nowhere else: 4 care plans, 7 stories, and 3 boards. */
function useWhatIsHere(): string {
  // What the chat answered about a plan is kept beside it and is none.
  const plans = useCollection(profileFormResponses).records.filter(
    ({ planId }) => planId === undefined,
  ).length;
  const stories = useCollection(socialStories).records.length;
  const boardCount = useCollection(boards).records.length;
  const momentCount = useCollection(moments).records.length;
  const parts = [
    plans > 0 && m.mydata_plans({ count: plans }),
    stories > 0 && m.mydata_stories({ count: stories }),
    boardCount > 0 && m.mydata_boards({ count: boardCount }),
    momentCount > 0 && m.mydata_moments({ count: momentCount }),
  ].filter((part) => part !== false);
  if (parts.length === 0) return m.mydata_nothing();
  return m.mydata_here({ list: formatList(parts) });
}
