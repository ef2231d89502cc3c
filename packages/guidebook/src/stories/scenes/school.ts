import { type Scene, scene } from '../scene.ts';

// The school day.
const types = ['Routine', 'Scenario', 'General'] as const;
const at = ['School'] as const;

export const schoolScenes: readonly Scene[] = [
  scene({
    title: 'Arriving at School',
    topic: 'arriving at school',
    types,
    at,
    words:
      'arriving, arrival, drop off, saying goodbye at school, school gate, school refusal, morning at school',
    tells: `
      i12 d In the morning I arrive at school.
      i3 d In the morning I go to school.
      b12 d Many {children} arrive at the same time, so the hall may be full.
      b12 p [sound] The voices in the hall may be loud.
      b12? d My family goes to work or home, and I see them after school.
      s12 d I say goodbye at the gate.
      s12 d My coat and bag go on my hook.
      s12 d I go to my place in class.
      s3 d I say goodbye at the gate.
      s3 d I go to my class.
      b12 d A picture plan shows me what comes next, and this helps me start the day.
      b3 d A plan helps me start the day.
      b12 t {Helper} will come and meet me.
      b3 t {Helper} will come and meet me.
      b12 a It is okay to feel unsure at the gate.
      b3 a I may feel unsure, and that is okay.
      b123 c I can {say:help}.
      e12 d Now I have arrived, and the school day can start.
      e3 d Now I am at school.
    `,
  }),
  scene({
    title: 'Lining Up',
    topic: 'lining up',
    types: ['Routine', 'Scenario', 'General', 'Social Skills'],
    at,
    words: 'line, lining up, queue, line up, queueing',
    tells: `
      i12 d At school, lining up comes before the class goes out.
      i3 d My class is lining up at school.
      b12 d A line is people who stand one behind the other.
      b12 d Lining up helps the class walk safely and stay together.
      b3 d A line helps the class stay together.
      b12 p [touch] Standing close may feel too close.
      b12 p [crowds] The end of the line often has more space.
      s12 d The teacher says that it is time to line up.
      s12 d I take a place in the line.
      s12 d The class walks when the teacher is ready.
      s3 d I stand in the line.
      s3 d Then the class walks.
      b12 d Children take turns to be at the front.
      b12 t {Helper} can show me a place with space.
      b3 t {Helper} can show me my place.
      b12 a It is okay to stand last.
      b3 a It is okay to stand last.
      b12 c I can ask for space and {say:wait}.
      b3 c I can {say:help}.
      e12 d The line ends when the class gets there, and lining up is done.
      e3 d Then lining up is done.
    `,
  }),
  scene({
    title: 'Lunch at School',
    topic: 'lunch at school',
    types,
    at,
    words: 'lunch, lunchtime, canteen, cafeteria, school lunch, lunch room',
    tells: `
      i12 d In the middle of the day there is lunch at school.
      i3 d I eat lunch at school.
      b12 d Lunch helps my body play and think in the afternoon.
      b3 d Lunch helps me play.
      b12 p [sound] The lunch hall may be loud because many {children} talk.
      b12 p [smell] The hall may have many smells.
      s12 d I wash my hands.
      s12 d I get my lunch and ~sit down.
      s12 d I eat, and then my things go away.
      s3 d I wash my hands.
      s3 d I sit down and ~eat.
      b12 p Some {children} like to talk at lunch, and some like to be quiet.
      b12 a It is okay to talk or to be quiet.
      b3 a I may be quiet, and that is okay.
      b12 t {Helper} will help me find a good seat.
      b3 t {Helper} will help me.
      b123 c I can {say:too loud}.
      e12 d When lunch is over, the class often goes out to play.
      e3 d Then lunch is done.
    `,
  }),
  scene({
    title: 'Playtime at School',
    topic: 'playtime at school',
    types: ['Routine', 'Scenario', 'General', 'Social Skills'],
    at,
    ages: 'young',
    words: 'recess, playtime, break time, playground at school, play time',
    tells: `
      i12 d Most days at school have playtime outside.
      i3 d I have playtime at school.
      b12 d Moving and fresh air help my body feel good.
      b3 d Play helps my body feel good.
      b12 p Some children like to run, and some like a quiet game.
      b12 d I may play with a friend or next to other children.
      s12 d The bell rings, and the class goes out.
      s12 d I choose what to play.
      s12 d The bell rings again, and it is time to go in.
      s3 d The bell rings for play.
      s3 d I choose what to play.
      b12 a It is okay to play alone.
      b3 a I may play alone, and that is okay.
      b12 t {Helper} can help me join a game.
      b3 t {Helper} can help me play.
      b123 c I can {say:play}.
      e12 d After playtime, the class goes back inside.
      e3 d After playtime I go in.
    `,
  }),
  scene({
    title: 'The Whole School in the Hall',
    topic: 'assembly',
    types,
    at,
    words: 'assembly, whole school, concert, circle time, school play, performance',
    tells: `
      i12 d Sometimes the whole school sits in the hall, and this is called assembly.
      i3 d Sometimes the whole school is in the hall.
      b12 d People share news there, because the whole school likes to know.
      b3 d This helps people hear the news.
      b12 p [sound] Songs and clapping may be loud.
      b12 p [crowds] The hall may feel full, and a seat near the door has more space.
      s12 d The class walks to the hall.
      s12 d Children sit on the floor or on chairs.
      s12 d Someone talks, and there may be a song.
      s3 d I walk to the hall.
      s3 d I sit with my class.
      b12 t {Helper} will sit near me.
      b3 t {Helper} will sit near me.
      b12 a It is okay to hold something small and soft.
      b3 a It is okay to move a bit.
      b123 c I can {say:break}.
      e12 d When assembly ends, the hall is empty, and the class walks back.
      e3 d Then I leave the hall.
    `,
  }),
  scene({
    title: 'Going Home from School',
    topic: 'going home from school',
    types,
    at,
    words: 'end of school, home time, going home from school, pick up, after school, dismissal',
    tells: `
      i12 d At the end of the day I go home from school.
      i3 d After the day at school I go home.
      b12 d The day at school ends, because children and teachers need rest.
      b3 d Home helps me rest.
      s12 d I put my things in my bag.
      s12 d I take my coat from the hook.
      s12 d I wait for my name or for my bus.
      s3 d I pack my bag.
      s3 d I get my coat.
      b12 d Most days the same person is there to meet me.
      b12 d Sometimes another person comes, and my teacher knows about it.
      b12 t {Helper} will tell me who comes today.
      b3 t {Helper} will tell me who comes.
      b12 a It is okay to be tired after school.
      b3 a I may be tired, and that is okay.
      b123 c I can {say:help}.
      e12 d Then I go home, and school may start again tomorrow.
      e3 d Now I go home.
    `,
  }),
  scene({
    title: 'Changing for Sports',
    topic: 'changing for sports',
    types,
    at,
    words: 'pe, sports, gym, changing room, physical education, changing for sports, changing+pe',
    tells: `
      i12 d On some days I change my clothes for sports at school.
      i3 d I change for sports at school.
      b12 d Sports clothes are loose, and that helps my body move.
      b3 d Sports clothes help me move.
      b12 p [crowds] The changing room may be full and loud.
      b12 p [sound] Voices may sound louder in the sports hall.
      s12 d I take off my school clothes and ~put them in my bag.
      s12 d My sports clothes and shoes go on.
      s12 d I go to the hall with my class.
      s3 d My school clothes go in the bag.
      s3 d My sports clothes go on.
      b12 t {Helper} can show me a quiet place to change.
      b3 t {Helper} can help me change.
      b12 a It is okay to need more time.
      b3 a I may need time, and that is okay.
      b123 c I can {say:more time}.
      e12 d After sports, I change back into my school clothes.
      e3 d Now I am ready for sports.
    `,
  }),
  scene({
    title: 'Quiet Work Time',
    topic: 'quiet work time',
    types,
    at,
    words: 'quiet work, work time, sitting, seat work, classwork, concentrate, worksheet',
    tells: `
      i12 d In class there is a time for quiet work.
      i3 d In class I do quiet work.
      b12 d When it is quiet, it is easier to think, and that helps people learn.
      b3 d Quiet helps me think.
      b12 p My body may want to move while I work.
      s12 d I look at my work plan.
      s12 d I do one task.
      s12 d I have a short break to move.
      s3 d I do one task.
      s3 d Then I have a break.
      b12 d A timer often shows how much time is left.
      b12 t {Helper} will come to my desk and help.
      b3 t {Helper} will come and help.
      b12 a It is okay to move my hands or feet.
      b3 a It is okay to move a bit.
      b123 c I can {say:break}.
      e12 d When the timer rings, quiet work is done.
      e3 d Then quiet work is done.
    `,
  }),
  scene({
    title: 'A Day with a New Teacher',
    topic: 'a new teacher',
    types: ['Scenario', 'General'],
    at,
    words: 'new teacher, substitute, supply teacher, substitute teachers, different teacher, teacher is away',
    tells: `
      i12 d Sometimes there is a new teacher in class.
      i3 d A new teacher may be in class.
      b12 d A teacher may be ill or on a course, so another one comes.
      b3 d A new teacher helps the class.
      b12 p The voice, the face and the rules may feel new.
      b12 d Many things stay the same: my desk, my class and lunch.
      b3 d My class stays the same.
      s12 d The new teacher says a name.
      s12 d The class looks at the plan for the day.
      s12 d The lessons go on as usual.
      s3 d The teacher says hello.
      s3 d I look at the plan.
      b12 t The new teacher can help me, and {helper} may help, too.
      b3 t The new teacher will help me.
      b12 a It is okay to feel unsure with a new person.
      b3 a I may feel unsure, and that is okay.
      b123 c I can {say:help}.
      e12 d After a while, a new teacher usually feels less new.
      e3 d Now I know the new teacher.
    `,
  }),
  scene({
    title: 'Our School Trip',
    topic: 'the school trip',
    types: ['Scenario', 'General'],
    at: ['School', 'Community'],
    words: 'school trip, field trip, class trip, excursion, outing with class, camp',
    tells: `
      i12 d On a school trip, the class goes to another place for the day.
      i3 d My class goes on a school trip.
      b12 d Seeing a place helps people learn about it.
      b3 d A trip helps me learn.
      b12 p The place may be new, with new sounds and people.
      s12 d The class meets at school.
      s12 d A bus takes the class to the place.
      s12 d Later the bus takes the class back to school.
      s3 d I go on the bus.
      s3 d I see a new place.
      b12 d Lunch and the toilet are part of the plan, too.
      b12 t {Helper} will stay with my group.
      b3 t {Helper} will stay with me.
      b12 a It is okay to miss the usual day.
      b3 a It may feel new, and that is okay.
      b123 c I can {say:break}.
      e12 d After the school trip, I can tell people at home about it.
      e3 d Then the school trip is done.
    `,
  }),
  scene({
    title: 'My First Day at School',
    topic: 'my first day at school',
    types: ['Scenario', 'General'],
    at,
    words:
      'first day, new school, starting school, nursery, kindergarten, preschool, new class, secondary school, starting+school',
    tells: `
      i12 d Soon I have my first day at a new school.
      i12? d A first day is new for many people, not only for me.
      i3 d I have a first day at school.
      b12 d People go to school because it helps them learn and meet friends.
      b3 d School helps me learn.
      b12 p New rooms, sounds and faces may feel like a lot.
      s12 d I see my class and my desk.
      s12 d I see where the toilet is.
      s12 d The teacher shows the plan for the day.
      s3 d I see my class.
      s3 d I see my desk.
      b12 d Most days at school go in the same order.
      b12 t {Helper} will show me where things are.
      b3 t {Helper} will show me my place.
      b12 a It is okay to be quiet on the first day.
      b3 a I may be quiet, and that is okay.
      b123 c I can {say:question}.
      e12 d After the first day, I know more about my school.
      e3 d Now I know my school.
    `,
  }),
  scene({
    title: 'Taking a Test',
    topic: 'taking a test',
    types: ['Scenario', 'General', 'Coping Strategies'],
    at,
    words:
      'exam, quiz, exams, nervous before test, maths test, spelling test, school test, before tests, class test',
    tells: `
      i12 d Sometimes my class takes a test at school.
      i3 d Sometimes I take a test at school.
      b12 d A test shows what I know, and it helps the teacher plan the next lesson.
      b3 d A test helps my teacher plan.
      b12 p Many people feel tight or warm before a test.
      s12 d I write my name on the paper.
      s12 d I read the first question.
      s12 d A hard question can wait, and I go to the next one.
      s3 d I write my name.
      s3 d I try one part.
      b12 d A slow breath before I start helps my body feel calm.
      b12 t {Helper} can give me more time or a quiet room.
      b3 t {Helper} can give me time.
      b12 a It is okay to leave a question and come back.
      b3 a I may miss one, and that is okay.
      b12 c I can {say:break}.
      b3 c I can {say:break}.
      b3? d A slow breath helps me feel calm.
      e12 d When the test is over, there is usually a break.
      e3 d Then the test is done.
    `,
  }),
];
