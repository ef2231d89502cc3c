import { exportUserContract } from '@calmbridge/domain/users/server-export';
import { useState } from 'react';
import { call } from '#api/call';
import { refusalWords } from '#api/refusal-words';
import { useSession } from '#api/session';
import { m } from '#paraglide/messages';
import { saveFile } from '#ui/save-file';
import { useToast } from '#ui/toasts/toasts';

/** What the server keeps of this carer, as a file. */
export function useServerExport() {
  const { user } = useSession();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const save = async () => {
    if (!user) return;
    setIsBusy(true);
    setTrouble(null);
    const answer = await call(exportUserContract, {}, { params: { uid: user.uid } });
    setIsBusy(false);
    if (!answer.ok) return setTrouble(refusalWords(answer.refusal));
    const name = `calmbridge-account-${answer.value.exportedAt.slice(0, 10)}.json`;
    saveFile(name, new Blob([JSON.stringify(answer.value, null, 2)], { type: 'application/json' }));
    toast({ text: m.mydata_exported({ name }) });
  };
  return { isBusy, trouble, save };
}
