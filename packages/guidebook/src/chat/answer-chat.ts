import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { Vectors } from '@calmbridge/domain/meaning/vectors';

// Interim: replaced by the real answers.
export const answerChat = (_ask: ChatAsk, _vectors?: Vectors): { text: string; topic: string | null } => ({
  text: 'The guidebook does not know this one yet.',
  topic: null,
});
