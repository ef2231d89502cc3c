import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { CreditsContext } from '#api/credits';
import { someCredits } from '#api/testing/credits-test-kit';
import { DeviceContext } from '#device/device-context';
import { socialStories } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { storyNamed } from '#features/stories/testing/stories-test-kit';
import { ChatStandIn } from '#shared/chat/testing/chat-stand-in';
import { UiProvider } from '#ui/ui-provider';
import { SocialStoriesPage } from './social-stories-page.tsx';

test('a new device is led to the form; the stories are there as soon as there is one, and stay when it goes', async () => {
  const store = storeOver();
  const stories = store.collection(socialStories);
  render(
    <MemoryRouter>
      <DeviceContext value={store}>
        <CreditsContext value={someCredits()}>
          <ChatStandIn value={{ open: async () => 'opened', agree: async () => true }}>
            <UiProvider>
              <SocialStoriesPage />
            </UiProvider>
          </ChatStandIn>
        </CreditsContext>
      </DeviceContext>
    </MemoryRouter>,
  );
  const wayToTheForm = () => screen.queryByRole('link', { name: /form/i });
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(wayToTheForm()).not.toBeNull();
  await act(() => stories.add(storyNamed('Swimming')));
  expect(await screen.findByRole('article', { name: 'Swimming' })).toBeDefined();
  await act(() => stories.remove('Swimming'));
  expect(screen.queryByRole('article')).toBeNull();
  expect(wayToTheForm()).not.toBeNull();
});
