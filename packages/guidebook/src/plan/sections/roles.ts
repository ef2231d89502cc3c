// Who does what: each chosen role gets actions of its own, one of them about this child's own hard moment.
import { roleActions } from '#library/roles';
import { chainOf } from '../hard-moments.ts';
import { asNoun, labelOf, situationName } from '../phrases.ts';
import { labelled, type Section, type Voice } from '../voice.ts';

export function rolesSection(voice: Voice): Section {
  const { child } = voice;
  const moments = [...child.challenges, ...child.triggers];
  return {
    title: 'Roles: who does what',
    lines: child.profile.importantRoles.map((role, index) => {
      const { name, acts, by } = roleActions[role];
      voice.cite(...by);
      const moment = moments[index % Math.max(1, moments.length)];
      const trigger = moment ? asNoun(moment) : 'the hardest hour';
      const own = moment
        ? `${voice.line(`role-own-${role}`, ['Take on', 'Lead on', 'Be the one for', 'Own'])} ${lowerFirst(labelOf(moment, situationName(moment)))}: ${chainOf(voice, moment, `role${index}`).before}`
        : '';
      return labelled(
        name,
        ...voice.some(`role-${role}`, acts, own === '' ? 3 : 2, {
          trigger: trigger === 'this' ? 'the hardest moment' : trigger,
        }),
        own,
      );
    }),
  };
}

const lowerFirst = (text: string): string =>
  /^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
