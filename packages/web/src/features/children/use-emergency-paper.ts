import { useState } from 'react';
import { useDeviceStore } from '#device/device-context';
import { pictureBlob } from '#device/pictures/keep-picture';
import type { SavedChild } from '#device/records/shapes';
import type { OneSheet } from '#documents/one-sheet/one-sheet';
import { fileName } from '#documents/paper';
import { m } from '#paraglide/messages';
import { useAlert } from '#ui/dialogs/ask';
import { fetched } from '#ui/later/fetched';
import { saveFile } from '#ui/save-file';
import { useToast } from '#ui/toasts/toasts';
import { contactParts, emergencySheetOf } from './emergency-sheet.ts';

const printer = () => import('#documents/one-sheet/print-one-sheet');
const writer = () => import('#documents/one-sheet/write-one-sheet-pdf');

/** The card as one page: printed, or as a PDF. What writes them is fetched when one is wanted, and works offline then. */
export function useEmergencyPaper(child: SavedChild) {
  const store = useDeviceStore();
  const alert = useAlert();
  const toast = useToast();
  const [isMaking, setIsMaking] = useState(false);
  const sheet = async (): Promise<OneSheet> => {
    const blob = child.photo ? await pictureBlob(store, child.photo) : null;
    const photo = blob ? new Uint8Array(await blob.arrayBuffer()) : null;
    return paperOf(child, photo);
  };
  const attempt = async (work: () => Promise<void>) => {
    setIsMaking(true);
    await work()
      .catch(() => alert({ title: m.document_failed() }))
      .finally(() => setIsMaking(false));
  };
  return {
    isMaking,
    print: () => attempt(async () => (await fetched(printer)).printOneSheet(await sheet())),
    savePdf: () =>
      attempt(async () => {
        const { writeOneSheetPdf } = await fetched(writer);
        const made = await sheet();
        const name = fileName({ title: made.title }, 'pdf');
        saveFile(name, new Blob([await writeOneSheetPdf(made)], { type: 'application/pdf' }));
        toast({ text: m.document_ready({ name }) });
      }),
  };
}

/** The order of the paper: what may kill first, whom to call, then how to help. */
export function paperOf(child: SavedChild, photo: OneSheet['photo']): OneSheet {
  const { name, lead, allergies, medicines, details, parts } = emergencySheetOf(child);
  return {
    title: m.emergency_title({ name }),
    lead,
    photo,
    photoWords: m.emergency_photo_box(),
    parts: [allergies, medicines, ...contactParts(details), ...parts],
    foot: m.emergency_foot(),
  };
}
