import { deviceWords } from '#device/device-words';
import type { Saved } from '#device/store/user-scope';
import { useAlert } from '#ui/dialogs/ask';

/** Whether it was kept on this device; where it was not, the carer is told first, under the given title. */
export function useKeptOrTold() {
  const alert = useAlert();
  return async (saved: Saved, failure: string): Promise<boolean> => {
    if (!saved.ok) await alert({ title: failure, text: deviceWords(saved.why) });
    return saved.ok;
  };
}
