import { type Scene, scene } from '../scene.ts';

// Big and small changes in a family's life.
const types = ['Scenario', 'General'] as const;
const anywhere = ['Home', 'School', 'Community'] as const;

export const changeScenes: readonly Scene[] = [
  scene({
    title: 'Moving to a New House',
    topic: 'moving to a new house',
    types,
    at: ['Home', 'Community'],
    words: 'move house, moving, new house, new home, moving house, moving+house, new flat, new room',
    tells: `
      i12 d My family may move to a new house.
      i3 d I move to a new house.
      b12 d People move because of work, school or more room.
      b3 d More room helps my family.
      b12 p A new house may have other sounds and smells.
      b12? d [community] The street, the shop and the park may be new, too.
      s12 d My things go into boxes.
      s12 d A van takes the boxes to the new house.
      s12 d My bed is set up in my room there.
      s3 d My things go in a box.
      s3 d The box goes in the car.
      b12 d My things and my family come with me.
      b12 t {Helper} will show me a photo of the new room.
      b3 t {Helper} will show me my room.
      b12 a It is okay to miss the old house.
      b3 a It is okay to miss my old room.
      b123 c I can {tell}.
      e12 d With time, the new house usually feels like home.
      e3 d The new house is my home.
    `,
  }),
  scene({
    title: 'A New Baby at Home',
    topic: 'a new baby',
    types,
    at: ['Home'],
    words: 'baby, new baby, baby brother, baby sister, newborn, pregnant, sibling+new',
    tells: `
      i12 d There is or will be a new baby at home.
      i3 d A new baby is at home.
      b12 d A baby cries because it has no words yet.
      b12 d Crying helps people know that the baby is hungry, tired or wet.
      b3 d Crying helps to tell what it needs.
      b12 p [sound] The crying may be loud for me.
      s12 d The baby eats and sleeps many times a day.
      s12 d {Helper} feeds or holds the baby.
      s12 d After that there is often time for me.
      s3 d The baby eats.
      s3 d Then the baby sleeps.
      b12 d My room and my things stay mine.
      b12 t {Helper} will sit with me each day, too.
      b3 t {Helper} will sit with me, too.
      b12 a It is okay to want a quiet place.
      b3 a It may be loud, and that is okay.
      b123 c I can {say:too loud}.
      e12 d The new baby grows, and later the baby can play.
      e3 d The new baby will grow.
    `,
  }),
  scene({
    title: 'When Someone Dies',
    isSolemn: true,
    topic: 'when someone dies',
    types: ['General', 'Scenario', 'Emotional Regulation', 'Empathy Building'],
    at: ['Home'],
    words:
      'died, death, dies, die, dead, funeral, passed away, grief, lost grandpa, lost grandma, loss of, lost his grandma, lost her grandma',
    tells: `
      i12 d Sometimes a person in a family dies.
      i3 d Sometimes someone dies.
      b12 d The body stops working, and the person does not come back.
      b3 d The body stops working.
      b12 d It is not because of anything I did or thought.
      b12 p People may feel sad, angry, tired or nothing at all.
      b3 p People may feel sad or tired.
      b12 a All feelings are okay.
      b3 a It is okay to cry.
      s12 d People come together at home or in a quiet place.
      s12 d They talk about the person and look at photos.
      s12 d Some days later, many things in the day are as usual.
      s3 d People come to the house.
      s3 d They look at photos.
      b12? p {Adults} may cry, and crying is one way to show a feeling.
      b12 d Talking or being quiet together helps people feel less alone.
      b3 d Being near people helps me.
      b12 t {Helper} will stay with me and listen.
      b3 t {Helper} will stay with me.
      b123 c I can {say:question}.
      e12 d When someone dies, love and memories can stay.
      e3 d Someone dies, and memories stay.
    `,
  }),
  scene({
    title: 'When a Pet Is Ill',
    isSolemn: true,
    topic: 'a pet that is ill',
    types: ['General', 'Scenario', 'Empathy Building'],
    at: ['Home', 'Community'],
    words: 'dog+sick, cat+sick, dog+ill, cat+ill, pet+sick, pet+ill, vet, hamster, rabbit+ill, pet',
    tells: `
      i12 d Sometimes a pet at home is ill.
      i3 d A pet at home is ill.
      b12 d An ill pet may sleep more, eat less or want to be alone.
      b3 d The pet may sleep a lot.
      b12 d The vet is a doctor for animals and may help the pet.
      b12? d [community] The vet works in a clinic in town.
      s12 d {Helper} calls the vet.
      s12 d The vet looks at the pet.
      s12 d The vet tells the family what may help.
      s3 d The vet looks at the pet.
      s3 d The pet rests.
      b12 d A calm, quiet room helps the pet rest.
      b3 d Quiet helps the pet rest.
      b12 p People often feel sad when a pet is ill.
      b12 a It is okay to feel sad or worried about someone.
      b3 a I may feel sad, and that is okay.
      b12 t {Helper} will tell me what the vet says.
      b3 t {Helper} will tell me more.
      b123 c I can {tell}.
      b12? p A kind touch or a quiet voice may feel good to the pet.
      e12 d When a pet is ill, the family takes care of it.
      e3 d People help the pet.
    `,
  }),
  scene({
    title: 'When a Pet Dies',
    isSolemn: true,
    topic: 'a pet that died',
    types: ['General', 'Scenario', 'Emotional Regulation', 'Empathy Building'],
    at: ['Home'],
    words:
      'pet+died, dog+died, cat+died, hamster+died, rabbit+died, fish+died, pet+dies, put to sleep, pet+dead, dog+dead, cat+dead, loss+pet, loss+dog, loss+cat',
    tells: `
      i12 d Sometimes a pet at home dies.
      i3 d Sometimes a pet dies at home.
      b12 d When a pet dies, its body stops working, and it does not come back.
      b3 d The body stops working.
      b12 d It is not because of anything I did.
      b12 p I may feel sad, tired, angry or nothing at all.
      b3 p I may feel sad or tired.
      b12 a All feelings are okay.
      b3 a It is okay to cry.
      s12 d The family may say goodbye to the pet.
      s12 d I may want to draw a picture or choose a photo.
      s12 d The bowl and the bed of the pet go to another place.
      s3 d I say goodbye.
      s3 d I look at a photo.
      b12 p {Adults} may cry, too, because they miss the pet.
      b12 d Talking about the pet helps people feel less alone.
      b3 d Being near people helps me.
      b12 t {Helper} will stay with me and listen.
      b3 t {Helper} will stay with me.
      b123 c I can {say:question}.
      e12 d When a pet dies, the memories can stay.
      e3 d A pet dies, and memories stay.
    `,
  }),
  scene({
    title: 'Living in Two Homes',
    isSolemn: true,
    topic: 'living in two homes',
    types,
    at: ['Home'],
    words:
      'divorce, separation, two homes, parents separated, parents+separate, divorced, dad moved, mum moved, mom moved, custody, split up',
    tells: `
      i12 d Some {children} have parents who live in two homes.
      i3 d I may live in two homes.
      b12 d Sometimes parents live apart because it is calmer that way.
      b12 d It is not because of anything a child did.
      b3 d Two homes may help it be calm.
      b12 p Each home may have its own rules, bed and smells.
      s12 d A calendar shows where I sleep each night.
      s12 d My bag has the things I need.
      s12 d I go to the other home on the day in the calendar.
      s3 d A plan shows each day at home.
      s3 d I pack my bag.
      b12 d I have a bed in my room in both homes.
      b12 t {Helper} will show me the calendar.
      b3 t {Helper} will show me the plan.
      b12 a It is okay to miss one parent when I am with the other.
      b3 a I may miss someone, and that is okay.
      b123 c I can {say:question}.
      e12 d I live in two homes, and people care for me in both.
      e3 d People help me in both homes.
    `,
  }),
  scene({
    title: 'When Plans Change',
    topic: 'a change of plan',
    types: ['Coping Strategies', 'Scenario', 'General', 'Emotional Regulation'],
    at: anywhere,
    words:
      'change of plan, plans change, cancelled, transitions, sudden change, transition, different plan, change+plan',
    tells: `
      i12 d Sometimes a plan changes {place}.
      i12? d A change means that the day goes in a new way.
      i3 d Sometimes plans change {place}.
      b12 d Plans change because of rain, time or people who are ill.
      b12 p My body may feel tight when a plan changes.
      b3 p My body may feel tight.
      s12 d The old plan is crossed out.
      s12 d The new plan is drawn or written next to it.
      s12 d I look at what stays the same.
      s3 d I look at the new plan.
      s3 d I see what stays the same.
      b12 d Seeing the new plan helps me feel calm.
      b3 d Seeing the plan helps me feel calm.
      b12 t {Helper} will show me the new plan.
      b3 t {Helper} will show me.
      b12 a It is okay to feel cross about a change.
      b3 a I may feel cross, and that is okay.
      b12 c I can try to breathe slowly and {say:break}.
      b3 c I can {say:break}.
      e12 d A plan can change, and there is usually a new plan.
      e3 d Plans change, and I have a new plan.
    `,
  }),
  scene({
    title: 'A Festival at Home',
    topic: 'a festival',
    types: ['Scenario', 'General', 'Routine'],
    at: ['Home'],
    words:
      'christmas, eid, easter, diwali, ramadan, hanukkah, halloween, new year, festival, thanksgiving, carnival, passover, holi, lunar new year, celebration',
    tells: `
      i12 d A festival is a day when families celebrate, often at home.
      i3 d A festival may be at home.
      b12 d People celebrate because the day means a lot to them.
      b3 d It helps people have a good day.
      b12 p There may be lights, songs, guests or smart clothes.
      b12 p [sound] Some parts of the day may be loud.
      b12 p [light] Some lights may be bright or blink.
      b12? p [textures] Smart clothes may feel stiff, and soft ones go under them.
      s12 d The family gets the house ready.
      s12 d Guests may come, and people wish each other well.
      s12 d There is a quiet time in the day, too.
      s3 d The house looks new.
      s3 d Guests may come.
      b12 t {Helper} will show me the plan for the day.
      b3 t {Helper} will show me the plan.
      b12 a It is okay to look on or to rest in my room.
      b3 a It is okay to rest.
      b123 c I can {say:break}.
      e12 d After the festival, the days are usually as before.
      e3 d Then the big day at home is done.
    `,
  }),
  scene({
    title: 'A Break from School',
    topic: 'a break from school',
    types: ['Routine', 'General', 'Scenario'],
    at: ['Home', 'School'],
    words: 'school holidays, summer break, holidays, half term, summer holidays',
    tells: `
      i12 d Some weeks of the year there is a break from school.
      i3 d Sometimes there is a break from school.
      b12 d A break helps people rest.
      b3 d A break helps people rest.
      b12 p Days without school may feel long or strange.
      b12? d There may be lights, songs or visits at home.
      s12 d In the morning I look at the plan at home.
      s12 d There is something to do and something to rest.
      s12 d At night the day is crossed out on the calendar.
      s3 d I look at the plan.
      s3 d I do one thing at home.
      b12 t {Helper} will show me how many days are left.
      b3 t {Helper} will show me the days.
      b12 a It is okay to miss the usual days.
      b3 a Days may feel new, and that is okay.
      b123 c I can {say:break}.
      e12 d After the break, school usually starts again.
      e3 d After the break school starts.
    `,
  }),
];
