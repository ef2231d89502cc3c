// The hard moments of daily life that carers name, each as a chain: before, first signs, what to do, afterwards.
import { adultLife } from './adult-life.ts';
import { careAndTouch } from './care-and-touch.ts';
import { changeAndEndings } from './change-and-endings.ts';
import { demandsAndSchool } from './demands-and-school.ts';
import { feelingsAndBody } from './feelings-and-body.ts';
import { foodAndHome } from './food-and-home.ts';
import { medicalSafety } from './medical-safety.ts';
import { soundAndLight } from './sound-and-light.ts';

export const situations = [
  ...soundAndLight,
  ...changeAndEndings,
  ...careAndTouch,
  ...demandsAndSchool,
  ...feelingsAndBody,
  ...foodAndHome,
  ...adultLife,
  ...medicalSafety,
];
