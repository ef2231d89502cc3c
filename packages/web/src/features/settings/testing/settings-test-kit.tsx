// For tests of the settings: the page as its owner meets it. Not part of the product.
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { type Session, SessionContext, sessionView } from '#api/session';
import { maya } from '#api/testing/fake-server';
import { DeviceContext } from '#device/device-context';
import type { DeviceStore } from '#device/store/device-store';
import { UiProvider } from '#ui/ui-provider';
import { SettingsPage } from '../settings-page.tsx';

export function openSettings(store: DeviceStore, more: Partial<Session> = {}) {
  const session: Session = {
    ...sessionView({ is: 'signed-in', me: maya() }),
    signedIn: () => {},
    documentChanged: () => {},
    refresh: async () => {},
    signOut: async () => null,
    ...more,
  };
  return render(
    <MemoryRouter>
      <UiProvider>
        <SessionContext value={session}>
          <DeviceContext value={store}>
            <SettingsPage />
          </DeviceContext>
        </SessionContext>
      </UiProvider>
    </MemoryRouter>,
  );
}
