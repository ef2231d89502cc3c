import { type FormEvent, useState } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { ChipGroup } from '#ui/fields/chip-group';
import { SelectField } from '#ui/fields/select-field';
import { TextAreaField } from '#ui/fields/text-area-field';
import { Form } from '#ui/form/form';

const choices = (labels: readonly (() => string)[]) =>
  labels.map((label) => ({ value: label(), label: label() }));

const diets = [
  m.hub_diet_vegetarian,
  m.hub_diet_vegan,
  m.hub_diet_gluten_free,
  m.hub_diet_dairy_free,
  m.hub_diet_halal,
  m.hub_diet_kosher,
];
const allergens = [
  m.hub_allergy_peanuts,
  m.hub_allergy_tree_nuts,
  m.hub_allergy_milk,
  m.hub_allergy_eggs,
  m.hub_allergy_soy,
  m.hub_allergy_wheat,
  m.hub_allergy_fish,
  m.hub_allergy_shellfish,
];
const senses = [m.hub_sense_quiet, m.hub_sense_movement, m.hub_sense_pressure, m.hub_sense_music];
const levels = [m.hub_level_preschool, m.hub_level_primary, m.hub_level_secondary, m.hub_level_home];

export function HubForm({ isBusy, onSubmit }: { isBusy: boolean; onSubmit: () => void }) {
  const [diet, setDiet] = useState('');
  const [allergies, setAllergies] = useState<string[]>([]);
  const [sense, setSense] = useState('');
  const [level, setLevel] = useState('');
  const [schedule, setSchedule] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  const noPreference = m.hub_no_preference();
  return (
    <Form onSubmit={submit}>
      <SelectField
        id="hub-diet"
        label={m.hub_diet()}
        emptyLabel={noPreference}
        options={choices(diets)}
        value={diet}
        onChange={setDiet}
      />
      <ChipGroup
        id="hub-allergies"
        legend={m.hub_allergies()}
        help={m.hub_allergies_help()}
        options={choices(allergens)}
        chosen={allergies}
        onChange={setAllergies}
      />
      <SelectField
        id="hub-sense"
        label={m.hub_sense()}
        emptyLabel={noPreference}
        options={choices(senses)}
        value={sense}
        onChange={setSense}
      />
      <SelectField
        id="hub-level"
        label={m.hub_level()}
        emptyLabel={m.hub_level_unsaid()}
        options={choices(levels)}
        value={level}
        onChange={setLevel}
      />
      <TextAreaField
        id="hub-schedule"
        label={m.hub_schedule()}
        help={m.hub_schedule_help()}
        maxLength={500}
        value={schedule}
        onChange={setSchedule}
      />
      <Button type="submit" isWide isBusy={isBusy} busyText={m.hub_busy()}>
        {m.hub_submit()}
      </Button>
    </Form>
  );
}
