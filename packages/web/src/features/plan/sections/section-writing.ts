// A section under way: asked for, written, put into its plan. It lives outside the page, so that it arrives also when the
// carer has gone to another page meanwhile. How a use is asked for and paid is the paid-use protocol's.
import { nameShower, showNames } from '@calmbridge/domain/assistant/child-name';
import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import { carePlanCall, type Flag, type Withheld } from '@calmbridge/domain/assistant/wire';
import type { Message } from '@calmbridge/domain/history/message';
import type { Refusal } from '@calmbridge/domain/result';
import type { ContentEvent } from '#api/assistant-stream';
import { type Carried, carryText, type Keeping } from '#api/paid-use/carry-text';
import { newUse } from '#api/paid-use/open-use';
import type { Trouble } from '#api/paid-use/persist';
import type { UsePorts } from '#api/paid-use/use-ports';
import type { OpenUse } from '#device/records/shapes';
import type { Collection } from '#device/store/collection';
import type { DeviceStore } from '#device/store/device-store';
import { createStore } from '#store/create-store';
import { withNewSection } from './section-change.ts';
import { type SectionPlace, type SectionWish, sectionPlaceOf, sectionUseOf } from './section-use.ts';

export type SectionState =
  | { is: 'idle' }
  | { is: 'under-way'; place: SectionPlace; trouble: Trouble | null }
  | { is: 'kept'; place: SectionPlace; useId: string }
  /** Nothing was written, and nothing charged: why not. */
  | { is: 'asks'; place: SectionPlace; text: string }
  /** `isOpen`: trying again asks for the same text, and is not paid for again. */
  | { is: 'failed'; place: SectionPlace; why: Refusal; isOpen: boolean };

export type SectionPorts = { uses: UsePorts; plans: Pick<Collection<Message>, 'get' | 'update'> };

const underWay = new WeakMap<DeviceStore, SectionWriting>();

/** One at a time on a device, for as long as the tab lives. */
export function sectionWritingOf(store: DeviceStore): SectionWriting {
  const writing = underWay.get(store) ?? openSectionWriting();
  underWay.set(store, writing);
  return writing;
}

export type SectionWriting = ReturnType<typeof openSectionWriting>;

function openSectionWriting() {
  const { get, set: change, subscribe } = createStore<SectionState>({ is: 'idle' });
  let last: OpenUse | null = null;
  let carried: Carried | null = null;

  const run = async (ports: SectionPorts, use: OpenUse): Promise<void> => {
    const place = sectionPlaceOf(use);
    if (!place || get().is === 'under-way') return;
    last = use;
    change({ is: 'under-way', place, trouble: null });
    let arriving = incomingSection(ports, use, place);
    carried = carryText(ports.uses, carePlanCall, use, {
      begin: () => {
        arriving = incomingSection(ports, use, place);
      },
      take: (event) => arriving.take(event),
      onTrouble: (trouble) => change({ is: 'under-way', place, trouble }),
      keep: () => arriving.keep(),
    });
    const end = await carried.ended;
    carried = null;
    const asked = arriving.asked();
    if (end.is === 'whole' && asked !== null) return change({ is: 'asks', place, text: asked });
    if (end.is === 'whole' && end.keepAgain === null) return change({ is: 'kept', place, useId: use.id });
    if (end.is === 'failed') return change({ is: 'failed', place, why: end.why, isOpen: end.isOpen });
    if (end.is === 'whole')
      return change({ is: 'failed', place, why: { code: 'assistant/failed' }, isOpen: false });
    change({ is: 'idle' });
  };

  return {
    get,
    subscribe,
    write: (ports: SectionPorts, wish: SectionWish) => run(ports, newUse(ports.uses, sectionUseOf(wish))),
    /** Goes on with a use that an earlier page began. */
    resume: run,
    /** The same wish again: the same use where it is still open. */
    retry: async (ports: SectionPorts) => {
      const state = get();
      if (!last || state.is !== 'failed') return;
      const { kind, body, place } = last;
      await run(ports, state.isOpen ? last : newUse(ports.uses, { kind, body, place }));
    },
    /** The carer has seen it. */
    leave: () => {
      if (get().is !== 'under-way') change({ is: 'idle' });
    },
    stop: () => carried?.stop(),
  };
}

/** Gathers the section and puts it in the moment it is whole. */
function incomingSection(
  { uses, plans }: SectionPorts,
  use: OpenUse,
  { planId, sectionId, names }: SectionPlace,
) {
  const shower = nameShower(names);
  const shown = (text: string) => cleanText(showNames(text, names));
  const flags: Flag[] = [];
  const withheld: Withheld[] = [];
  let text = '';
  let asked: string | null = null;
  return {
    asked: () => asked,
    take: (event: ContentEvent) => {
      if (event.is === 'text') text += cleanText(shower.push(event.text));
      if (event.is === 'asks') asked = shown(event.text);
      if (event.is === 'flag')
        flags.push({ rule: event.flag.rule, found: shown(event.flag.found), why: shown(event.flag.why) });
      if (event.is === 'withheld') withheld.push({ ...event.withheld, text: shown(event.withheld.text) });
    },
    keep: async (): Promise<Keeping> => {
      if (asked !== null) return 'shown';
      const whole = (text + cleanText(shower.end())).trim();
      if (whole === '') return 'not-kept';
      const at = uses.now().toISOString();
      const saved = await plans.update(planId, (plan) =>
        withNewSection(plan, { useId: use.id, sectionId, text: whole, flags, withheld, at }),
      );
      const isIn = plans.get(planId)?.earlier?.some(({ useId }) => useId === use.id) ?? false;
      return saved.ok && isIn ? 'kept' : 'not-kept';
    },
  };
}
