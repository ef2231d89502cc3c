import { scene } from '../scene.ts';

/** For a topic nobody wrote a scene for: honest about what can be known, and no more. The line itself is the topic. */
export const newThing = scene({
  title: 'Something New for Me',
  topic: 'something new',
  types: ['General', 'Scenario'],
  at: ['Home', 'School', 'Community'],
  words: 'something new',
  tells: `
    i12 d This may be new to me, or I may know some of it.
    i3 d This may be new to me.
    b12 d When something is new, many people like to know what will happen.
    b12 d [home] A good place to talk about it is at home, at the table.
    b12 d [school] A good place to talk about it is at school, in class.
    b12 d [community] It may be in a place with people, such as a park.
    b3 d [home] It may be at home.
    b3 d [school] It may be at school.
    b3 d [community] It may be in the park.
    s12 d I look at a photo or a list with {helper}.
    s12 d I look on for as long as I want.
    s12 d I join in when I feel ready.
    s3 d I look at a photo.
    s3 d I look on for a while.
    b12 d Knowing the plan helps my body feel calm.
    b3 d A plan helps me feel calm.
    b12 p I may like one part, and another part may feel hard.
    b12 a It is okay if one part feels hard.
    b3 a It may feel hard, and that is okay.
    b12 t {Helper} will tell me what comes first and what comes next.
    b3 t {Helper} will tell me more.
    b123 c I can {say:question}.
    e12 d Something new gets easier to know with time.
    e3 d Now I know something new.
  `,
});

/** The same for something the carer told as a fact: "The lift is broken". */
export const newFact = scene({
  title: 'Something Has Changed',
  topic: 'a change',
  types: ['General', 'Scenario'],
  at: ['Home', 'School', 'Community'],
  words: 'something has changed',
  tells: `
    i12 d This may be new to me, or I may know some of it.
    i3 d This may be new to me.
    b12 d When something changes, many people like to know what happens next.
    b12 d [home] A good place to talk about it is at home, at the table.
    b12 d [school] A good place to talk about it is at school, in class.
    b12 d [community] I may think about it in the shop or in the park.
    b3 d [home] I may talk about it at home.
    b3 d [school] I may talk about it at school.
    b3 d [community] I may think of it in the park.
    s12 d I ask what is different now.
    s12 d I look at the plan for the day.
    s12 d I look for what stays the same.
    s3 d I ask what is new.
    s3 d I look at the plan.
    b12 d Knowing the plan helps my body feel calm.
    b3 d A plan helps me feel calm.
    b12 p Some parts may feel strange for a while.
    b12 a It is okay if a part feels hard.
    b3 a It may feel hard, and that is okay.
    b12 t {Helper} will tell me what comes next.
    b3 t {Helper} will tell me more.
    b123 c I can {say:question}.
    e12 d When something has changed, there is usually a plan.
    e3 d Something changed, and I have a plan.
  `,
});
