import { useDocument } from '#device/device-context';
import { type ReadAloud, readAloud } from '#device/records/shapes';

const defaults: ReadAloud = { speed: 1, voice: '', autoPlayNew: false, autoPlayStories: {} };

/** Whether this story reads itself when it is opened: as it was set for this one, else as in the settings. */
export function useAutoPlay(id: string) {
  const { value, update } = useDocument(readAloud);
  return {
    isOn: value?.autoPlayStories[id] ?? value?.autoPlayNew ?? false,
    onChange: (isOn: boolean) =>
      void update((now) => {
        const kept = { ...defaults, ...now };
        return { ...kept, autoPlayStories: { ...kept.autoPlayStories, [id]: isOn } };
      }),
  };
}
