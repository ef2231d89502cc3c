// Basic information, diagnosis, communication: what is written or picked from a list.
import { disagreeingAge } from '@calmbridge/domain/child/age';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { m } from '#paraglide/messages';
import {
  communicationOptions,
  diagnosisOptions,
  genderOptions,
  preferredOptions,
} from '#shared/children/option-labels';
import { Button } from '#ui/buttons/button';
import { DateField } from '#ui/fields/date-field';
import { SelectField } from '#ui/fields/select-field';
import { TextField } from '#ui/fields/text-field';
import { Notice } from '#ui/layout/notice';
import { LimitedText } from './limited-text.tsx';
import { type Field, fieldId, fieldLabels, type SectionForm } from './profile-words.ts';
import styles from './section-card.module.css';
import { SectionCard, type SectionState } from './section-card.tsx';

type Props = { form: SectionForm; state: SectionState };

export function BasicSection({ form, state, today }: Props & { today: string }) {
  const { values, errors, set } = form;
  const byDob = disagreeingAge(values, today);
  const name = values.name.trim();
  return (
    <SectionCard section="basic" state={state}>
      <div className={styles.basic}>
        <LimitedText form={form} name="name" isLine />
        <TextField
          id={fieldId('age')}
          label={fieldLabels.age()}
          error={errors.age}
          inputMode="numeric"
          autoComplete="off"
          value={values.age}
          onChange={(age) => set('age', age)}
        />
        <Choice form={form} name="gender" options={genderOptions()} />
        {byDob !== null && (
          <Notice>
            <div className={styles.tell}>
              {name === ''
                ? m.form_age_disagrees_unnamed({ age: byDob })
                : m.form_age_disagrees({ name, age: byDob })}
              <Button look="quiet" isSmall onClick={() => set('age', String(byDob))}>
                {m.form_age_use({ age: byDob })}
              </Button>
            </div>
          </Notice>
        )}
      </div>
    </SectionCard>
  );
}

export function DiagnosisSection({ form, state, today }: Props & { today: string }) {
  const { values, errors, set } = form;
  const isBeforeBirth = values.dob !== '' && values.diagnosisDate !== '' && values.diagnosisDate < values.dob;
  return (
    <SectionCard section="diagnosis" state={state}>
      <div className={styles.pair}>
        <Choice form={form} name="diagnosisType" options={diagnosisOptions()} />
        <DateField
          id={fieldId('diagnosisDate')}
          label={fieldLabels.diagnosisDate()}
          help={isBeforeBirth ? m.form_diagnosis_before_birth() : ''}
          error={errors.diagnosisDate}
          max={today}
          value={values.diagnosisDate}
          onChange={(day) => set('diagnosisDate', day)}
        />
      </div>
    </SectionCard>
  );
}

export function CommunicationSection({ form, state }: Props) {
  return (
    <SectionCard section="communication" state={state}>
      <div className={styles.pair}>
        <Choice form={form} name="communication" options={communicationOptions()} />
        <Choice form={form} name="preferredCommunication" options={preferredOptions()} />
      </div>
    </SectionCard>
  );
}

type ChoiceName = Extract<Field, 'gender' | 'diagnosisType' | 'communication' | 'preferredCommunication'>;

function Choice<Name extends ChoiceName>({
  form: { values, set },
  name,
  options,
}: {
  form: SectionForm;
  name: Name;
  options: readonly { value: string; label: string }[];
}) {
  return (
    <SelectField
      id={fieldId(name)}
      label={fieldLabels[name]()}
      emptyLabel={m.form_unsaid()}
      options={options}
      value={values[name]}
      // The list offers nothing but the field's own options.
      onChange={(value) => set(name, value as ChildProfile[Name])}
    />
  );
}
