import type { Flag } from '@calmbridge/domain/assistant/wire';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { Message } from '@calmbridge/domain/history/message';
import type { KnownChild } from '#api/hidden-profile';
import type { UsePorts } from '#api/paid-use/use-ports';
import type { Collection } from '#device/store/collection';

/** What a conversation needs of the page and the device. */
export type ChatPorts = {
  uses: UsePorts;
  kept: Pick<Collection<Message>, 'add' | 'get' | 'update' | 'updateAtOnce'>;
  /** The names of the children saved on this device. */
  savedNames: () => readonly KnownChild[];
  /** Food in a text that this child must not have. */
  flagsIn: (text: string, child: ChildProfile) => Promise<readonly Flag[]>;
  now: () => Date;
  newId: () => string;
};
