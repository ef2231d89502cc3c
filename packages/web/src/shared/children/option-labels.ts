// The words for every option of the form. What is stored and sent are the ids of the domain.
import {
  carePlanTypes,
  communications,
  diagnosisTypes,
  dietRestrictions,
  genders,
  importantRoles,
  preferredCommunications,
  sensorySensitivities,
} from '@calmbridge/domain/child/options';
import { m } from '#paraglide/messages';
import { accountCreatorLabels } from '#shared/carer/account-creator-options';
import type { Option } from '#ui/fields/select-field';

export const roleOptions = () => labelled(importantRoles, accountCreatorLabels);

export const genderOptions = () =>
  labelled(genders, { Male: m.form_gender_male, Female: m.form_gender_female, Other: m.form_gender_other });

export const diagnosisOptions = () =>
  labelled(diagnosisTypes, {
    'ASD Level 1': m.form_type_1,
    'ASD Level 2': m.form_type_2,
    'ASD Level 3': m.form_type_3,
    Other: m.form_type_other,
  });

export const communicationOptions = () =>
  labelled(communications, {
    Verbal: m.form_speech_verbal,
    'Limited Verbal': m.form_speech_limited,
    'Non-Verbal': m.form_speech_non,
    'Uses Assistive Devices': m.form_speech_devices,
  });

export const preferredOptions = () =>
  labelled(preferredCommunications, {
    Speech: m.form_prefers_speech,
    'AAC Device': m.form_prefers_aac,
    Gestures: m.form_prefers_gestures,
    'Sign Language': m.form_prefers_sign,
    Other: m.form_prefers_other,
  });

export const sensoryOptions = () =>
  labelled(sensorySensitivities, {
    Light: m.form_sense_light,
    Sound: m.form_sense_sound,
    Textures: m.form_sense_textures,
    Crowds: m.form_sense_crowds,
    Smell: m.form_sense_smell,
    Temperature: m.form_sense_temperature,
    Taste: m.form_sense_taste,
    Touch: m.form_sense_touch,
    None: m.form_sense_none,
  });

export const dietOptions = () =>
  labelled(dietRestrictions, {
    'Gluten-Free': m.form_diet_gluten,
    'Dairy-Free': m.form_diet_dairy,
    'No Peanuts': m.form_diet_peanuts,
    'No Tree Nuts': m.form_diet_tree_nuts,
    'No Soy': m.form_diet_soy,
    'No Eggs': m.form_diet_eggs,
    'No Shellfish': m.form_diet_shellfish,
    'No Artificial Colors/Flavors': m.form_diet_artificial,
    'Low Sugar': m.form_diet_sugar,
    'No Red Meat': m.form_diet_red_meat,
    Vegetarian: m.form_diet_vegetarian,
    Vegan: m.form_diet_vegan,
    Ketogenic: m.form_diet_ketogenic,
    'Low FODMAP': m.form_diet_fodmap,
    Halal: m.form_diet_halal,
    Kosher: m.form_diet_kosher,
    'NKA (No Known Allergies)': m.form_diet_nka,
    Other: m.form_diet_other,
  });

export const carePlanOptions = () =>
  labelled(carePlanTypes, {
    customizedCarePlans: m.form_plan_customized,
    educationalSupport: m.form_plan_educational,
    behavioralSensoryManagement: m.form_plan_behavioral,
    safetyEmergencyPlanning: m.form_plan_safety,
    strengthBasedActivities: m.form_plan_strengths,
    dietFocusedCarePlan: m.form_plan_diet,
  });

const labelled = <Value extends string>(
  values: readonly Value[],
  words: Record<Value, () => string>,
): Option<Value>[] => values.map((value) => ({ value, label: words[value]() }));
