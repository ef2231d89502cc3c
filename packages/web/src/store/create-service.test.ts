import { expect, test } from 'vitest';
import { createService } from './create-service.ts';

test('the newest provider is used, also after an older one has withdrawn', () => {
  const service = createService<string>();
  const leaveFirst = service.provide('first');
  const leaveSecond = service.provide('second');
  leaveFirst();
  expect(service.get()).toBe('second');
  leaveSecond();
  expect(service.get()).toBeNull();
});

test('whoever asks too early waits', async () => {
  const service = createService<string>();
  const early = service.whenThere();
  service.provide('it');
  expect([await early, await service.whenThere()]).toEqual(['it', 'it']);
});
