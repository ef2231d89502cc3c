import { type Scene, scene } from '../scene.ts';

// Moments between people that have no place of their own elsewhere.
export const betweenPeopleScenes: readonly Scene[] = [
  scene({
    title: 'Sharing a Bedroom',
    topic: 'sharing a bedroom',
    isNamedOnly: true,
    types: ['Conflict Resolution', 'Social Skills', 'General', 'Routine'],
    at: ['Home'],
    words:
      'sharing a bedroom, sharing a room, share a room, share a bedroom, share+bedroom, share+room, same bedroom, sharing+bedroom',
    tells: `
      i12 d At home, two people can sleep in one bedroom.
      i3 d I share a bedroom at home.
      b12 d Two people may share because a home has only so much room.
      b3 d This helps both people have a bed.
      b12 p The other person may make sounds or want the lamp on.
      b12 d My bed and my box are mine.
      b3 d My bed is mine.
      s12 d Both people choose a fair plan for the lamp and for quiet time.
      s12 d The plan goes on the door, in words or pictures.
      s12 d I look at the plan at night.
      s3 d I look at the plan.
      s3 d It is quiet time.
      b12 d A plan helps people sleep well.
      b12 t {Helper} will listen to both people.
      b3 t {Helper} will help both agree.
      b12 a It is okay to want some time alone.
      b3 a Time alone is okay.
      b123 c I can {say:different}.
      e12 d Sharing a bedroom often gets easier with a plan.
      e3 d Sharing the bedroom gets easier.
    `,
  }),
  scene({
    title: 'When a Friend Moves Away',
    topic: 'a friend who moves away',
    isNamedOnly: true,
    types: ['Empathy Building', 'General', 'Scenario', 'Emotional Regulation'],
    at: ['Home', 'School', 'Community'],
    isSolemn: true,
    words:
      'friend+moving, friend+moves, friend moves away, moving away, friend+leaving, friend+leaves, best friend+new school, friend is leaving',
    tells: `
      i12 d Sometimes a friend moves to another home, and this can be far away.
      i3 d My friend moves away.
      b12 d A family moves because of work or a new home.
      b3 d Some families move because of work.
      b12 p My friend may feel sad, too, or happy and sad at once.
      b12 d [school] At school, one seat may be empty for a while.
      b12 d [home] At home, there may be a photo of my friend.
      b3 d [home] I have a photo at home.
      b3 d [school] A seat may be free at school.
      s12 d I say goodbye in the way I like.
      s12 d I give a card or a drawing.
      s12 d I may call or write a letter later.
      s3 d I say goodbye.
      s3 d I give a card.
      b12 d A call or a letter helps friends stay friends.
      b3 d A call helps friends talk.
      b12 t {Helper} will help me write or call.
      b3 t {Helper} will help me call.
      b12 a It is okay to feel sad, and it is okay to feel nothing.
      b3 a It is okay to feel sad.
      b123 c I can {say:sad}.
      e12 d When a friend moves away, the good days stay with me.
      e3 d My friend moves, and stays my friend.
    `,
  }),
  scene({
    title: 'When Someone Copies Me',
    topic: 'being copied',
    types: ['Conflict Resolution', 'Social Skills', 'General', 'Emotional Regulation'],
    at: ['School', 'Home'],
    words: 'copies, copied, copying, copy, copycat, stole my idea, same drawing',
    tells: `
      i12 d Sometimes someone makes the same thing as I do {place}.
      i3 d Someone may copy me {place}.
      b12 d People often copy because they like an idea.
      b3 d People copy because they like it.
      b12 p It may feel as if something of mine is gone.
      b12 d My own work stays mine, with my name on it.
      s12 d I put my name on my own work.
      s12 d I tell the other person what I think.
      s12 d The two people agree on what is fair.
      s3 d I put my name on it.
      s3 d Then I go on.
      b12 d Talking and listening helps solve the problem.
      b12 t {Helper} will listen to both people.
      b3 t {Helper} will listen to both.
      b12 a It is okay to feel cross about it.
      b3 a It is okay to feel cross.
      b123 c I can {tell}.
      e12 d When someone copies me, my own idea is still mine.
      e3 d When someone copies me, I am okay.
    `,
  }),
  scene({
    title: 'When My Team Loses',
    topic: 'my team losing',
    types: ['Emotional Regulation', 'Coping Strategies', 'General', 'Scenario'],
    at: ['Home', 'Community'],
    words:
      'team+lose, team+loses, team+lost, team+losing, football+lose, football+loses, football+lost, match+lost, club+loses',
    tells: `
      i12 d Sometimes my team loses a match, and I see it at home or at the ground.
      i3 d My team may lose a match at home.
      b12 d Two teams play, so one of them often loses.
      b3 d Two teams play, so one may lose.
      b12 p A lost match may feel hot or heavy in my body.
      s12 d The match ends, and the screen or the radio goes off.
      s12 d I take a break in a quiet place.
      s12 d I may look at one good thing from the match.
      s3 d The match ends.
      s3 d I take a break.
      b12 d A break helps my body feel calm.
      b3 d A break helps me feel calm.
      b12 t {Helper} will listen when I want to talk about it.
      b3 t {Helper} will stay with me.
      b12 a A big feeling about a match is okay.
      b3 a A big feeling is okay.
      b123 c I can {say:break}.
      e12 d My team usually plays again, and some matches end well.
      e3 d My team may lose, and play again.
    `,
  }),
  scene({
    title: 'Asking for a Phone Number',
    topic: 'asking for a phone number',
    types: ['Social Skills', 'General', 'Scenario', 'Self-Advocacy'],
    at: ['Community', 'School'],
    ages: 'teen',
    words: 'phone number, asking for a number, ask+number, swap numbers, someone+number',
    tells: `
      i12 d Sometimes I may ask someone for a phone number {place}.
      i3 d I may ask for a number {place}.
      b12 d People share a number because they want to talk again.
      b3 d A number helps people talk.
      b12 p The other person may say yes, or may feel unsure.
      s12 d I talk for a while about something that both people like.
      s12 d I ask one time, in one short line.
      s12 d When the answer is not yes, I say goodbye.
      s3 d I say hello and talk.
      s3 d I ask one time.
      b12 d Asking one time helps the other person feel safe.
      b12 t {Helper} can practise the line with me.
      b3 t {Helper} can help me practise.
      b12 a A no is okay, and it is about that day.
      b3 a A no is okay.
      b123 c I can {say:hello}.
      e12 d Asking for a number is one way to talk again as friends.
      e3 d Asking for a number is okay.
    `,
  }),
  scene({
    title: 'Photos and People Online',
    topic: 'people online who ask for photos',
    types: ['Safety & Emergency', 'Self-Advocacy', 'General', 'Scenario'],
    at: ['Home', 'School', 'Community'],
    ages: 'teen',
    words:
      'online+stranger, online+strangers, online+photo, online+photos, stranger+internet, asks for photos, asking for photos, send photos, nudes, chat+stranger',
    tells: `
      i12 d Sometimes someone online may ask me for a photo {place}.
      i3 d Someone online may want a photo {place}.
      b12 d A photo can be sent on, so some photos stay with me.
      b3 d Photos stay with me, so I am safe.
      b12 d Some people online use a name that is not theirs.
      b12 p A message like that may feel nice, strange or scary.
      s12 d I stop, and I wait before I answer.
      s12 d I block the person, and the message stays on my phone.
      s12 d I show it to an adult I trust.
      s3 d I stop and wait.
      s3 d I show an adult.
      b12 d Telling an adult helps keep me safe.
      b3 d An adult helps me stay safe.
      b12 t {Helper} will listen and help me block the person.
      b3 t {Helper} will help me.
      b12 a It is okay to tell, also when I have sent something.
      b3 a It is okay to tell.
      b123 c I can {say:help}.
      e12 d My photos are mine, and safe people online respect that.
      e3 d My photos stay with me.
    `,
  }),
];
