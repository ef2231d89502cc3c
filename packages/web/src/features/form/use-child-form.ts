// The form's state: the values and their draft on the device, filling from a saved child, clearing, and Undo for both.
import { isEmptyProfile, isSameProfile } from '@calmbridge/domain/child/compare';
import { ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { profileFrom } from '@calmbridge/domain/child/profile-from';
import { sanitiseProfile } from '@calmbridge/domain/child/sanitise';
import { useState } from 'react';
import { z } from 'zod';
import { useCurrentChild } from '#device/records/current-child';
import { isNothingSaid, noDetails } from '#device/records/emergency-details';
import type { SavedChild } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { useConfirm } from '#ui/dialogs/ask';
import { type Issues, useForm } from '#ui/form/use-form';
import { useToast } from '#ui/toasts/toasts';
import { draftOf, useFollowedChild } from './children/use-followed-child.ts';
import type { useSavedChildren } from './children/use-saved-children.ts';
import type { Draft, DraftKeeper } from './drafts/draft-keeper.ts';
import { useDraftSaving } from './drafts/use-draft.ts';
import { useStart } from './use-start.ts';

/** Judged as it will be used: cleaned first. */
const CleanProfile = z
  .custom<ChildProfile>()
  .transform((typed): z.input<typeof ChildProfile> => sanitiseProfile(typed))
  .pipe(ChildProfile);

const emptyDraft: Draft = { profile: emptyProfile, childId: '', emergency: noDetails };

type SavedChildren = Pick<ReturnType<typeof useSavedChildren>, 'get' | 'touch'>;

export function useChildForm(keeper: DraftKeeper, today: string, { get, touch }: SavedChildren) {
  const { child: current, choose } = useCurrentChild();
  const [start] = useState(() => keeper.read() ?? (current ? draftOf(current) : emptyDraft));
  const form = useForm(CleanProfile, start.profile, (values) => daysAhead(values, today));
  const [childId, setChildId] = useState(start.childId);
  const [emergency, setEmergency] = useState(start.emergency);
  const confirm = useConfirm();
  const toast = useToast();
  const now: Draft = { profile: form.values, childId, emergency };
  const { trouble, forget } = useDraftSaving(keeper, now);

  const put = (draft: Draft) => {
    form.replace(draft.profile);
    setChildId(draft.childId);
    setEmergency(draft.emergency);
  };
  const putWithUndo = (draft: Draft, text: string) => {
    put(draft);
    toast({ text, undo: () => put(now) });
  };
  useStart((begun) => {
    // What helps in an emergency is the child's, whichever plan comes next.
    const emergency = get(begun.childId)?.emergency ?? noDetails;
    putWithUndo({ ...begun, emergency }, m.form_from_review());
  });
  useFollowedChild(form.values, put);
  /** Where everything is about one child, it is about this one from now on. */
  const isAbout = (id: string) => {
    if (current !== null && current.id !== id) choose(id);
  };
  const fill = (child: SavedChild) => {
    void touch(child);
    isAbout(child.id);
    putWithUndo(draftOf(child), m.form_children_filled_from({ name: child.name }));
  };
  const refresh = async () => {
    if (isEmptyProfile(form.values) && isNothingSaid(emergency)) return put(emptyDraft);
    const child = get(childId);
    const isKept = child !== null && isSameProfile(form.values, profileFrom(child.profile));
    if (isKept || (await confirm(clearing()))) putWithUndo(emptyDraft, m.form_refreshed());
  };
  return {
    ...form,
    ...useRefusal(form),
    childId,
    emergency,
    setEmergency,
    trouble,
    fill,
    refresh,
    keptAs: (id: string) => {
      setChildId(id);
      isAbout(id);
    },
    /** The submission is under way and needs no draft any more; what is typed from now on does. */
    sent: (keptId: string) => forget({ profile: form.values, childId: keptId, emergency }),
  };
}

/** Why the form as a whole was not sent, until something in it is changed. */
function useRefusal(form: { values: ChildProfile; refusal: string | null; refuse: (words: string) => void }) {
  const [refusedFor, setRefusedFor] = useState<ChildProfile | null>(null);
  return {
    refusal: refusedFor === form.values ? form.refusal : null,
    refuse: (words: string) => {
      form.refuse(words);
      setRefusedFor(form.values);
    },
  };
}

const clearing = () => ({
  title: m.form_refresh_title(),
  text: m.form_refresh_words(),
  confirmLabel: m.form_refresh_yes(),
  isDangerous: true,
});

const daysAhead = (values: ChildProfile, today: string): Issues<ChildProfile> => ({
  ...(values.dob > today && { dob: 'in-the-future' }),
  ...(values.diagnosisDate > today && { diagnosisDate: 'in-the-future' }),
});
