import { type Scene, scene } from '../scene.ts';

// Feelings and what bodies do with them.
const types = ['Emotional Regulation', 'Coping Strategies'] as const;
const at = ['Home', 'School', 'Community'] as const;

export const feelingScenes: readonly Scene[] = [
  scene({
    title: 'When I Feel Angry',
    isGeneral: true,
    topic: 'feeling angry',
    types,
    at,
    words:
      'angry, anger, mad, hit, hits, hitting, bite, bites, biting, kick, kicks, throw, throws, temper, upset, rage, aggressive, lashes out, spit, spits, spitting, screams, scream',
    tells: `
      i12 p Sometimes people feel angry {place}, and I may feel angry, too.
      i3 p I may feel angry {place}.
      b12 d Anger is a big feeling in the body.
      b12 d My face may get hot, and my hands may get tight.
      b3 d My hands may get tight.
      s12 d I notice the feeling in my body.
      s12 d I step back from people and things.
      s12 d I squeeze something soft or ~press my hands together.
      s3 d I step back.
      s3 d I squeeze my hands.
      b12 d Squeezing and slow breathing help my body feel calm, so people stay safe.
      b3 d This helps my body feel calm.
      b12 t {Helper} will stay near and use few words.
      b3 t {Helper} will stay near me.
      b12 a Feeling angry is okay.
      b3 a It is okay to feel angry.
      b12 c I can take a break or {say:angry}.
      b3 c I can {say:angry}.
      e12 p After a rest, the angry feeling usually gets smaller.
      e3 p The angry feeling may get small.
    `,
  }),
  scene({
    title: 'When I Feel Worried',
    isGeneral: true,
    topic: 'feeling worried',
    types,
    at,
    words: 'worry, worried, worries, anxious, anxiety, nervous, scared, afraid, fear',
    tells: `
      i12 p Many people feel worried at times, and I may feel worried {place}.
      i3 p I may feel worried {place}.
      b12 d A worry is a thought about something that may happen.
      b12 d My belly may feel odd, or my heart may beat fast.
      b3 d My heart may beat fast.
      s12 d I notice the worry.
      s12 d I breathe in slowly and ~breathe out slowly.
      s12 d I tell someone, or I draw it.
      s3 d I breathe in slowly.
      s3 d I breathe out slowly.
      b12 d Slow breathing helps the body feel calm.
      b3 d Slow breath helps me feel calm.
      b12 d Many worries get smaller when another person knows them.
      b12 t {Helper} will listen to my worry.
      b3 t {Helper} will sit with me.
      b12 a It is okay to feel worried.
      b3 a A worry is okay.
      b12 c I can {tell}.
      b3 c I can {say:help}.
      e12 p The worried feeling often goes away after a while.
      e3 p The worried feeling may go away.
    `,
  }),
  scene({
    title: 'When I Feel Sad',
    isGeneral: true,
    topic: 'feeling sad',
    types: ['Emotional Regulation', 'General'],
    at,
    words: 'sad, sadness, cry, crying, unhappy, tears, miss someone, missing',
    tells: `
      i12 p Sometimes people feel sad, and I may feel sad {place}.
      i3 p I may feel sad {place}.
      b12 d People may feel sad when they miss someone or when something ends.
      b12 d My body may feel heavy, and tears may come.
      b3 d My body may feel slow.
      s12 d I notice the sad feeling.
      s12 d I go to a quiet place.
      s12 d I rest, ~cry or ~hold something soft.
      s3 d I go to a quiet place.
      s3 d I rest for a while.
      b12 d Rest and tears help my body feel calm again.
      b3 d Rest helps me feel calm.
      b12 t {Helper} will sit with me for as long as I want.
      b3 t {Helper} will sit with me.
      b12 a It is okay to cry.
      b3 a It is okay to cry.
      b12 c I can {say:sad}.
      b3 c I can {say:sad}.
      e12 p A sad feeling comes, and after a while it usually goes.
      e3 p The sad feeling may go.
    `,
  }),
  scene({
    title: 'Big Happy Feelings',
    topic: 'big happy feelings',
    types,
    at,
    words: 'excited, excitement, hyper, jumping, restless, too excited',
    tells: `
      i12 p Before something good, I may have big happy feelings {place}.
      i3 p My happy feeling may be big {place}.
      b12 d Being excited is one of these feelings.
      b12 d My body may jump, run or make sounds.
      b3 d My body may jump.
      s12 d I notice that my body is fast.
      s12 d I jump ten times or ~push my hands on a wall.
      s12 d I sit, ~breathe and ~rest for a moment.
      s3 d I jump five times.
      s3 d I sit and ~rest.
      b12 d Moving first and resting after helps my body feel calm.
      b3 d A rest helps my body feel calm.
      b12 t {Helper} will show me a safe place to jump.
      b3 t {Helper} will show me a place.
      b12 a It is okay to feel excited.
      b3 a Big feelings are okay.
      b12 c I can take a break or {say:move}.
      b3 c I can {say:move}.
      e12 p Big happy feelings and a calm body can go together.
      e3 p I may feel happy and calm.
    `,
  }),
  scene({
    title: 'When Something Is Too Hard',
    isGeneral: true,
    topic: 'feeling frustrated',
    types: ['Emotional Regulation', 'Coping Strategies', 'Self-Advocacy'],
    at,
    words: 'frustrated, frustration, too hard, gives up, difficult task, hard work, cannot do',
    tells: `
      i12 p Sometimes a task {place} feels too hard, and I may feel frustrated.
      i3 p A task {place} may feel hard.
      b12 d A frustrated feeling can make my body hot and tight.
      b3 d My body may feel hot.
      b12 d The brain learns best after a short rest.
      s12 d I put the task down.
      s12 d I take a short break and ~breathe.
      s12 d I try a small part again, or I ask.
      s3 d I put it down.
      s3 d I take a break.
      b12 d A break helps my brain and my body feel calm.
      b3 d A break helps me feel calm.
      b12 t {Helper} will show me one small step.
      b3 t {Helper} will show me how.
      b12 a It is okay to stop and ask for help.
      b3 a It is okay to need help.
      b12 c I can {say:help}.
      b3 c I can {say:help}.
      e12 d When something feels hard, a break and help are a good plan.
      e3 d Hard things need a break and help.
    `,
  }),
  scene({
    title: 'When My Body Needs a Rest',
    isGeneral: true,
    topic: 'a body that needs a rest',
    types: ['Emotional Regulation', 'Coping Strategies'],
    at,
    words:
      'overwhelmed, too much, meltdown, meltdowns, shutdown, overload, sensory overload, too many people, crowds, crowded',
    tells: `
      i12 d Some days there is too much {place}, and my body needs a rest.
      i3 d My body may need a rest {place}.
      b12 d My body may cry, hide or go very quiet.
      b3 d My body may want to hide.
      b12 d This is how a body says that it is full.
      s12 d I stop what I am doing.
      s12 d I go to a quiet place.
      s12 d I rest until my body feels slow again.
      s3 d I go to a quiet place.
      s3 d I rest.
      b12 d A dark and quiet place helps my body feel calm.
      b3 d Quiet helps my body feel calm.
      b12 t {Helper} will come with me and stay quiet.
      b3 t {Helper} will come with me.
      b12 a It is okay to need a break.
      b3 a It is okay to need a break.
      b12 c I can {say:break}.
      b3 c I can {say:break}.
      e12 d When my body needs a rest, a quiet place is a good choice.
      e3 d My body may need rest.
    `,
  }),
  scene({
    title: 'When I Feel Let Down',
    topic: 'feeling let down',
    types: ['Emotional Regulation', 'Coping Strategies'],
    at,
    words:
      'disappointed, disappointment, let down, told no, being told no, not allowed, hears no, refused, accepting no, no for an answer, hearing no, saying no to him, saying no to her',
    tells: `
      i12 p Sometimes I hear "no" {place}, and I may feel let down.
      i3 p I may feel let down {place}.
      b12 d The answer may be "no" because it is late or unsafe.
      b12 d My body may feel hot or heavy.
      b3 d My body may feel hot.
      s12 d I hear the answer.
      s12 d I take a slow breath.
      s12 d I ask when it may be, or I choose another thing.
      s3 d I take a slow breath.
      s3 d I choose another thing.
      b12 d Having a choice helps my body feel calm.
      b3 d A choice helps me feel calm.
      b12 t {Helper} will tell me why and show me a choice.
      b3 t {Helper} will show me a choice.
      b12 a It is okay to feel let down.
      b3 a A big feeling is okay.
      b12 c I can take a break and {tell}.
      b3 c I can {say:break}.
      e12 p When I feel let down, the feeling usually gets smaller with time.
      e3 p The let-down feeling may go.
    `,
  }),
  scene({
    title: 'When I Feel Jealous',
    topic: 'feeling jealous',
    types: ['Emotional Regulation', 'General'],
    at,
    words: 'jealous, jealousy, envy, sibling attention, attention',
    tells: `
      i12 p Sometimes {peer} gets something {place}, and I may feel jealous.
      i3 p I may feel jealous {place}.
      b12 d Jealous means that I want what another person has.
      b3 d I may want what others have.
      b12 d The feeling may sit in my chest or in my belly.
      s12 d I notice the feeling in my body.
      s12 d I take a slow breath.
      s12 d I tell someone what I would like, too.
      s3 d I take a slow breath.
      s3 d I tell what I want.
      b12 d Talking helps to make a big feeling smaller.
      b3 d This helps my body feel calm.
      b12 t {Helper} will listen and find a time for me.
      b3 t {Helper} will listen to me.
      b12 a It is okay to feel jealous.
      b3 a A big feeling is okay.
      b12 c I can {tell}.
      b3 c I can {say:my turn}.
      e12 p Many people feel jealous at times, and the feeling usually passes.
      e3 p The jealous feeling may go.
    `,
  }),
  scene({
    title: 'A Calm Place for Me',
    isGeneral: true,
    topic: 'my calm place',
    types: ['Emotional Regulation', 'Coping Strategies', 'Routine'],
    at,
    words: 'calm place, calm corner, calm down, quiet corner, calming, relax, safe space, calm',
    tells: `
      i12 d [home] At home, a corner in my room may be my calm place.
      i12 d [school] At school, a corner in class may be my calm place.
      i12 d [community] When I am out, my calm place may be in the car.
      i3 d [home] My calm place is at home.
      i3 d [school] My calm place is at school.
      i3 d [community] My calm place may be in the car.
      b12 d A calm place has less noise, and this helps my body rest.
      b3 d Quiet helps my body rest.
      b12 p I may want to go there when a feeling is big.
      s12 d I go to the calm place.
      s12 d I sit, ~squeeze something soft or ~breathe.
      s12 d I come back when my body feels ready.
      s3 d I go to my calm place.
      s3 d I breathe and ~rest.
      b12 d Going there is my choice, and some days I may want it more.
      b12 t {Helper} will help me get there.
      b3 t {Helper} will come with me.
      b12 a It is okay to stay for a long or a short time.
      b3 a I may stay long, and that is okay.
      b123 c I can {say:break}.
      e12 d My calm place helps me when feelings are big.
      e3 d My calm place helps me.
    `,
  }),
];
