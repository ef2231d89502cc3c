// What a carer wrote in a talk: a letter that they dictate holds their words, which are no advice of ours.
import type { Ask } from './writer.ts';

export const saidIn = (ask: Ask): string =>
  ask.use === 'chat'
    ? [
        ...ask.ask.turns.filter(({ role }) => role === 'user').map(({ content }) => content),
        ask.ask.message,
      ].join('\n')
    : '';
