import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { type KeyboardEvent, useState } from 'react';
import { useCredits } from '#api/credits';
import { deviceWords } from '#device/device-words';
import { m } from '#paraglide/messages';
import { HelpNowButton } from '#shared/help-now/help-now-button';
import { RightNowStrip } from '#shared/plan/right-now-strip';
import { classNames } from '#ui/class-names';
import { ErrorSummary } from '#ui/form/error-summary';
import { formErrors } from '#ui/form/form-errors';
import { Notice } from '#ui/layout/notice';
import { ActionBar } from './action-bar.tsx';
import styles from './child-form.module.css';
import { SavedChildrenBar } from './children/saved-children-bar.tsx';
import { useAskedChild } from './children/use-asked-child.ts';
import { useSavedChildren } from './children/use-saved-children.ts';
import type { DraftKeeper } from './drafts/draft-keeper.ts';
import { PremiumBanner, premiumClass } from './premium.tsx';
import { Progress } from './progress.tsx';
import { CarePlansSection, DietSection, RolesSection, SensorySection } from './sections/choice-sections.tsx';
import { BasicSection, CommunicationSection, DiagnosisSection } from './sections/detail-sections.tsx';
import { EmergencySection } from './sections/emergency-section.tsx';
import { MoreSection, moreFields } from './sections/more-section.tsx';
import { type Field, fieldId, profileWords, type SectionForm } from './sections/profile-words.ts';
import { doneSections, type SectionId, sectionIds } from './sections/section-list.ts';
import { useChildForm } from './use-child-form.ts';
import { useSubmission } from './use-submission.ts';

export function ChildForm({ keeper, today }: { keeper: DraftKeeper; today: string }) {
  const saved = useSavedChildren();
  const form = useChildForm(keeper, today, saved);
  const { submit, isBusy } = useSubmission({
    refuse: form.refuse,
    idFor: (profile) => saved.idFor(profile, form.childId),
    keep: (id, profile) => saved.keep(id, profile, form.emergency),
    keptAs: form.keptAs,
    sent: form.sent,
  });
  useAskedChild(saved.get, form.fill);
  const errors = profileWords(form.issues, form.values);
  const fields = { values: form.values, errors, set: form.set };

  const { done, current, setTouched, stateOf } = useSectionStates(form.values);
  const [isMoreWanted, setIsMoreWanted] = useState(false);
  // A field that needs the carer is never behind a fold, and stays in sight once it is mended.
  if (!isMoreWanted && moreFields.some((field) => errors[field])) setIsMoreWanted(true);
  return (
    <>
      <Progress done={done} current={current} isSaved={form.trouble === null} onGo={setTouched} />
      <div className={styles.main}>
        <RightNowStrip />
        <HelpNowButton />
        <SavedChildrenBar saved={saved.children} filledFrom={saved.get(form.childId)} onFill={form.fill} />
        <form className={styles.form} noValidate onSubmit={form.submit(submit)}>
          {form.trouble && (
            <Notice kind="warning">
              <p>{deviceWords(form.trouble)}</p>
              <p>{m.form_not_saved_words()}</p>
            </Notice>
          )}
          <ErrorSummary attempt={form.attempt} errors={formErrors(byFieldId(errors), form.refusal)} />
          <div role="presentation" className={styles.fields} onKeyDown={keepFromSending}>
            <PlanSections fields={fields} stateOf={stateOf} today={today} />
            <MoreSection
              form={fields}
              today={today}
              isOpen={isMoreWanted}
              onToggle={() => setIsMoreWanted(!isMoreWanted)}
            />
          </div>
          <EmergencySection details={form.emergency} onChange={form.setEmergency} />
          <ActionBar isBusy={isBusy} onRefresh={() => void form.refresh()} />
        </form>
      </div>
    </>
  );
}

/** Which sections are done, and which one is worked on. */
function useSectionStates(values: ChildProfile) {
  const done = doneSections(values);
  const [touched, setTouched] = useState<SectionId | null>(null);
  const current = touched ?? sectionIds.find((section) => !done.has(section)) ?? null;
  const stateOf = (section: SectionId) => ({
    isDone: done.has(section),
    isCurrent: section === current,
    onWork: () => setTouched(section),
  });
  return { done, current, setTouched, stateOf };
}

type PlanSectionsProps = {
  fields: SectionForm;
  stateOf: ReturnType<typeof useSectionStates>['stateOf'];
  today: string;
};

/** What a care plan is made from. */
function PlanSections({ fields, stateOf, today }: PlanSectionsProps) {
  const { userPlan } = useCredits();
  return (
    <div
      className={classNames(styles.sections, premiumClass(userPlan))}
      data-premium={premiumClass(userPlan) && userPlan}
    >
      <RolesSection form={fields} state={stateOf('roles')} banner={<PremiumBanner plan={userPlan} />} />
      <BasicSection form={fields} state={stateOf('basic')} today={today} />
      <DiagnosisSection form={fields} state={stateOf('diagnosis')} today={today} />
      <CommunicationSection form={fields} state={stateOf('communication')} />
      <SensorySection form={fields} state={stateOf('sensory')} />
      <DietSection form={fields} state={stateOf('diet')} />
      <CarePlansSection form={fields} state={stateOf('plans')} />
    </div>
  );
}

const byFieldId = (errors: Partial<Record<Field, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [fieldId(field as Field), text]));

/** Enter in a field or on a chip is a habit, not a wish to spend: only Submit submits. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
