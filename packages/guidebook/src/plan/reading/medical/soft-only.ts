// What a child may eat at all, where only soft food goes down.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { tellsOfChewing } from '../told-rules.ts';

/** Nothing hard, raw or lumpy, whoever says so. */
export const isSoftOnly = ({ eatingHabits, notes, safetyRisks, challenges }: ChildProfile): boolean =>
  [eatingHabits, notes, safetyRisks, challenges].some((text) => softOnly.test(text) || tellsOfChewing(text));

export const tellsSoftOnly = (said: string): boolean => softOnly.test(said);

const softOnly =
  /\b(?:soft (?:foods?|diet|things|textures?|meals?)(?: only|,? nothing)|only (?:eats? |has |takes )?(?:soft|pur[eé]ed?|mashed|smooth|blended)|no (?:hard|crunchy|raw|lumpy|chewy)(?: (?:foods?|things|veg\w*))?|pur[eé]es? only|nothing (?:hard|crunchy|raw|lumpy|chewy)|(?:everything|all (?:foods?|meals)) (?:is |are |must be )?(?:mashed|blended|pur[eé]ed|soft)|no lumps)\b/i;
