// "Add a moment" for every signed-in page. The sheet is loaded when it is first asked for.
import { type ComponentType, useEffect, useState } from 'react';
import type { MomentSheetProps } from '#features/moments/moment-sheet';
import { m } from '#paraglide/messages';
import { type MomentOpening, momentSheet } from '#shared/moments/open-moment';
import { useAlert } from '#ui/dialogs/ask';
import { fetched } from '#ui/later/fetched';

type Sheet = ComponentType<MomentSheetProps>;

const sheetModule = () => import('#features/moments/moment-sheet');
const loadSheet = (): Promise<Sheet | null> =>
  fetched(sheetModule).then(
    ({ MomentSheet }) => MomentSheet,
    () => null,
  );

export function MomentHost() {
  const alert = useAlert();
  const [open, setOpen] = useState<{ Sheet: Sheet; opening: MomentOpening } | null>(null);
  useEffect(
    () =>
      momentSheet.provide((opening) => {
        void loadSheet().then((Sheet) =>
          Sheet ? setOpen({ Sheet, opening }) : alert({ title: m.shell_moment_not_loaded() }),
        );
      }),
    [alert],
  );
  return open && <open.Sheet opening={open.opening} onClose={() => setOpen(null)} />;
}
