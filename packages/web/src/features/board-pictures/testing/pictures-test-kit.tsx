// For tests: the chooser beside a card, with a device and a balance of our choice. What a browser does with pictures and
// what a server does with uses is stood in for; everything between is the real thing.
import type { Card, CardPicture } from '@calmbridge/domain/boards/board';
import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import type { ImageAnswer } from '@calmbridge/domain/images/image';
import type { RefusalCode } from '@calmbridge/domain/refusals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { CreditsContext } from '#api/credits';
import { someCredits } from '#api/testing/credits-test-kit';
import { mayasDocument, refuses } from '#api/testing/fake-server';
import { DeviceContext } from '#device/device-context';
import { storeOver } from '#device/testing/device-test-kit';
import { m } from '#paraglide/messages';
import { ChatStandIn } from '#shared/chat/testing/chat-stand-in';
import { UiProvider } from '#ui/ui-provider';
import { PicturePanel } from '../picture-panel.tsx';

export const apple: Card = { id: 'c1', label: 'apple', picture: null, wordClass: 'thing' };
const elsewhere = 'Credits page';

const stateOf = (credits: number): CreditState => ({
  credits,
  plan: 'silver',
  isAdmin: false,
  aiUsage: mayasDocument.aiUsage,
});

/** Uses as the server keeps them, and pictures by their words. */
export function fakePictureServer({ credits = 2 } = {}) {
  const uses = new Map<string, 'held' | 'captured' | 'released'>();
  const made = new Set<string>();
  const calls: { route: string; body: string }[] = [];
  const now = { credits, isDown: false, refuseImages: null as RefusalCode | null, waitMs: 0 };
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  const refusal = (status: number, code: RefusalCode) => answer(refuses(status, code).body, status);
  const settle = (id: string, next: 'captured' | 'released') => {
    if (uses.get(id) !== 'held') return refusal(409, 'credits/use-ended');
    uses.set(id, next);
    if (next === 'released') now.credits += 0.5;
    return answer(stateOf(now.credits));
  };
  const hold = (id: string) => {
    if (uses.get(id) === 'held') return refusal(409, 'credits/use-running');
    if (uses.has(id)) return refusal(409, 'credits/use-already-answered');
    if (now.credits < 0.5) return refusal(402, 'credits/insufficient');
    uses.set(id, 'held');
    now.credits -= 0.5;
    return answer(stateOf(now.credits));
  };
  const image = (words: string) => {
    if (now.refuseImages) return refusal(502, now.refuseImages);
    const isRepeat = made.has(words);
    made.add(words);
    if (!isRepeat) now.credits -= 0.25;
    return answer({
      symbolId: 's1',
      url: '/ai-symbols/maya-1/s1.jpg',
      isRepeat,
      madeBy: 'library',
      charged: isRepeat ? 0 : 0.25,
      state: stateOf(now.credits),
    } satisfies ImageAnswer);
  };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    calls.push({ route: path, body: String(body ?? '') });
    if (now.isDown) throw new TypeError('Failed to fetch');
    const [, id = '', act] = /^\/api\/uses\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    if (act) return settle(id, act === 'capture' ? 'captured' : 'released');
    const sent = body ? JSON.parse(String(body)) : {};
    if (path === '/api/uses') return hold(sent.useId);
    if (path === '/api/images') {
      await new Promise((resolve) => setTimeout(resolve, now.waitMs));
      return image(sent.words);
    }
    return new Response(new Uint8Array([255, 216]), { headers: { 'content-type': 'image/jpeg' } });
  });
  return { uses: () => [...uses.values()], calls, now };
}

/** Photos of 1600 × 1200, except for those called broken; what is drawn and written is noted. */
export function fakeBrowserPictures() {
  const written: { width: number; height: number; type: string }[] = [];
  let opened = '';
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    opened = (file as File).name;
    return 'blob:photo';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = opened.includes('huge') ? 20_000 : 1600;
      naturalHeight = opened.includes('huge') ? 20_000 : 1200;
      decode = async () => {
        if (/broken|heic/.test(opened)) throw new Error('can’t be decoded');
      };
    },
  );
  const nothing = () => undefined;
  const context = {
    save: nothing,
    restore: nothing,
    scale: nothing,
    translate: nothing,
    rotate: nothing,
    drawImage: nothing,
    clearRect: nothing,
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
  ) {
    written.push({ width: this.width, height: this.height, type });
    done(new Blob(['pixels'], { type }));
  });
  return { written };
}

const jpegStart = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0, 0, 0, 0, 0]);
export const photoFile = (name = 'photo.jpg', start: BlobPart = jpegStart) =>
  new File([start, 'and more'], name, { type: 'image/jpeg' });

export function openPanel({
  card = apple,
  store = storeOver(),
  credits = 2,
  agree = async () => true,
}: {
  card?: Card;
  store?: ReturnType<typeof storeOver>;
  credits?: number;
  agree?: () => Promise<boolean>;
} = {}) {
  const chosen: (CardPicture | null)[] = [];
  function Host() {
    const [now, setNow] = useState(card);
    return (
      <>
        <input
          aria-label={m.board_label()}
          value={now.label}
          onChange={({ target }) => setNow({ ...now, label: target.value })}
        />
        <PicturePanel
          card={now}
          onChoose={(picture) => {
            chosen.push(picture);
            setNow((before) => ({ ...before, picture }));
          }}
        />
      </>
    );
  }
  const balance = someCredits({ credits, userPlan: 'silver' });
  const host = (
    <DeviceContext value={store}>
      <CreditsContext value={balance}>
        <ChatStandIn value={{ open: async () => 'opened', agree }}>
          <UiProvider>
            <Host />
          </UiProvider>
        </ChatStandIn>
      </CreditsContext>
    </DeviceContext>
  );
  const router = createMemoryRouter([
    { path: '/', element: host },
    { path: '/payment', element: <h1>{elsewhere}</h1> },
  ]);
  const { unmount } = render(<RouterProvider router={router} />);
  return { chosen, store, balance, close: unmount };
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const turnTo = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
export const choosePhoto = (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file, {
    applyAccept: false,
  });
