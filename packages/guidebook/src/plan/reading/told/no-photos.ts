// A photo that may go round to nobody, in whichever box it was written.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';

/** "No photos of her anywhere please": a child in care may not be found by one. */
export const sharesNoPhotos = (profile: ChildProfile): boolean =>
  typedTexts.some((field) => noPhotos.test(profile[field]));
const noPhotos =
  /\bno (?:photos?|photographs?|pictures?) (?:of (?:him|her|them|\p{Lu}\p{L}+)|(?:may|must|can|to) (?:go|be)|anywhere|online|on (?:social|facebook|the)|(?:to be )?shared)\b|\b(?:photos?|photographs?|pictures?)(?: of (?:him|her|them))? (?:must|may|can|should)(?: not|n['’]?t) (?:be |go )|\b(?:do(?: not|n['’]?t)|never) (?:\p{L}+ ){0,2}(?:photograph|(?:take|share|post|put|use|show|give)(?: \p{L}+){0,2} photos?)\b/iu;
