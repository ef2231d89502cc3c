import type { Plan } from '@calmbridge/domain/credits/prices';
import { CarerProfile, isInTheFuture } from '@calmbridge/domain/users/carer-profile';
import { mergeUserContract } from '@calmbridge/domain/users/user-document';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#api/call';
import { identityTimeoutMs } from '#api/identity-timeout';
import { refusalWords } from '#api/refusal-words';
import { useServiceFacts } from '#api/service-facts';
import { useSession } from '#api/session';
import { lastVisitedPage } from '#device/session/session-flags';
import { m } from '#paraglide/messages';
import {
  CreatorField,
  carerWords,
  DobField,
  FirstNameField,
  LastNameField,
} from '#shared/carer/carer-fields';
import { PlanField, pathAfterPlan } from '#shared/credits/plan-field';
import { Button } from '#ui/buttons/button';
import { ErrorSummary } from '#ui/form/error-summary';
import { Form } from '#ui/form/form';
import { formErrors } from '#ui/form/form-errors';
import { useForm } from '#ui/form/use-form';
import { Card } from '#ui/layout/card';
import { TwoColumns } from '#ui/layout/two-columns';
import { usePageTitle } from '#ui/use-page-title';
import { CreateProfileOpening } from './create-profile-opening.tsx';
import { knownProfile } from './known-profile.ts';

/** The sign-up form without e-mail and passwords, filled with what is known. */
export function CreateProfilePage() {
  usePageTitle(m.profile_heading());
  const { user, document, documentChanged } = useSession();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const canPay = useServiceFacts()?.payments.is !== 'off';
  const [chosen, setPlan] = useState<Plan>('free');
  const plan = canPay ? chosen : 'free';
  const isFirstTime = document === null;
  const form = useForm(CarerProfile, knownProfile(user, document), ({ dob }) =>
    isInTheFuture(dob, new Date()) ? { dob: 'in-the-future' } : {},
  );
  const submit = form.submit(async (profile) => {
    if (isBusy || !user) return;
    setIsBusy(true);
    const options = { params: { uid: user.uid }, timeoutMs: identityTimeoutMs() };
    const answer = await call(mergeUserContract, profile, options);
    setIsBusy(false);
    if (!answer.ok) return form.refuse(refusalWords(answer.refusal));
    documentChanged(answer.value);
    const isPaidFor = !isFirstTime || plan === 'free';
    void navigate(isPaidFor ? (lastVisitedPage() ?? '/form') : pathAfterPlan(plan), { replace: true });
  });
  const { values, issues, set } = form;
  return (
    <CreateProfileOpening>
      <Card as="div">
        <Form onSubmit={submit}>
          <ErrorSummary attempt={form.attempt} errors={formErrors(carerWords(issues), form.refusal)} />
          <CreatorField values={values} issues={issues} set={set} />
          <TwoColumns>
            <FirstNameField values={values} issues={issues} set={set} />
            <LastNameField values={values} issues={issues} set={set} />
            <DobField values={values} issues={issues} set={set} />
          </TwoColumns>
          {isFirstTime && <PlanField plan={plan} onChange={setPlan} canPay={canPay} />}
          <Button type="submit" isBusy={isBusy} busyText={m.profile_busy()}>
            {m.profile_button()}
          </Button>
        </Form>
      </Card>
    </CreateProfileOpening>
  );
}
