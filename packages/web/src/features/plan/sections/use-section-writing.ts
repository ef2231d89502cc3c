import { ChildProfile } from '@calmbridge/domain/child/profile';
import { profileFrom } from '@calmbridge/domain/child/profile-from';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import type { Message } from '@calmbridge/domain/history/message';
import type { PlanSection } from '@calmbridge/domain/plans/plan-sections';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useEnoughCredits } from '#api/enough-credits';
import { namesIn } from '#api/hidden-profile';
import { useUsePorts } from '#api/paid-use/use-ports';
import { useCollection, useDeviceStore } from '#device/device-context';
import { deviceWords } from '#device/device-words';
import { childFinder } from '#device/records/child-of';
import { profileFormResponses, savedChildren } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { askForConsent } from '#shared/chat/chat';
import { useNoCredits } from '#shared/credits/use-no-credits';
import { useAlert, useConfirm } from '#ui/dialogs/ask';
import { formatCredits } from '#ui/format/format';
import { useToast } from '#ui/toasts/toasts';
import { withEarlierText } from './section-change.ts';
import { type SectionState, sectionWritingOf } from './section-writing.ts';

/** Sections written again, one at a time: what it costs is said before, and the text before can be brought back. */
export function useSectionWriting(plan: Message) {
  const store = useDeviceStore();
  const uses = useUsePorts();
  const children = useCollection(savedChildren).records;
  const [hasEnough, confirm, alert] = [useEnoughCredits(), useConfirm(), useAlert()];
  const noCredits = useNoCredits();
  const toast = useToast();
  const writing = sectionWritingOf(store);
  const state = useSyncExternalStore(writing.subscribe, writing.get);
  const plans = store.collection(profileFormResponses);
  const ports = { uses, plans };
  const profile = profileNow(plan, children);

  const write = async (section: PlanSection) => {
    const price = formatCredits(priceHundredths.carePlans);
    if (profile === null) return void (await alert({ title: m.plan_anew_no_profile() }));
    const isSure = await confirm({
      title: m.plan_anew_ask({ section: section.title }),
      text: m.plan_anew_words({ name: profile.name, price }),
      confirmLabel: m.plan_anew_yes({ price }),
    });
    if (!isSure) return;
    if (!(await hasEnough(priceHundredths.carePlans))) {
      return void (await noCredits({
        hundredths: priceHundredths.carePlans,
        title: m.chat_no_credits_plan(),
        text: m.plan_anew_no_credits,
      }));
    }
    if (!(await askForConsent())) return;
    const known = children.map(({ name, called }) => ({ name, called }));
    await writing.write(ports, { planId: plan.id, section, profile, names: namesIn(profile, known) });
  };
  const bringBack = async (useId: string) => {
    const saved = await plans.update(plan.id, (now) => withEarlierText(now, useId));
    if (saved.ok) toast({ text: m.plan_anew_back() });
    else await alert({ title: deviceWords(saved.why) });
  };
  useToldWhenKept(state, plan.id, (useId) => {
    toast({ text: m.plan_anew_done(), undo: () => void bringBack(useId) });
    writing.leave();
  });
  return {
    state: 'place' in state && state.place.planId === plan.id ? state : null,
    isBusy: state.is === 'under-way',
    write,
    bringBack,
    retry: () => writing.retry(ports),
    leave: writing.leave,
    stop: writing.stop,
  };
}

export type SectionActions = ReturnType<typeof useSectionWriting>;

/** The saved child as it is now; the plan's own profile where the child is not saved. Null: neither can be sent. */
function profileNow(plan: Message, children: Parameters<typeof childFinder>[0]): ChildProfile | null {
  const childId = childFinder(children)(plan);
  const saved = children.find(({ id }) => id === childId)?.profile;
  for (const fields of [saved, plan.profile]) {
    const read = fields && ChildProfile.safeParse(profileFrom(fields));
    if (read?.success) return read.data;
  }
  return null;
}

function useToldWhenKept(state: SectionState, planId: string, tell: (useId: string) => void): void {
  const told = useEffectEvent(tell);
  useEffect(() => {
    if (state.is === 'kept' && state.place.planId === planId) told(state.useId);
  }, [state, planId]);
}
