import { CarerProfile, isInTheFuture } from '@calmbridge/domain/users/carer-profile';
import type { UserDocument } from '@calmbridge/domain/users/me';
import { mergeUserContract } from '@calmbridge/domain/users/user-document';
import { useState } from 'react';
import { call } from '#api/call';
import { identityTimeoutMs } from '#api/identity-timeout';
import { refusalWords } from '#api/refusal-words';
import { useSession } from '#api/session';
import { m } from '#paraglide/messages';
import {
  CreatorField,
  carerWords,
  DobField,
  FirstNameField,
  LastNameField,
} from '#shared/carer/carer-fields';
import { Button } from '#ui/buttons/button';
import { ErrorSummary } from '#ui/form/error-summary';
import { Form } from '#ui/form/form';
import { formErrors } from '#ui/form/form-errors';
import { useForm } from '#ui/form/use-form';
import styles from './buttons.module.css';

export function ProfileForm({
  uid,
  document: { accountCreator, firstName, lastName, dob },
  onSaved,
  onCancel,
}: {
  uid: string;
  document: UserDocument;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const { documentChanged, refresh } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm(CarerProfile, { accountCreator, firstName, lastName, dob }, (values) =>
    isInTheFuture(values.dob, new Date()) ? { dob: 'in-the-future' } : {},
  );
  const save = form.submit(async (profile) => {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await call(mergeUserContract, profile, {
      params: { uid },
      timeoutMs: identityTimeoutMs(),
    });
    setIsBusy(false);
    if (!answer.ok) return form.refuse(refusalWords(answer.refusal));
    documentChanged(answer.value);
    onSaved();
    // The display name in the header follows the names.
    await refresh();
  });
  const { values, issues, set } = form;
  return (
    <Form onSubmit={save}>
      <ErrorSummary attempt={form.attempt} errors={formErrors(carerWords(issues), form.refusal)} />
      <FirstNameField values={values} issues={issues} set={set} />
      <LastNameField values={values} issues={issues} set={set} />
      <DobField values={values} issues={issues} set={set} />
      <CreatorField values={values} issues={issues} set={set} />
      <div className={styles.pair}>
        <Button type="submit" isBusy={isBusy} busyText={m.profile_busy()}>
          {m.profile_button()}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      </div>
    </Form>
  );
}
