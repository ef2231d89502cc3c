import { type Scene, scene } from '../scene.ts';

// Things that happen at home most days.
const types = ['Routine', 'Scenario', 'General'] as const;
const at = ['Home'] as const;

export const homeScenes: readonly Scene[] = [
  scene({
    title: 'Brushing Teeth',
    topic: 'brushing my teeth',
    types,
    at,
    words: 'teeth, tooth, toothbrush, toothpaste, brush teeth, brushing teeth',
    tells: `
      i12 d I brush my teeth in the bathroom, in the morning and at night.
      i3 d I brush my teeth at night.
      b12 d Bits of food stay on teeth when people eat.
      b12 d The brush takes them off, and clean teeth help me eat and smile.
      b3 d Clean teeth help me eat.
      b12 p [touch] The brush may tickle or feel rough on my gums.
      s12 d I put a little paste on the brush.
      s12 d I brush the top teeth, front and back.
      s12 d I brush the bottom teeth the same way.
      s1 d The foam goes into the sink, and I rinse my mouth.
      s3 d The paste goes on the brush.
      s3 d I brush the top and the bottom.
      b12 t Sometimes {helper} will count to ten for each side.
      b3 t {Helper} will help me in the bathroom.
      b12 a The paste may taste strong, and that is okay.
      b3 a It may tickle, and that is okay.
      b123 c I can {say:stop}.
      e12 d Now my teeth are clean, and brushing is done.
      e3 d Now my teeth are clean.
    `,
  }),
  scene({
    title: 'Getting Dressed',
    topic: 'getting dressed',
    types,
    at,
    words: 'dressed, dressing, getting dressed, pyjamas, socks, trousers, uniform, school uniform',
    tells: `
      i12 d In the morning I get dressed in my bedroom.
      i12 d My clothes are on the bed or on the chair.
      i3 d I get dressed in my bedroom.
      b12 d Clothes help keep my body warm and dry.
      b3 d Most clothes help keep me warm.
      b12 p [textures] Some clothes may feel rough or tight on my skin.
      b12 p [touch] A label may feel scratchy, and {helper} may cut it out.
      s12 d My underwear and my top go on.
      s12 d My trousers or skirt go on.
      s12 d My socks and shoes go on.
      s3 d My top goes on.
      s3 d My socks and shoes go on.
      b12 t {Helper} will help me with buttons and zips.
      b3 t {Helper} will help me.
      b12 a Some days it takes longer, and that is okay.
      b3 a It may take time, and that is okay.
      b123 c I can {say:help}.
      e12 d Now I am dressed, and the day can start.
      e3 d Now I am dressed.
    `,
  }),
  scene({
    title: 'Going to Bed',
    topic: 'going to bed',
    types,
    at,
    words: 'bed, bedtime, sleep, sleeping, going to bed, asleep',
    tells: `
      i12 d At the end of the day, I go to bed in my bedroom.
      i3 d At night I go to bed.
      b12 d Sleep helps my body grow and helps my mind rest.
      b3 d Sleep helps me grow.
      b12? d It is usually dark and quiet at night.
      b12 p [light] A small lamp may stay on if the dark feels too dark.
      b12 p [sound] I may hear small sounds in the house at night.
      s12 d I wash and ~put on my night clothes.
      s12 d There is often time for a story or a quiet song.
      s12 d The big light goes off.
      s3 d I wash and ~put on my night clothes.
      s3 d The big light goes off.
      b12 t {Helper} will come and say good night.
      b3 t {Helper} will sit with me.
      b12 d Sometimes sleep comes fast, and sometimes it comes slowly.
      b12 a Fast or slow is okay, because my body is resting in bed.
      b3 a Sleep may come slowly, and that is okay.
      b123 c I can {say:help}.
      e12 d In bed it is warm, and in the morning a new day starts.
      e3 d My bed is warm.
    `,
  }),
  scene({
    title: 'Washing My Hair',
    topic: 'washing my hair',
    types,
    at,
    words: 'wash hair, hair wash, shampoo, bath, shower, hair+wash, hair+washing',
    tells: `
      i12 d Some days I wash my hair in the bath or shower.
      i3 d Some days I wash my hair.
      b12 d Hair often picks up dust and sweat.
      b12 d Washing keeps hair clean, and that helps my skin feel good.
      b3 d Washing helps my hair stay clean.
      b12 p [touch] The water on my head may feel strange.
      b12 p [temperature] The water may feel too hot or too cold, and it can be changed.
      s12 d My hair gets wet.
      s12 d A little shampoo goes on and turns to foam.
      s12 d The water takes the foam away.
      s3 d My hair gets wet.
      s3 d The foam comes off with water.
      b12 t {Helper} can hold a dry cloth over my eyes.
      b3 t {Helper} will help me in the bath.
      b12 a It is okay to ask for a cloth on my face.
      b3 a It is okay to get wet.
      b12 c I can {say:wait}.
      b3 c I can {say:wait}.
      e12 d A soft towel dries my hair, and washing is done.
      e3 d Now my hair is clean.
    `,
  }),
  scene({
    title: 'Eating Together at Home',
    topic: 'eating together',
    types,
    at,
    words: 'dinner, mealtime, meal, supper, eating together, eat, eating, food',
    tells: `
      i12 d At home, people often eat together at the table.
      i3 d I eat at the table at home.
      b12 d Food helps my body move, play and think.
      b3 d Food helps my body grow.
      b12 p Some foods have smells or textures that I may like less.
      b12 a It is okay to leave a food on the plate.
      b3 a I may leave some food, and that is okay.
      s12 d I wash my hands.
      s12 d I sit at my place at the table.
      s12 d I eat what feels right for my body.
      s3 d I wash my hands.
      s3 d I sit at the table.
      b12 d People sometimes talk about the day while they eat.
      b12 t {Helper} will tell me what is on the plate.
      b3 t {Helper} will sit with me.
      b12 c I can {say:finished}.
      b3 c I can {say:finished}.
      e12 d After eating together, the plates go to the kitchen.
      e3 d Then eating is done.
    `,
  }),
  scene({
    title: 'Washing My Hands',
    topic: 'washing my hands',
    types: ['Routine', 'General', 'Scenario'],
    at: ['Home', 'School'],
    words: 'wash hands, washing hands, handwashing, soap, germs, hands+wash',
    tells: `
      i12 d [home] I wash my hands at home, often before I eat.
      i12 d [school] I wash my hands at school, often before lunch.
      i12 d [community] I often wash my hands before I eat.
      i3 d I often wash my hands {place}.
      b12 d Germs are very small, and some of them make people ill.
      b12 d Soap and water take germs away, and this helps me stay well.
      b3 d Soap helps me stay well.
      b12 p [smell] The soap may have a strong smell.
      b12 p [sound] A hand dryer may be loud, and a paper towel is quiet.
      s12 d My hands get wet.
      s12 d Soap goes on both sides of my hands.
      s12 d The water takes the soap away.
      s3 d My hands get wet.
      s3 d I dry my hands on a towel.
      b12 t {Helper} can show me how long to wash.
      b3 t {Helper} will help me at the sink.
      b12 a The water may feel cold, and that is okay.
      b3 a It may feel cold, and that is okay.
      b123 c I can {say:help}.
      e12 d I dry my hands, and washing is done.
      e3 d Now my hands are clean.
    `,
  }),
  scene({
    title: 'Tidying My Toys',
    topic: 'tidying my toys',
    types,
    at,
    ages: 'young',
    words: 'tidy, tidying, clean up, toys away, messy, tidy up, mess',
    tells: `
      i12 d After I play at home, there is a time to tidy my toys.
      i3 d After play I tidy my toys.
      b12 d With the toys in their box, the floor is clear to walk on.
      b12 d That helps me find my toys again tomorrow.
      b3 d This helps me find my toys.
      s12 d I pick up the big toys.
      s12 d The small toys go into the box.
      s12 d The box goes to its place.
      s3 d I pick up one toy.
      s3 d It goes in the box.
      b12 d Some toys may stay out if I am still building.
      b12 t {Helper} will help me with the last toys.
      b3 t {Helper} will help me at home.
      b12 a It is okay to do a little at a time.
      b3 a I may go slow, and that is okay.
      b123 c I can {say:more time}.
      e12 d When the toys are tidy, it is time for something else.
      e3 d Now my toys are tidy.
    `,
  }),
  scene({
    title: 'Homework Time at Home',
    topic: 'homework time',
    types,
    at,
    words: 'homework, studying',
    tells: `
      i12 d On some days I have homework to do at home.
      i3 d I have homework time at home.
      b12 d Homework is practice, and practice helps my brain remember.
      b3 d Homework helps me learn.
      b12? d My table is a good place because my things are there.
      b12 p Some tasks may feel easy, and some may feel hard.
      s12 d I read the first task.
      s12 d I do one small part.
      s12 d I take a short break.
      s3 d I look at one task.
      s3 d I do a small part.
      b12 t {Helper} will sit near me and help with hard parts.
      b3 t {Helper} will sit with me.
      b12 a It is okay to work slowly.
      b3 a It may be slow, and that is okay.
      b123 c I can {say:help}.
      e12 d When homework time is over, the book goes back in my bag.
      e3 d Then homework time is done.
    `,
  }),
  scene({
    title: 'Getting Ready for School',
    topic: 'getting ready for school',
    types: ['Routine', 'General'],
    at: ['Home'],
    words: 'ready for school, school morning, pack bag, getting ready, morning routine',
    tells: `
      i12 d On school days I get ready at home in the morning.
      i3 d I get ready for school at home.
      b12 d The bus and the class start at a set time.
      b12 d A plan helps me get ready with time to spare.
      b3 d A plan helps me get ready.
      s12 d I get dressed and ~eat breakfast.
      s12 d My books and my lunch go in my bag.
      s12 d I put on my shoes and my coat.
      s3 d I get dressed and ~eat.
      s3 d My bag and my coat are ready.
      b12 t {Helper} will show me the list on the wall.
      b3 t {Helper} will help me.
      b12 a Some mornings are slow, and that is okay.
      b3 a Some days are slow, and that is okay.
      b123 c I can {say:more time}.
      e12 d Then the door opens, and I am ready for school.
      e3 d Now I am ready for school.
    `,
  }),
  scene({
    title: 'When Screen Time Ends',
    topic: 'the end of screen time',
    types: ['Routine', 'Scenario', 'General', 'Coping Strategies'],
    at,
    words: 'screen, tv, tablet, ipad, television, video games, screen time, turn off, youtube, game over',
    tells: `
      i12 d Some days I have screen time at home.
      i12 d Screen time has a start and an end.
      i3 d Screen time has an end.
      b12 d The screen goes off because eyes and bodies need a rest.
      b3 d A break helps my eyes rest.
      b12 p It may feel hard to stop in the middle of a game.
      s12 d A timer shows how much time is left.
      s12 d The timer rings, and the game or video is saved.
      s12 d The screen goes off.
      s3 d The timer rings at home.
      s3 d The screen goes off.
      b12 t {Helper} will tell me when five minutes are left.
      b3 t {Helper} will show me the time.
      b12 a It is okay to feel sad or cross about it.
      b3 a I may feel sad, and that is okay.
      b12 c I can try a calm breath and {say:break}.
      b3 c I can {say:help}.
      e12 d Screen time ends today, and it usually comes again another day.
      e3 d Screen time may come again.
    `,
  }),
  scene({
    title: 'Using the Toilet',
    topic: 'using the toilet',
    types: ['Routine', 'General', 'Scenario'],
    at: ['Home', 'School'],
    words:
      'toilet, potty, wee, poo, toilet training, restroom, toilet at school, bathroom break, loo, wetting, bathroom',
    tells: `
      i12 d When my body feels full, I go to the toilet {place}.
      i3 d I go to the toilet {place}.
      b12 d My belly may feel tight or heavy when I need the toilet.
      b12 d Going to the toilet helps my body feel well.
      b3 d The toilet helps me feel well.
      b12 p [sound] The flush may be loud for a moment.
      b12? d [school] The toilet at school may look different from the one at home.
      s12 d I go in and ~close the door.
      s12 d I sit and ~let my body do its work.
      s12 d I use paper, ~flush and ~wash my hands.
      s3 d I sit on the toilet.
      s3 d I wash my hands.
      b12 t {Helper} can help me if I need it.
      b3 t {Helper} can help me.
      b12 a It is okay to take time.
      b3 a It may take time, and that is okay.
      b123 c I can {say:bathroom}.
      e12 d After the toilet, I go back to what I was doing.
      e3 d Then the toilet is done.
    `,
  }),
  scene({
    title: 'Guests at Home',
    topic: 'guests at home',
    types: ['Scenario', 'General', 'Social Skills'],
    at,
    words: 'visitor, visitors, guests, unexpected visitors, company, people coming over',
    tells: `
      i12 d Sometimes guests come to my home.
      i3 d Sometimes guests come to my home.
      b12 d People visit because they like to talk and be together.
      b3 d Being together helps people feel good.
      b12 p [sound] With more people, the house may sound louder.
      b12 p [crowds] The room may feel full.
      s12 d The door bell rings, and people say hello.
      s12 d They sit, talk and may ask me a question.
      s12 d After some time they say goodbye.
      s3 d People come in and say hello.
      s3 d Then they sit and talk.
      b12 d My room is a quiet place when I want to be alone.
      b12 a It is okay to stay for a short time only.
      b3 a It is okay to go to my room.
      b12 t {Helper} will tell me who is coming and when.
      b3 t {Helper} will tell me who it is.
      b123 c I can {say:hello}.
      b3? d This helps me know what will happen.
      e12 d When the guests go, my home is quiet again.
      e3 d The guests go home later.
    `,
  }),
  scene({
    title: 'A Night Away from Home',
    topic: 'a night away from home',
    types: ['Scenario', 'General'],
    at: ['Home', 'Community'],
    words: 'sleepover, sleep over, staying overnight, grandparents house, night away',
    tells: `
      i12 d A sleepover is a night away, in the house of a friend.
      i12? d I may have a sleepover with family or with a friend.
      i3 d I may have a night away from home.
      b12 d People have sleepovers because it gives them more time together.
      b12 d [community] The house may be in another street or town.
      b12 p Other houses may have different smells, sounds and rules.
      b3 d Things from home help me sleep.
      s12 d I pack my night clothes and my toothbrush.
      s12 d I see where the bed and the toilet are.
      s12 d It gets dark, and it is time to sleep.
      s3 d I pack my bag.
      s3 d I sleep in a bed there.
      b12 a It is okay to miss home.
      b3 a I may miss home, and that is okay.
      b12 t {Helper} will come for me in the morning.
      b3 t {Helper} will come in the morning.
      b123 c I can {say:help}.
      e12 d After the night away, I go back home.
      e3 d Then I go back home.
    `,
  }),
  scene({
    title: 'Helping at Home',
    topic: 'helping at home',
    types: ['Routine', 'General', 'Empathy Building'],
    at,
    words: 'chores, helping at home, jobs at home, set the table, cleaning, laundry, dishes',
    tells: `
      i12 d At home there are jobs to do each day.
      i12? d Helping means that I do one of them.
      i3 d I help at home.
      b12 d When many hands work, the job is done sooner, and that helps people rest.
      b3 d This helps people rest.
      b12 p People often feel happy when someone helps them.
      b3 p People may feel happy when I help.
      s12 d I choose a small job.
      s12 d I do the job step by step.
      s12 d I show that it is done.
      s3 d First I choose a job.
      s3 d Then I do it.
      b12 t {Helper} will show me how the job is done.
      b3 t {Helper} will show me how.
      b12 a It is okay if it takes time or looks different.
      b3 a It may take time, and that is okay.
      b123 c I can {say:help}.
      b12? p A kind helper may notice who is tired.
      e12 d Helping at home is one way to be kind.
      e3 d Helping at home is kind.
    `,
  }),
];
