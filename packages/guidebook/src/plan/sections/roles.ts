// Who does what: an action of its own for each chosen role. Who meets which hard moment is the family's to say.
import { isSure } from '../hard-moments.ts';
import { asNoun } from '../phrases.ts';
import { asksOfPlan } from '../reading/asked/requests.ts';
import { roleFor } from '../role-for.ts';
import { labelled, type Section, type Voice } from '../voice.ts';

export const notAtSchool = new Set([
  'alone-in-room',
  'leaving-playground',
  'screen-ending',
  'bedtime',
  'morning',
  'supermarket',
  'homework',
  'siblings',
  'siblings-things',
  'vacuum',
  'hair-wash',
  'clothes',
  'dressing',
  'bath',
  'chores',
  'moving-house',
  'household-machines',
  'phone-ringing',
  'eating-out',
  'car',
  'visitors',
  'new-baby',
  'early-waking',
  'shower',
  'celebrations',
]);

/** Nobody is given a task who is no longer there. */
const hasEnded =
  /\btherap\p{L}*\b[^.;]{0,40}\b(?:ended|stopped|finished|left|no longer|discharged|ran out)\b/iu;

export function rolesSection(voice: Voice): Section {
  const { child } = voice;
  const sure = [...child.triggers, ...child.challenges].filter(isSure);
  const hasTable = child.triggers.some(isSure);
  // A line that speaks of a table or a chart stands only where the plan has one.
  const isInPlan = (act: string) =>
    (hasTable || !act.includes('trigger table')) &&
    ((sure.length > 0 && !asksOfPlan(child.profile)) || !act.includes('each goal'));
  const trigger = sure[0] ? asNoun(sure[0]) : 'the hardest hour';
  return {
    title: 'Roles: who does what',
    isAddOn: true,
    mayLose: false,
    lines: child.profile.importantRoles.map((role) => {
      const { name, acts, by } = roleFor(child, role);
      voice.cite(...by);
      if (role === 'behavioralTherapists' && hasEnded.test(child.profile.socialSupports))
        return labelled(
          name,
          voice.fill(
            'role-ended',
            'you write that it ended. Who takes it up, if {name} wants that, and who asks in writing? ____',
          ),
        );
      return labelled(
        name,
        voice.line(`role-${role}`, acts.filter(isInPlan), {
          trigger: trigger === 'this' ? 'the hardest moment' : trigger,
        }),
      );
    }),
  };
}
