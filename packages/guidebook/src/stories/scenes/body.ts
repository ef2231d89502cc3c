import { type Scene, scene } from '../scene.ts';

// Care of the body, and food.
const at = ['Home'] as const;

export const bodyScenes: readonly Scene[] = [
  scene({
    title: 'Cutting My Nails',
    topic: 'cutting my nails',
    types: ['Routine', 'Scenario', 'General'],
    at,
    words: 'nails, nail clipping, fingernails, toenails, nail cutting, clippers+nails',
    tells: `
      i12 d My nails grow, so they are usually cut once a week at home.
      i3 d My nails are cut at home.
      b12 d Nails have no feeling at the tip, so cutting there does not hurt.
      b12 d Short nails keep my skin from scratches, and that helps me stay safe.
      b3 d Short nails help my skin.
      b12 p [sound] The clippers make a small click.
      b12 p [touch] I may feel a soft pull on my finger.
      s12 d I wash my hands in warm water.
      s12 d One nail is cut, and then the next.
      s12 d There is a short break after each hand.
      s3 d One nail is cut.
      s3 d Then there is a break.
      b12 t {Helper} will count the nails with me.
      b3 t {Helper} will count with me.
      b12 a It is okay to do only some nails today.
      b3 a It is okay to do one hand.
      b123 c I can {say:stop}.
      e12 d Now my nails are short, and cutting is done.
      e3 d Then my nails are done.
    `,
  }),
  scene({
    title: 'Trying a New Food',
    topic: 'trying a new food',
    types: ['Scenario', 'General', 'Routine'],
    at: ['Home', 'School'],
    words:
      'new food, new foods, trying new foods, picky, vegetables, taste, try+food, fussy, pizza, cheese, broccoli, fruit, soup, snack, try+eat, mixed textures',
    tells: `
      i12 d Sometimes there is a new food on the table {place}.
      i3 d There may be a new food {place}.
      b12 d Different foods help the body in different ways.
      b3 d Food helps me grow.
      b12 p New smells and textures may feel strange at first.
      b12? d Many people look at a food many times before they taste it.
      s12 d I look at the food.
      s12 d I may touch it or smell it.
      s12 d If I want, I put a small bit on my tongue.
      s3 d I look at the food.
      s3 d I may smell it.
      b12 d My own food is there, too.
      b12 t {Helper} will tell me what it is.
      b3 t {Helper} will tell me what it is.
      b12 a It is okay to stop at any step.
      b3 a I may just look, and that is okay.
      b123 c I can {say:no}.
      e12 d On another day, the new food may be there again.
      e3 d Now I know the new food.
    `,
  }),
  scene({
    title: 'Losing a Tooth',
    topic: 'losing a tooth',
    types: ['Scenario', 'General'],
    at: ['Home', 'School'],
    ages: 'young',
    words: 'lose tooth, loose tooth, wobbly tooth, tooth fairy, tooth+fell, losing a tooth, wobbly',
    tells: `
      i12 d Children have small teeth that fall out one by one, and I may lose a tooth soon.
      i12 d It may happen {place}.
      i3 d I may lose a tooth {place}.
      b12 d A new, bigger tooth grows from below and makes room.
      b12 d Big teeth help people eat when they grow up.
      b3 d A big tooth helps me eat.
      b12 p A loose tooth may feel strange when I eat.
      s12 d The tooth gets loose and moves.
      s12 d After some days it comes out.
      s12 d There may be a little blood, and then it stops.
      s3 d The tooth moves.
      s3 d Then it comes out.
      b12 t {Helper} will help me rinse with water.
      b3 t {Helper} will help me.
      b12 a A little blood is okay.
      b3 a It may bleed a bit, and that is okay.
      b123 c I can {tell}.
      e12 d Later a new tooth grows in the gap.
      e3 d A new tooth will grow.
    `,
  }),
  scene({
    title: 'Clothes That Feel Wrong',
    topic: 'clothes that feel wrong',
    types: ['Coping Strategies', 'Self-Advocacy', 'General', 'Scenario'],
    at: ['Home', 'School'],
    words:
      'labels, tags, itchy, seams, scratchy, labels in clothes, socks feel, uncomfortable clothes, coat, winter coat',
    tells: `
      i12 d Some clothes may feel wrong on my skin {place}.
      i3 d Some clothes feel wrong {place}.
      b12 d A label, a seam or a tight sleeve can be the reason.
      b12 p My skin notices small things, and that is how my body works.
      s12 d I stop and ~think about where it feels wrong.
      s12 d I show the place.
      s12 d The label is cut out, or I choose something soft.
      s3 d I stop and ~feel where it is.
      s3 d I show the place.
      b12 d Soft clothes help my body feel calm.
      b3 d Soft clothes help me feel calm.
      b12 t {Helper} can help me change.
      b3 t {Helper} can help me change.
      b12 a It is okay to ask for other clothes.
      b3 a I may need help, and that is okay.
      b12 c I can try another top or {say:help}.
      b3 c I can {say:help}.
      e12 d When clothes feel wrong, there is often a way to make them better.
      e3 d Soft clothes feel better.
    `,
  }),
];
