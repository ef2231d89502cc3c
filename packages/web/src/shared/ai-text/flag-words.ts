import type { Flag } from '@calmbridge/domain/assistant/wire';
import { m } from '#paraglide/messages';

/** Advice that may break a rule of safety: no conflict with this child, only something to talk over. */
export const isMark = ({ rule }: Flag): boolean => /^N\d\d$/.test(rule);

export const flagWords = (flag: Flag): string =>
  isMark(flag) ? m.aitext_mark({ why: flag.why }) : m.aitext_flag({ why: flag.why });
