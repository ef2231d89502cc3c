// Roles, sensory, diet, care plans: choose as many as fit.
import { withNoneAlone } from '@calmbridge/domain/child/choices';
import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { carePlanOptions, dietOptions, roleOptions, sensoryOptions } from '#shared/children/option-labels';
import { ChipGroup } from '#ui/fields/chip-group';
import { FoldedChips } from './folded-chips.tsx';
import { LimitedText } from './limited-text.tsx';
import { fieldId, fieldLabels, type SectionForm } from './profile-words.ts';
import { SectionCard, type SectionState } from './section-card.tsx';

type Props = { form: SectionForm; state: SectionState };

export function RolesSection({
  form: { values, errors, set },
  state,
  banner,
}: Props & { banner: ReactNode }) {
  return (
    <SectionCard section="roles" hint={m.form_roles_hint()} state={state} banner={banner}>
      <ChipGroup
        id={fieldId('importantRoles')}
        legend={fieldLabels.importantRoles()}
        isLegendHidden
        error={errors.importantRoles}
        options={roleOptions()}
        chosen={values.importantRoles}
        onChange={(chosen) => set('importantRoles', chosen)}
      />
    </SectionCard>
  );
}

export function SensorySection({ form, state }: Props) {
  const { values, errors, set } = form;
  const name = values.name.trim();
  return (
    <SectionCard
      section="sensory"
      hint={name === '' ? m.form_sensory_hint_unnamed() : m.form_sensory_hint({ name })}
      state={state}
    >
      <ChipGroup
        id={fieldId('sensorySensitivities')}
        legend={fieldLabels.sensorySensitivities()}
        isLegendHidden
        error={errors.sensorySensitivities}
        options={sensoryOptions()}
        chosen={values.sensorySensitivities}
        onChange={(chosen) => set('sensorySensitivities', withNoneAlone(values.sensorySensitivities, chosen))}
      />
      <LimitedText
        form={form}
        name="comfortItems"
        help={name === '' ? m.form_comfort_help_unnamed() : m.form_comfort_help({ name })}
        isLine
        isCountKept
      />
    </SectionCard>
  );
}

export function DietSection({ form: { values, errors, set }, state }: Props) {
  return (
    <SectionCard section="diet" hint={m.form_diet_hint()} state={state}>
      <FoldedChips
        id={fieldId('dietRestrictions')}
        legend={fieldLabels.dietRestrictions()}
        error={errors.dietRestrictions}
        options={dietOptions()}
        chosen={values.dietRestrictions}
        onChange={(chosen) => set('dietRestrictions', chosen)}
      />
    </SectionCard>
  );
}

export function CarePlansSection({ form: { values, errors, set }, state }: Props) {
  return (
    <SectionCard section="plans" hint={m.form_plans_hint()} state={state}>
      <ChipGroup
        id={fieldId('carePlans')}
        legend={fieldLabels.carePlans()}
        isLegendHidden
        look="tile"
        error={errors.carePlans}
        options={carePlanOptions()}
        chosen={values.carePlans}
        onChange={(chosen) => set('carePlans', chosen)}
      />
    </SectionCard>
  );
}
