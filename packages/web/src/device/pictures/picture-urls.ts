// Addresses for pictures kept on the device. Many cards may show one picture: it is read once, and its address is given
// back when nobody shows it any more.
import { pictures } from '../browser-device.ts';

type Held = { users: number; url: Promise<string | null> };

const held = new Map<string, Held>();

/** Long enough to go from one board to the next without reading everything again. */
const lingerMs = 4_000;

export function holdPicture(uid: string, id: string): { url: Promise<string | null>; release: () => void } {
  const key = JSON.stringify([uid, id]);
  const mine = held.get(key) ?? { users: 0, url: read(uid, id) };
  held.set(key, mine);
  mine.users += 1;
  let isReleased = false;
  return {
    url: mine.url,
    release: () => {
      if (isReleased) return;
      isReleased = true;
      mine.users -= 1;
      if (mine.users === 0) setTimeout(() => void letGo(key, mine), lingerMs);
    },
  };
}

/** What can't be read is shown as missing, and asked for again by the next one who shows it. */
async function read(uid: string, id: string): Promise<string | null> {
  try {
    const blob = await pictures.get(uid, id);
    return blob && URL.createObjectURL(blob);
  } catch {
    return null;
  }
}

async function letGo(key: string, mine: Held): Promise<void> {
  if (mine.users > 0 || held.get(key) !== mine) return;
  held.delete(key);
  const url = await mine.url;
  if (url) URL.revokeObjectURL(url);
}
