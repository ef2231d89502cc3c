import { type Scene, scene } from '../scene.ts';

// Being with other people.
const types = ['Social Skills', 'General', 'Scenario'] as const;
const at = ['Home', 'School', 'Community'] as const;

export const friendScenes: readonly Scene[] = [
  scene({
    title: 'Saying Hello',
    topic: 'saying hello',
    types,
    at,
    words: 'hello, greet, greeting, greetings, saying hello, hi',
    tells: `
      i12 d When people meet {place}, many of them say hello.
      i3 d People say hello {place}.
      b12 d A word, a wave, a smile or a nod can say hello.
      b12 d Hello tells a friend, "I see that you are here."
      b12 d A hello helps people feel welcome.
      b3 d Hello helps people feel welcome.
      s12 d I see someone I know.
      s12 d I choose my way to say hello.
      s12 d The other person may say hello back.
      s3 d I see a friend.
      s3 d I choose a way to say hello.
      b12 p Some people talk a lot, and some like a short hello.
      b12 t {Helper} can show me a way that feels right.
      b3 t {Helper} can show me a way.
      b12 a A small wave is okay.
      b3 a I may just wave, and that is okay.
      b123 c I can {say:hello}.
      e12 d Saying hello is one way to start to talk or play together.
      e3 d Saying hello is a start.
    `,
  }),
  scene({
    title: 'Taking Turns in a Game',
    topic: 'taking turns',
    types: ['Social Skills', 'General', 'Conflict Resolution'],
    at,
    words: 'turns, taking turns, turn taking, board game, my turn, take turns',
    tells: `
      i12 d When I play a game {place}, people take turns.
      i3 d I often take turns {place}.
      b12 d In a turn, one person plays and the others look on.
      b12 d Turns are usually fair because each person gets to play.
      b3 d Turns help the game be fair.
      b12 p Waiting for a turn may feel long.
      s12 d One person has a turn.
      s12 d The next person has a turn.
      s12 d Then it is my turn to play.
      s3 d A friend has a turn.
      s3 d Then I have my turn.
      b12? d A card or a stone can show whose turn it is.
      b12 t {Helper} will tell me when my turn comes.
      b3 t {Helper} will tell me when.
      b12 a It is okay to ask whose turn it is.
      b3 a It is okay to wait a bit.
      b12 c I can wait or {say:my turn}.
      b3 c I can {say:my turn}.
      e12 d Taking turns helps friends play together.
      e3 d Taking turns helps people play.
    `,
  }),
  scene({
    title: 'Sharing My Things',
    topic: 'sharing',
    types: ['Social Skills', 'General', 'Conflict Resolution'],
    at,
    ages: 'young',
    words: 'share, sharing, sharing toys, lend',
    tells: `
      i12 d Sometimes sharing means that {peer} and I use one thing {place}.
      i3 d Sometimes sharing a toy is fair {place}.
      b12 d Sharing is fair, and it helps people play together.
      b3 d Sharing helps people play.
      b12 p Giving a toy away for a while may feel hard.
      b12 d A shared toy usually comes back to me.
      s12 d I play with it for a while.
      s12 d {Peer} plays with it for a while.
      s12 d Then it comes back.
      s3 d I have a turn.
      s3 d Then a friend has a turn.
      b12 d Some things are only mine, and they can stay in a safe place.
      b12 a It is okay to keep some things for me.
      b3 a Some things may stay mine, and that is okay.
      b12 t {Helper} can help with a timer.
      b3 t {Helper} can help me.
      b123 c I can {say:my turn}.
      e12 d Sharing is one way to be a friend.
      e3 d Sharing is for friends.
    `,
  }),
  scene({
    title: 'Joining in Play',
    topic: 'joining in',
    types,
    at,
    words:
      'join, joining, play with others, make friends, making friends, joining in, friends, group play, friend',
    tells: `
      i12 d Sometimes other people play {place}, and I may want to join in.
      i3 d I may join in play {place}.
      b12 d Each game has its own rules, so it helps to look first.
      b3 d Looking first helps me know the game.
      s12 d I look on and ~see what they play.
      s12 d I go near them.
      s12 d I ask, or I bring a thing that fits the game.
      s3 d I look at the game.
      s3 d I go near a friend.
      b12 p Sometimes they say yes, and sometimes the game is full.
      b12 a A "no" is okay, and there is often time to play later.
      b3 a They may say no, and that is okay.
      b12? p Playing next to friends is one way of playing together.
      b12 t {Helper} can come with me and help me ask.
      b3 t {Helper} can come with me.
      b123 c I can {say:play}.
      e12 d Joining in may feel new, and small steps help.
      e3 d Joining in may take time.
    `,
  }),
  scene({
    title: 'Talking and Listening',
    topic: 'talking and listening',
    types,
    at,
    words:
      'talk, talking, listening, conversation, interrupt, interrupting, chat, talk about favourite, talking too much',
    tells: `
      i12 d Talking and listening often go in turns {place}.
      i3 d People often talk and listen {place}.
      b12 d Listening helps me know what another person thinks.
      b3 d Listening helps me know a friend.
      b12 p I may have a lot to say about something I like.
      b12 p The other person may like to hear some of it, and to talk, too.
      s12 d One person says something.
      s12 d The other person listens and thinks.
      s12 d Then they change turns.
      s3 d A friend talks, and I listen.
      s3 d Then it is my turn.
      b12 d A question may show that I listen.
      b12 a It is okay to look away while I listen.
      b3 a It is okay to look away.
      b12 t {Helper} can show me when it is my turn to talk.
      b3 t {Helper} can show me when.
      b12 c I can {say:question}.
      b3 c I can {say:my turn}.
      e12 d Talking and listening help people get to know each other.
      e3 d Talking and listening help friends.
    `,
  }),
  scene({
    title: 'Space for Each Person',
    topic: 'personal space',
    types,
    at,
    words: 'personal space, too close, hugging, touching, hug, hugs strangers, touching others',
    tells: `
      i12 d Each person has some space around the body {place}.
      i3 d People like some space {place}.
      b12 d An arm's length is a space that many people like.
      b12 d Space helps people move and feel safe.
      b3 d Space helps people feel safe.
      b12 p Some people like hugs, and some like a wave.
      s12 d I see a friend and ~stop an arm's length away.
      s12 d I ask before I touch or ~hug.
      s12 d I listen to the answer.
      s3 d I stop near a friend.
      s3 d I ask before a hug.
      b12 d My body has its space, too.
      b12 a It is okay to step back when someone is too close.
      b3 a It is okay to step back.
      b12 t {Helper} can show me how far that is.
      b3 t {Helper} can show me how.
      b12 c I can {say:too close}.
      b3 c I can {say:too close}.
      e12 d With space for each person, people can talk and play together.
      e3 d Space helps me and my friend.
    `,
  }),
  scene({
    title: 'Saying Thanks',
    topic: 'saying thanks',
    types,
    at,
    words: 'thank you, thanks, please, manners, polite, gift, present, presents, compliment, compliments',
    tells: `
      i12 d When someone helps a person {place}, people often say thanks.
      i3 d People say thanks {place}.
      b12 d Thanks tells a person, "I saw that you were kind."
      b12 d It helps the other person feel good.
      b3 d Thanks helps people feel good.
      b12? p A gift may be a surprise.
      s12 d Someone gives or does something for me.
      s12 d I stop for a moment.
      s12 d I say thanks in my way.
      s3 d A friend helps me.
      s3 d I say thanks in my way.
      b12 p People say it with a word, a sign, a smile or a card.
      b12 a It is okay to use a smile or a card.
      b3 a I may just smile, and that is okay.
      b12 t {Helper} can remind me with a small sign.
      b3 t {Helper} can remind me.
      b12 c I can {say:thank you}.
      b3 c I can {say:thank you}.
      b12? d Friends who talk, play and share often say it.
      e12 d Saying thanks is a short way to be kind to a friend.
      e3 d Saying thanks is for friends.
    `,
  }),
  scene({
    title: 'A Phone or Video Call',
    topic: 'a phone or video call',
    types,
    at: ['Home', 'Community'],
    words: 'phone, phone call, phone calls, video call, calling, telephone, facetime',
    tells: `
      i12 d On a phone or video call, people talk and may see each other.
      i12 d [home] A call is often at home, on the sofa.
      i12 d [community] A call may come on the bus or in the park.
      i3 d I talk on a phone call.
      i3 d [community] I am in the park.
      b12 d A call helps people talk when they are far away.
      b3 d A call helps people talk.
      b12 p There may be a short wait before I hear the other person.
      s12 d The phone rings, and someone says hello.
      s12 d People take turns to talk and to listen.
      s12 d They say goodbye, and the call ends.
      s3 d The phone rings at home.
      s3 d I hear a friend.
      b12 d Some calls are short, and a short call is a good call.
      b12 a It is okay to wave or show something when words feel hard.
      b3 a I may just wave, and that is okay.
      b12 t {Helper} can sit next to me and help.
      b3 t {Helper} can sit with me.
      b123 c I can {say:hello}.
      e12 d After the call, I know how my friend is.
      e3 d Then the phone call is done.
    `,
  }),
  scene({
    title: 'A Friend Comes to Play',
    topic: 'a friend who comes to play',
    types: ['Social Skills', 'Scenario', 'General'],
    at: ['Home'],
    ages: 'young',
    words: 'playdate, play date, friend visits, friend comes, friend over, cousin visits',
    tells: `
      i12 d Sometimes a friend comes to play at my home.
      i3 d A friend comes to play at home.
      b12 d Friends play together because it helps them get to know each other.
      b3 d Play helps people be friends.
      b12 p A friend may touch my toys and move them.
      b12 d A toy that is only mine can go in a safe place.
      s12 d I say hello at the door.
      s12 d My friend and I choose a game and take turns.
      s12 d My friend goes home, and I say goodbye.
      s3 d I say hello at the door.
      s3 d I choose a game with my friend.
      b12 a It is okay to rest in another room for a while.
      b3 a It is okay to rest.
      b12 t {Helper} will stay near and help with sharing.
      b3 t {Helper} will stay near.
      b123 c I can {say:break}.
      e12 d When my friend goes home, the toys come back to their place.
      e3 d Then my friend goes home.
    `,
  }),
  scene({
    title: 'Working in a Group',
    topic: 'working in a group',
    types: ['Social Skills', 'General', 'Scenario', 'Conflict Resolution'],
    at: ['School'],
    words: 'group work, working in a group, group project, teamwork, partner work',
    tells: `
      i12 d At school, {children} sometimes work in a group.
      i3 d I may work in a group at school.
      b12 d In a group, each person has a part, and this helps the work get done.
      b3 d A group helps with the work.
      b12 p People in a group may have different ideas.
      b12 p [sound] A group may be louder than one person.
      s12 d The group reads the task.
      s12 d Each person chooses a part.
      s12 d The group puts the parts together.
      s3 d The group looks at the task.
      s3 d I choose my part.
      b12 d When people listen to each idea, they can often agree.
      b12 t {Helper} will help me choose a part.
      b3 t {Helper} will help me choose.
      b12 a It is okay to do a quiet part.
      b3 a It is okay to do a small part.
      b12 c I can share an idea or {say:different}.
      b3 c I can {say:help}.
      b3? d Friends listen and take turns.
      e12 d At the end, the group shares its work.
      e3 d Then the group work is done.
    `,
  }),
  scene({
    title: 'Playing in My Own Way',
    topic: 'playing in my own way',
    types: ['Social Skills', 'General', 'Self-Advocacy'],
    at,
    words: 'play alone, lonely, different play, stimming, flapping, own way, plays beside, stims',
    tells: `
      i12 d Some people play together {place}, and some play in their own way.
      i3 d I play in my own way {place}.
      b12 p I may like to line things up, look closely or move my hands.
      b12 d Moving my body helps me feel calm and think.
      b3 d My play helps me feel calm.
      b12 p A friend may ask about it because it is new to them.
      s12 d I choose a place to play.
      s12 d I play the way my body likes.
      s12 d A friend may come and play next to me.
      s3 d I choose a place to play.
      s3 d A friend may play near me.
      b12 a Playing in my own way is okay.
      b3 a My way is okay.
      b12 t {Helper} can tell others that I need space.
      b3 t {Helper} can help me.
      b12 c I can {say:my space}.
      b3 c I can {say:my space}.
      b12? d Many people talk, share and play, and there are many ways to do it.
      e12 d Playing in my own way is a good way to play.
      e3 d My own way to play is good.
    `,
  }),
];
