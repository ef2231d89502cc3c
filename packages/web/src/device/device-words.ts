// The words for what the device refused, in one place. A new refusal does not compile until it has its sentence here.
import { m } from '#paraglide/messages';
import type { DeviceRefusal } from './store/user-scope.ts';

const words: Record<DeviceRefusal, () => string> = {
  'device/full': m.device_full,
  'device/no-pictures': m.device_no_pictures,
  'device/newer-version': m.device_newer_version,
  'device/unreadable': m.device_unreadable,
  'device/not-there': m.device_not_there,
};

export const deviceWords = (why: DeviceRefusal): string => words[why]();
