import { type Scene, scene } from '../scene.ts';

// What other people may feel.
const types = ['Empathy Building', 'General'] as const;
const at = ['Home', 'School', 'Community'] as const;

export const empathyScenes: readonly Scene[] = [
  scene({
    title: 'When Someone Is Sad',
    topic: 'someone who is sad',
    types,
    at,
    words:
      'someone sad, someone is sad, friend is sad, sad friend, sister cries, brother cries, comfort someone',
    tells: `
      i12 p Sometimes {peer} is sad {place}.
      i3 p Someone may be sad {place}.
      b12 d I may notice tears, a quiet voice or a face that looks down.
      b3 d I may notice tears.
      b12 p People may feel sad when they miss someone or when something hurts.
      s12 d I stop and ~notice the person.
      s12 d I think about what may help.
      s12 d I ask, ~sit near or ~get an adult.
      s3 d I stop and ~look.
      s3 d I sit near or ~get help.
      b12 d A kind act helps people feel less alone.
      b3 d A kind act helps people.
      b12 p Some people like a hug, and some like to be alone.
      b12 a It is okay if someone wants to be alone.
      b3 a It is okay if they want to be alone.
      b12 t {Helper} can help me know what to do.
      b3 t {Helper} can help me.
      b123 c I can {say:are you okay}.
      e12 p When someone is sad, being near is one kind way to help.
      e3 p A sad friend may feel better.
    `,
  }),
  scene({
    title: 'When Someone Is Hurt',
    topic: 'someone who is hurt',
    types,
    at,
    words: 'someone hurt, someone is hurt, friend hurt, falls down, someone falls',
    tells: `
      i12 d Sometimes {peer} falls and is hurt {place}.
      i3 d Someone may be hurt {place}.
      b12 p A person who is hurt may cry or shout.
      b12 p The person may feel pain and may want help.
      b3 p The person may feel pain.
      s12 d I stop and ~notice what happened.
      s12 d I get an adult.
      s12 d I wait near, or I bring something soft.
      s3 d I stop and ~look.
      s3 d I get {adult}.
      b12 d Getting help is kind, and it helps the person feel better.
      b3 d Help is kind, and it helps people.
      b12? p [sound] The crying may be loud for my ears, and stepping back is fine.
      b12 t {Helper} will come and help.
      b3 t {Helper} will come and help.
      b12 a It is okay to help from far away.
      b3 a It is okay to stand back.
      b123 c I can {say:are you okay}.
      e12 d When someone is hurt, telling an adult is a kind choice.
      e3 d I help when someone is hurt.
    `,
  }),
  scene({
    title: 'Being Happy for a Friend',
    topic: 'being happy for a friend',
    types: ['Empathy Building', 'Social Skills'],
    at,
    words: 'happy for, friend wins, congratulate, good news, proud of, friend wins',
    tells: `
      i12 p Sometimes a friend has good news {place} and feels happy.
      i3 p A friend may feel happy {place}.
      b12 d I may notice a smile, a fast voice or a jump.
      b3 d I may notice a smile.
      b12 p I may feel happy, too, or I may feel something else.
      s12 d I notice the good news.
      s12 d I think about what the friend feels.
      s12 d I say or ~show something kind.
      s3 d I notice my friend.
      s3 d I do a kind thing.
      b12 d Kind words help people enjoy the moment.
      b3 d Kind words help people.
      b12 p Friends often share good news with people they like.
      b12 t {Helper} can help me think of kind words.
      b3 t {Helper} can help me.
      b12 a It is okay to feel two things at once.
      b3 a I may feel quiet, and that is okay.
      b12 c I can {say:well done}.
      b3 c I can {say:well done}.
      e12 p When a friend is happy, sharing it is kind.
      e3 p Friends may feel happy together.
    `,
  }),
  scene({
    title: 'Someone New Is Here',
    topic: 'someone who is new',
    types: ['Empathy Building', 'Social Skills'],
    at,
    words: 'new child, new student, new pupil, new neighbour, newcomer, someone new, new kid, new classmate',
    tells: `
      i12 d Sometimes there is someone new {place}.
      i3 d Someone new is here {place}.
      b12 p A new person may feel shy because the people are new.
      b3 p They may feel shy.
      b12 d I may notice that the person is quiet or stands alone.
      s12 d I notice the new person.
      s12 d I think about how it feels to be new.
      s12 d I wave, show something or say hello.
      s3 d I notice the person.
      s3 d I wave or smile.
      b12 d A small kind act helps people feel welcome.
      b3 d A kind wave helps people.
      b12 p The new person may talk, or may need time first.
      b12 t {Helper} can show me a way to say hello.
      b3 t {Helper} can help me.
      b12 a It is okay to start with a wave.
      b3 a I may just wave, and that is okay.
      b123 c I can {say:hello}.
      e12 p After some days, someone new may feel like a friend.
      e3 p Someone new may be a friend.
    `,
  }),
  scene({
    title: 'When Someone Is Tired or Ill',
    topic: 'someone who is tired or ill',
    types,
    at,
    words:
      'mum is tired, mom is tired, dad is tired, someone ill, someone is ill, grandma ill, grandpa ill, sick+grandma, sick+grandpa, sick+mum, sick+mom, sick+dad, sick+teacher, cancer, illness, disease, stroke, depression',
    tells: `
      i12 p Sometimes someone I know is tired or ill {place}.
      i3 p Someone may be tired or ill {place}.
      b12 d I may notice a slow voice, a cough or closed eyes.
      b3 d I may notice closed eyes.
      b12 p A tired person may want quiet and may play less.
      s12 d I notice that the person needs rest.
      s12 d I choose a quiet thing to do.
      s12 d I bring something small, such as water or a card.
      s3 d I notice it.
      s3 d I play a quiet game.
      b12 d Quiet helps the body rest and get well.
      b3 d Quiet helps people rest.
      b12 p It is not because of me that someone is tired.
      b12 t {Helper} can tell me what the person needs.
      b3 t {Helper} can tell me more.
      b12 a It is okay to miss the usual time together.
      b3 a I may miss them, and that is okay.
      b12 c I can {say:are you okay}.
      b3 c I can {say:are you okay}.
      b12? p Kind thoughts and small acts help someone feel cared for.
      e12 p When someone is tired or ill, giving rest is kind.
      e3 p Rest is kind when someone is ill.
    `,
  }),
  scene({
    title: 'When Someone Is Angry',
    topic: 'someone who is angry',
    types,
    at,
    words:
      'someone angry, someone is angry, teacher angry, mum angry, dad shouts, others angry, shouting, shouts at',
    tells: `
      i12 p Sometimes {peer} is angry {place}.
      i3 p Someone may be angry {place}.
      b12 d I may notice a loud voice, a red face or fast hands.
      b3 d I may notice a loud voice.
      b12 p Angry people often feel hurt, tired or worried inside.
      s12 d I stop and ~notice the person.
      s12 d I give the person space.
      s12 d I go to a quiet place or to an adult.
      s3 d I stop.
      s3 d I give them space.
      b12 d Space helps people feel calm again.
      b3 d Space helps people feel calm.
      b12 p Most of the time, anger gets smaller after a rest.
      b12 t {Helper} will help me feel safe.
      b3 t {Helper} will help me.
      b12 a It is okay to step away.
      b3 a It is okay to step away.
      b12 c I can {tell}.
      b3 c I can {say:help}.
      b12? p Later a kind word may help a friend.
      e12 p When someone is angry, giving space is kind.
      e3 p Angry people need kind space.
    `,
  }),
  scene({
    title: 'When a Baby Cries',
    topic: 'a baby who cries',
    types: ['Empathy Building', 'Coping Strategies'],
    at: ['Home', 'Community'],
    words: 'baby cries, baby crying, crying baby, baby+cry, baby+crying',
    tells: `
      i12 d [home] Sometimes a baby cries at home.
      i12 d [!home] Sometimes a baby cries in the shop or on the bus.
      i3 d [home] A baby may cry at home.
      i3 d [!home] A baby may cry in the shop.
      b12 p A baby has no words yet, so crying tells what the baby feels.
      b3 p The baby may feel sad.
      b12 p [sound] The crying may be too loud for my ears.
      s12 d I notice that the baby needs someone.
      s12 d I step back or ~cover my ears.
      s12 d An adult helps the baby.
      s3 d I step back.
      s3 d {Adult} helps the baby.
      b12 d A quiet voice helps a baby feel calm.
      b3 d A kind voice helps the baby.
      b12 t {Helper} can show me a quiet place.
      b3 t {Helper} can help me.
      b12 a It is okay to leave the room for a break.
      b3 a It is okay to cover my ears.
      b12 c I can try a break or {say:too loud}.
      b3 c I can {say:too loud}.
      b3? p Someone may feel happy soon.
      e12 p When a baby cries, it is not angry with someone, and kind help comes.
      e3 p The baby may feel happy soon.
    `,
  }),
  scene({
    title: 'People Like Different Things',
    topic: 'people who like different things',
    types: ['Empathy Building', 'Social Skills', 'General'],
    at,
    words:
      'different things, different interests, others like, opinions, likes different, bored by, talks about the same',
    tells: `
      i12 p People like different things {place}.
      i3 p Some people like different things {place}.
      b12 p I may like one thing very much, and a friend may like another.
      b3 p A friend may like one thing.
      b12 d I may notice that a friend looks away or changes the topic.
      s12 d I notice what a friend likes.
      s12 d I think of a question about it.
      s12 d I listen to the answer.
      s3 d I notice what a friend likes.
      s3 d I listen to a friend.
      b12 d A question helps people feel that I care.
      b3 d Being kind helps people.
      b12 p It feels good when a friend asks about my things, too.
      b12 t {Helper} can help me think of a question.
      b3 t {Helper} can help me.
      b12 a It is okay to like what I like.
      b3 a It is okay to like my things.
      b12 c I can {say:question}.
      b3 c I can {say:question}.
      e12 p People can like different things and still be friends.
      e3 p Friends like different things.
    `,
  }),
  scene({
    title: 'Someone Wants to Be Alone',
    topic: 'someone who wants to be alone',
    types: ['Empathy Building', 'Conflict Resolution'],
    at,
    words:
      'wants to be alone, leave alone, friend does not want to play, friend says no, does not want to play, rejected, left out',
    tells: `
      i12 p Sometimes {peer} wants to be alone {place}.
      i3 p Someone may want to be alone {place}.
      b12 d I may notice a closed door, a quiet face or the word "no".
      b3 d I may notice a "no".
      b12 p The person may feel tired or may need to think.
      s12 d I notice the sign.
      s12 d I give space and ~choose another thing to do.
      s12 d I ask again later.
      s3 d I give them space.
      s3 d I choose another thing.
      b12 d Space is kind because it helps someone rest.
      b3 d Space is kind and helps people.
      b12 p I may feel sad about it, and there is often a later time to play.
      b12 t {Helper} can help me find another thing to do.
      b3 t {Helper} can help me choose.
      b12 a It is okay when a friend says "no".
      b3 a A "no" is okay.
      b12 c I can {tell}.
      b3 c I can {say:play}.
      b12? p A fair friend listens and feels that both people matter.
      e12 p When someone wants to be alone, waiting is kind.
      e3 p A friend may play later, not alone.
    `,
  }),
];
