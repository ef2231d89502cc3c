import { type Scene, scene } from '../scene.ts';

// Plans for things that are hard.
const at = ['Home', 'School', 'Community'] as const;

export const copingScenes: readonly Scene[] = [
  scene({
    title: 'A Plan for Waiting',
    topic: 'waiting',
    types: ['Coping Strategies', 'General', 'Routine'],
    at,
    words: 'waiting, wait, patience, patient, waiting in line, queue',
    tells: `
      i12 d Sometimes I wait {place}, and a plan for waiting can help.
      i3 d Waiting may be long {place}.
      b12 d People wait because one thing has to end before the next can start.
      b12 p Waiting may feel long, and my body may want to move.
      b3 p My body may want to move.
      s12 d I look at the timer or the line.
      s12 d I do a quiet thing with my hands.
      s12 d I count slowly, and then it is my time.
      s3 d I look at the timer.
      s3 d I count to ten.
      b12 d Something to do helps the time pass and helps my body stay calm.
      b3 d This helps me stay calm.
      b12 t {Helper} will tell me how long it takes.
      b3 t {Helper} will wait with me.
      b12 a It is okay to move while I wait.
      b3 a It is okay to move.
      b12 c I can try to count or {say:break}.
      b3 c I can {say:break}.
      e12 d Waiting has an end, and my plan helps me get there.
      e3 d Then the waiting is done.
    `,
  }),
  scene({
    title: 'A Plan for Loud Noises',
    topic: 'loud noises',
    types: ['Coping Strategies', 'General', 'Emotional Regulation'],
    at,
    words:
      'loud noises, loud, noise, noises, vacuum cleaner, blender, hoover, balloons popping, balloon pops, fireworks, sirens, loud sounds',
    tells: `
      i12 d Sometimes there are loud noises {place}.
      i3 d Loud noises may come {place}.
      b12 d Machines, bells and many voices can make a loud noise.
      b12 p My ears may hurt, and my body may want to run.
      b3 p My ears may hurt.
      s12 d I cover my ears or ~put on ear defenders.
      s12 d I move away from the noise.
      s12 d I breathe slowly in a quiet place.
      s3 d I cover my ears.
      s3 d I go to a quiet place.
      b12 d Covering my ears helps my body feel calm.
      b3 d This helps my body feel calm.
      b12 d Most loud noises stop after a short time.
      b12 t {Helper} will tell me before a loud noise comes.
      b3 t {Helper} will come with me.
      b12 a It is okay to leave a loud place.
      b3 a It is okay to leave.
      b12 c I can try a break or {say:too loud}.
      b3 c I can {say:too loud}.
      e12 d Loud noises stop, and my plan helps me until then.
      e3 d Loud noises stop.
    `,
  }),
  scene({
    title: 'The Hand Dryer',
    topic: 'the hand dryer',
    types: ['Coping Strategies', 'Scenario', 'General'],
    at: ['School', 'Community'],
    words: 'hand dryer, hand dryers, dryer, hand drier, public toilet, public toilets',
    tells: `
      i12 d Some toilets {place} have a hand dryer on the wall.
      i3 d The hand dryer is {place}.
      b12 d A hand dryer blows warm air, and the motor makes it loud.
      b12 p The noise may hurt my ears or make me want to leave.
      b3 p It may be too loud.
      s12 d I put on my ear defenders before I go in.
      s12 d I wash my hands.
      s12 d I dry them with paper or on a cloth.
      s3 d I wash my hands.
      s3 d I use paper to dry them.
      b12 d Paper is quiet, and quiet helps my body stay calm.
      b3 d Quiet helps me stay calm.
      b12 t {Helper} will come and look first.
      b3 t {Helper} will come with me.
      b12 a It is okay to dry my hands on my clothes.
      b3 a Wet hands are okay.
      b12 c I can wait outside or {say:too loud}.
      b3 c I can {say:too loud}.
      e12 d The hand dryer stops after a short time, and my plan helps.
      e3 d Then the hand dryer stops.
    `,
  }),
  scene({
    title: 'Losing a Game',
    topic: 'losing a game',
    types: ['Coping Strategies', 'Emotional Regulation', 'Social Skills'],
    at,
    words:
      'losing, lose, losing games, lost the game, losing a game, winning, sore loser, win, competition, losing+game, lose+game, losing+games',
    tells: `
      i12 d In a game {place}, one person wins and others lose.
      i3 d I may lose a game {place}.
      b12 d Luck and practice change who wins.
      b12 p Losing may feel hot or heavy in my body.
      b3 p My body may feel hot.
      s12 d The game ends.
      s12 d I take three slow breaths.
      s12 d I put the game away or ~play again.
      s3 d The game ends.
      s3 d I take a slow breath.
      b12 d Breathing helps my body feel calm, so games stay good for friends.
      b3 d This helps me feel calm.
      b12 t {Helper} can sit with me after the game.
      b3 t {Helper} can sit with me.
      b12 a Feeling sad after a game is okay.
      b3 a It is okay to lose.
      b12 c I can try a break or {say:break}.
      b3 c I can {say:break}.
      b12? p A friend who wins may feel happy.
      e12 d After losing a game, there is often another game to play.
      e3 d I may play a new game.
    `,
  }),
  scene({
    title: 'Making a Mistake',
    topic: 'making a mistake',
    types: ['Coping Strategies', 'Emotional Regulation', 'General'],
    at,
    words: 'mistake, mistakes, wrong answer, perfectionist, error, failing, getting it wrong, perfect',
    tells: `
      i12 d Sometimes I make a mistake {place}.
      i3 d A mistake may happen {place}.
      b12 d Everyone makes mistakes, also {adults}.
      b12 d A mistake shows what to try next, and this helps people learn.
      b3 d A mistake helps me learn.
      b12 p My body may feel tight when I see a mistake.
      s12 d I stop and ~take a slow breath.
      s12 d I look at the part that went wrong.
      s12 d I try again or ~ask for help.
      s3 d I stop and ~breathe.
      s3 d I try again.
      b12 t {Helper} can help me fix it.
      b3 t {Helper} can help me.
      b12 a A mistake is okay.
      b3 a A mistake is okay.
      b12 c I can take a quiet break or {say:help}.
      b3 c I can {say:help}.
      b3? p A calm breath may feel good.
      e12 d After a mistake, I can often try in a new way.
      e3 d Mistakes help me.
    `,
  }),
  scene({
    title: 'When Something Good Ends',
    topic: 'the end of something good',
    types: ['Coping Strategies', 'Emotional Regulation', 'Routine'],
    at,
    words:
      'ends, ending, stop playing, transitions between activities, transition, leaving, finish playing, time to go, leave',
    tells: `
      i12 d Good things {place} come to an end, and then something else starts.
      i3 d A good thing ends {place}.
      b12 d Things end because the day has room for many things.
      b12 p It may feel hard to stop when I am in the middle.
      b3 p It may feel hard to stop.
      s12 d I see the sign that there are five minutes left.
      s12 d I choose one last thing.
      s12 d I say goodbye to it and ~go to the next thing.
      s3 d I do one last thing.
      s3 d I say goodbye to it.
      b12 d Knowing the end time helps my body feel calm.
      b3 d A timer helps me feel calm.
      b12 t {Helper} will show me what comes next.
      b3 t {Helper} will show me what is next.
      b12 a It is okay to feel sad when something ends.
      b3 a It is okay to feel sad.
      b12 c I can breathe slowly or {say:more time}.
      b3 c I can {say:more time}.
      b3? d A calm plan may help.
      e12 d When something good ends, it can often come again.
      e3 d It ends, and it may come again.
    `,
  }),
  scene({
    title: 'A Busy Place',
    topic: 'a busy place',
    types: ['Coping Strategies', 'Scenario', 'General'],
    at: ['School', 'Community'],
    words: 'busy place, corridor, crowded corridor, crowd, busy, full room, many people, station+busy',
    tells: `
      i12 d [school] At school, the corridor is a busy place between lessons.
      i12 d [!school] It is often busy in a shop or on the bus.
      i3 d [school] It can be busy at school.
      i3 d [!school] It can be busy in the shop.
      b12 d It is busy because many people want to go at the same time.
      b12 p People may come close, and it may sound loud.
      b3 p It may be loud.
      s12 d I stop at the side.
      s12 d I look for a way with more space.
      s12 d I walk when it is less full.
      s3 d I stop at the side.
      s3 d I wait for space.
      b12 d Space and a quiet minute help my body stay calm.
      b3 d Space helps me stay calm.
      b12 t {Helper} can come with me early or late.
      b3 t {Helper} can come with me.
      b12 a It is okay to wait until it is less full.
      b3 a It is okay to wait.
      b12 c I can count my steps or {say:break}.
      b3 c I can {say:break}.
      e12 d A busy place gets quiet again after a while.
      e3 d The busy place gets quiet.
    `,
  }),
  scene({
    title: 'Thunder and Storms',
    topic: 'thunder and storms',
    types: ['Coping Strategies', 'General', 'Scenario'],
    at: ['Home', 'School'],
    words: 'thunder, storm, storms, thunderstorm, lightning',
    tells: `
      i12 d Sometimes there is a storm with thunder, and I hear it {place}.
      i3 d I may hear thunder {place}.
      b12 d Thunder is the sound of hot air after lightning.
      b12 d Inside it is safe, because the roof and walls are strong.
      b3 d The house helps keep me safe.
      b12 p [sound] The sound may be loud and sudden.
      s12 d I go inside.
      s12 d I go to a cosy place away from the window.
      s12 d I count from the flash to the sound.
      s3 d I go inside.
      s3 d I count to ten.
      b12 d Counting helps my body feel calm.
      b12 t {Helper} will stay with me.
      b3 t {Helper} will stay with me.
      b12 a It is okay to cover my ears.
      b3 a It is okay to cover my ears.
      b12 c I can try a soft blanket or {say:help}.
      b3 c I can {say:help}.
      b3? d A calm plan may help.
      e12 d Storms move on, and the thunder gets quiet.
      e3 d The thunder gets quiet.
    `,
  }),
  scene({
    title: 'Worries at Night',
    topic: 'worries at night',
    types: ['Coping Strategies', 'Emotional Regulation'],
    at: ['Home'],
    words: 'nightmare, nightmares, bad dreams, wakes at night, scared of the dark, night worries, wakes up',
    tells: `
      i12 d At night, in bed, worries may feel bigger.
      i3 d A worry may come in bed at night.
      b12 d The house is quiet then, so there is more room for thoughts.
      b12 p My body may feel tight or warm.
      b3 p My body may feel tight.
      s12 d I put one hand on my belly.
      s12 d I breathe in and ~count to three.
      s12 d I breathe out and ~count to four.
      s3 d I breathe in.
      s3 d I breathe out slowly.
      b12 d Slow breathing helps my body feel calm and ready to rest.
      b3 d A slow breath helps me feel calm.
      b12 t {Helper} will come when I call.
      b3 t {Helper} will come to my bed.
      b12 a It is okay to need someone at night.
      b3 a It is okay to call.
      b12 c I can try a quiet song or {say:help}.
      b3 c I can {say:help}.
      e12 d Worries often get small at night when I rest and ~breathe.
      e3 d The worry may go at night.
    `,
  }),
];
