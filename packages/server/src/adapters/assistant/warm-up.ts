import type { Safety } from './safety.ts';

/** Reads the model and runs through the screens once, so that the first carer after a start waits no longer than others. */
export async function warmUp(safety: Safety, { hasService }: { hasService: boolean }): Promise<void> {
  await safety.helpFor('What helps at bedtime?', null);
  const screen = safety.screenStream({ use: 'chat', profile: null, writer: 'service' });
  await screen.push('A dark room and the same song each night can help. ');
  await screen.end();
  if (hasService) await import('./notes-for.ts');
}
