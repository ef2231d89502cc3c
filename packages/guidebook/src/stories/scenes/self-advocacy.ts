import { type Scene, scene } from '../scene.ts';

// Saying what I need.
const types = ['Self-Advocacy', 'General'] as const;
const at = ['Home', 'School', 'Community'] as const;

export const selfAdvocacyScenes: readonly Scene[] = [
  scene({
    title: 'Asking for Help',
    isGeneral: true,
    topic: 'asking for help',
    types: ['Self-Advocacy', 'General', 'Social Skills'],
    at,
    words: 'ask for help, asking for help, help, need help',
    tells: `
      i12 d Sometimes I need help {place}, and there are ways to ask for help.
      i3 d I may need help {place}.
      b12 d People can't see inside my head.
      b12 d Asking helps people know what I need.
      b3 d Asking helps people know.
      b12 p Many people like to help when someone asks.
      s12 d I stop and ~think about what I need.
      s12 d I find a person I know.
      s12 d I ask in my own way.
      s3 d I find someone.
      s3 d I ask in my way.
      b12 d The person may help now or tell me when.
      b12 t {Helper} will listen and help me.
      b3 t {Helper} will help me.
      b12 a It is always okay to ask for help.
      b3 a It is okay to ask.
      b123 c I can {say:help}.
      e12 d Asking for help is my choice, and it is a good choice.
      e3 d I ask, and help comes.
    `,
  }),
  scene({
    title: 'Asking for a Break',
    isGeneral: true,
    topic: 'asking for a break',
    types: ['Self-Advocacy', 'Coping Strategies', 'Emotional Regulation'],
    at,
    words: 'break, ask for a break, asking for a break, needs a break, rest, breaks',
    tells: `
      i12 d Sometimes my body needs a break {place}, and I can ask for one.
      i3 d My body may need a break {place}.
      b12 d My ears may feel full, or my legs may want to move.
      b3 d My body may feel full.
      b12 d A break helps my body feel calm, so I can go on later.
      s12 d I notice what my body needs.
      s12 d I ask for a break in my way.
      s12 d I go to a quiet place, and later I come back.
      s3 d I ask for a break.
      s3 d I go to a quiet place.
      b12 d Some breaks are for rest, and some are for moving.
      b3 d A break helps me feel calm.
      b12 t {Helper} will show me where to take my break.
      b3 t {Helper} will show me where.
      b12 a It is okay to ask for a break before it is too much.
      b3 a It is okay to need a break.
      b123 c I can {say:break}.
      e12 d After my break, I choose when I am ready.
      e3 d My break helps me.
    `,
  }),
  scene({
    title: 'Saying No',
    topic: 'saying no',
    types,
    at,
    words: 'say no, saying no, refuse, consent, no thank you, boundaries',
    tells: `
      i12 d Saying "no" is sometimes right for me {place}.
      i3 d Saying "no" may be right {place}.
      b12 d "No" can be a word, a sign or a card.
      b12 d Saying it helps people know what is right for me.
      b3 d A "no" helps people know.
      b12 p The other person may feel surprised, and that passes.
      s12 d I listen to the question.
      s12 d I think about what my body wants.
      s12 d I give my answer in my way.
      s3 d I hear the question.
      s3 d I give my answer.
      b1 d Some things, like a seat belt, are for safety, and {helper} can tell me why.
      b12 t {Helper} will listen when I say "no".
      b3 t {Helper} will listen to me.
      b12 a It is okay to say "no" to a hug or a game.
      b3 a It is okay to say "no".
      b123 c I can {say:no}.
      b12? d I can ask for time if I need to choose later.
      e12 d Saying "no" is one way to take care of my body.
      e3 d Saying "no" is my choice.
    `,
  }),
  scene({
    title: 'Telling That Something Hurts',
    topic: 'telling that something hurts',
    types,
    at,
    words: 'pain, hurts, something hurts, tell pain, stomach, ear ache, toothache, telling+pain',
    tells: `
      i12 d Sometimes a part of my body hurts {place}.
      i3 d Something may hurt {place}.
      b12 d It may be hard for others to see what hurts.
      b12 d Telling helps people find out what my body needs.
      b3 d Telling helps people help me.
      b12 p A hurt may feel sharp, hot, tight or full.
      s12 d I notice where it hurts.
      s12 d I point to the part or ~show it on a picture.
      s12 d I tell how big it is: small, middle or big.
      s3 d I notice where it hurts.
      s3 d I show the place.
      b12 t {Helper} will help me and may ask a doctor.
      b3 t {Helper} will help me.
      b12 a It is okay to tell about small hurts, too.
      b3 a It is okay to tell.
      b12 c I can {say:hurt}.
      b3 c I can {say:hurt}.
      e12 d When something hurts, telling is a way to get help.
      e3 d It hurts, and I tell someone.
    `,
  }),
  scene({
    title: 'Making a Choice',
    isGeneral: true,
    topic: 'making a choice',
    types,
    at,
    words: 'choice, choices, choosing, making a choice, decide, deciding',
    tells: `
      i12 d There are many choices in a day {place}.
      i3 d I make a choice {place}.
      b12 d A choice means that I pick one of two or more things.
      b12 d My choice helps people know what I like.
      b3 d A choice helps people know me.
      b12 p Too many things may make it hard to choose.
      s12 d I look at two things.
      s12 d I think about what I want.
      s12 d I point to one, ~take it or ~tell it.
      s3 d I look at two things.
      s3 d I choose one.
      b12 d Sometimes a choice can be changed later, and sometimes it stays.
      b12 t {Helper} can show me two things at a time.
      b3 t {Helper} can show me two.
      b12 a It is okay to need time to choose.
      b3 a I may need time, and that is okay.
      b12 c I can {say:more time}.
      b3 c I can {say:more time}.
      b12? d I can ask for help when I need it.
      e12 d Making a choice is a way to tell people who I am.
      e3 d Then I make my choice.
    `,
  }),
  scene({
    title: 'When I Need More Time',
    isGeneral: true,
    topic: 'needing more time',
    types,
    at,
    words: 'more time, processing, rushed, hurry, rushing',
    tells: `
      i12 d Sometimes things go fast {place}, and I need more time.
      i3 d I may need more time {place}.
      b12 d My brain takes in many details, and that takes time.
      b12 d Time helps me understand and answer well.
      b3 d Time helps me think.
      b12 p Other people may not know that I am still thinking.
      s12 d I notice that it is too fast for me.
      s12 d I ask for more time.
      s12 d I answer or ~start when I am ready.
      s3 d I ask for time.
      s3 d I start when I am ready.
      b12 t {Helper} will wait and give me time.
      b3 t {Helper} will wait for me.
      b12 a It is okay to be slow.
      b3 a It is okay to go slow.
      b12 c I can {say:more time}.
      b3 c I can {say:more time}.
      e12 d When I need more time, I can tell people.
      e3 d I tell people that I need time.
    `,
  }),
  scene({
    title: 'Asking to Hear It Again',
    topic: 'asking to hear it again',
    types,
    at,
    words: 'understand, confused, confusing, unclear, instructions, does not understand',
    tells: `
      i12 d Sometimes I want to hear something again {place}.
      i3 d I want to hear it again {place}.
      b12 d People may talk fast or use words with two meanings.
      b12 d Asking helps people say it in another way.
      b3 d Telling helps people say it again.
      b12 p Many people need to hear something twice.
      s12 d I stop and ~notice what is unclear.
      s12 d I ask to hear it again or to see a picture.
      s12 d I try when it is clear.
      s3 d I stop.
      s3 d I ask to see it.
      b12 t {Helper} can show me with a picture or a list.
      b3 t {Helper} can show me.
      b12 a It is okay to ask again.
      b3 a It is okay to ask again.
      b12 c I can {say:again}.
      b3 c I can {say:again}.
      e12 d Asking to hear it again is a good choice.
      e3 d I ask, and I hear it again.
    `,
  }),
  scene({
    title: 'When Lights or Sounds Are Too Much',
    topic: 'lights and sounds that are too much',
    types: ['Self-Advocacy', 'Coping Strategies'],
    at,
    words: 'bright lights, too bright, sensory, strong smells, too loud, sounds',
    tells: `
      i12 d Some lights and sounds {place} may be too much for me.
      i3 d Sounds may be too much {place}.
      b12 d My senses are strong, and this is how my body is made.
      b12 p Other people may not notice the same light or sound.
      b3 p Others may not notice.
      s12 d I notice what is too much.
      s12 d I tell or ~show it.
      s12 d I put on what helps, or I move to another place.
      s3 d I notice it.
      s3 d I move to a quiet place.
      b12 d Less light and less noise help my body feel calm.
      b3 d Quiet helps me feel calm.
      b12 t {Helper} can help me change the light or the place.
      b3 t {Helper} can help me.
      b12 a It is okay to ask for less light or less noise.
      b3 a It is okay to ask.
      b12 c I can try my ear defenders or {say:break}.
      b3 c I can {say:break}.
      e12 d When lights and sounds are too much, I can tell what I need.
      e3 d I tell when sounds are too much.
    `,
  }),
  scene({
    title: 'Time Alone',
    isGeneral: true,
    topic: 'time alone',
    types: ['Self-Advocacy', 'Emotional Regulation', 'Coping Strategies'],
    at,
    words: 'time alone, be alone, own space, needs space, left alone, quiet time',
    tells: `
      i12 d Sometimes I need time alone {place}.
      i3 d I may need time alone {place}.
      b12 d Being with people often takes a lot of energy.
      b12 d Time alone helps my body rest and feel calm.
      b3 d Time alone helps me feel calm.
      b12 p Other people may think that I am cross, and I may just need quiet.
      s12 d I notice that I need a rest.
      s12 d I tell people that I need time.
      s12 d I go to a quiet place that {adult} knows.
      s3 d I tell someone.
      s3 d I go to a quiet place.
      b12 t {Helper} will tell others that I need a break.
      b3 t {Helper} will tell the others.
      b12 a It is okay to want to be alone.
      b3 a It is okay to be alone.
      b12 c I can {say:break}.
      b3 c I can {say:break}.
      e12 d After time alone, I choose when to come back.
      e3 d Time alone is my break.
    `,
  }),
  scene({
    title: 'My Allergy',
    topic: 'my allergy',
    isNamedOnly: true,
    types: ['Self-Advocacy', 'General', 'Scenario'],
    at: ['Home', 'School', 'Community'],
    words:
      'allergy, allergies, allergic, nut allergy, peanut allergy, milk allergy, food allergy, my allergy, epipen, allergy+teacher, allergic+food',
    tells: `
      i12 d Some foods can make me ill, and this is called an allergy.
      i3 d I have an allergy.
      b12 d Many people have an allergy.
      b12 d I can't always see what is in a food.
      b3 d Some food makes me ill.
      b12 p Other food may look good to me.
      b3 p Food may look good.
      s12 d First, I look at who gives me the food.
      s12 d Then I show it to an adult who knows my allergy.
      s12 d I eat it when the adult says that it is safe.
      s3 d I show the food to {helper}.
      s3 d I eat my own food.
      b12 d Asking first helps keep my body safe.
      b3 d Asking helps keep me safe.
      b12 t {Helper} will read what is in the food.
      b3 t {Helper} will look at the food.
      b12 a It is okay to say no to food.
      b3 a It is okay to say no.
      b12 c I can {say:help}.
      b3 c I can {say:help}.
      e12 d People who know about my allergy can help me eat safely.
      e3 d People help me with my allergy.
    `,
  }),
];
