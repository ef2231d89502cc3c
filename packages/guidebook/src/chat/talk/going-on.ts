// What a later turn is answered from.
import { stemsSaid } from '../answer/steps.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import type { Moment } from '../message/moment-said.ts';
import { saidPlainly } from '../message/said-plainly.ts';
import type { SetAside } from '../message/set-aside.ts';
import type { AskedNear } from '../pages/asked-nearness.ts';
import type { Before } from '../pages/page-before.ts';
import type { Ranked } from '../pages/page-reading.ts';
import type { Topic } from '../topic.ts';

export type GoingOn = {
  child: AskedChild;
  moment: Moment;
  before: Before;
  message: string;
  /** What the carer said before this message. */
  told: string;
  /** How near its questions come to what carers ask next. */
  asked?: AskedNear;
  /** Who may know what the page does not. */
  whoKnows?: string;
  /** Pages that were answered from before, and those the message may mean: a question that one of them surely knows is answered. */
  beside?: readonly Topic[];
  /** What of ours the message says was tried or won't do. */
  setAside?: SetAside | null;
  /** All pages by the chance that the message, read with what the talk began with, means them. */
  together?: () => readonly Ranked[];
  /** The same of the message alone. */
  alone?: () => readonly Ranked[];
  /** Something was told in this talk that a doctor should see. */
  isFlagged?: boolean;
};

export const choiceOf = ({ child, moment, before, message }: GoingOn) => ({
  child,
  moment,
  before,
  said: stemsSaid(saidPlainly(message)),
});
