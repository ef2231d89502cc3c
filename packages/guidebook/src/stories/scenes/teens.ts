import { type Scene, scene } from '../scene.ts';

// For teenagers and young adults.

export const teenScenes: readonly Scene[] = [
  scene({
    title: 'Staying Fresh with Deodorant',
    topic: 'using deodorant',
    types: ['Routine', 'General'],
    at: ['Home'],
    ages: 'teen',
    words: 'deodorant, sweat, body odour, body odor, hygiene, personal hygiene, shower daily, smell of sweat',
    tells: `
      i12 d As the body grows up, sweat starts to smell, and many people use deodorant at home.
      i3 d Deodorant helps me stay fresh at home.
      b12 d This is a usual part of growing up.
      b12 d Washing and deodorant help my skin stay fresh.
      b3 d Many people use it.
      b12 p [smell] A deodorant with no smell may feel better.
      s12 d I wash under my arms in the morning.
      s12 d I dry my skin.
      s12 d I put on the deodorant.
      s3 d I wash my arms.
      s3 d I put it on.
      b12 d After sport, I may wash and use it again.
      b12 t {Helper} can help me choose a kind that feels right.
      b3 t {Helper} can help me.
      b12 a It is okay to need a note in the bathroom.
      b3 a It may feel cold, and that is okay.
      b123 c I can {say:help}.
      e12 d Staying fresh takes a few minutes of the day.
      e3 d Then I am fresh.
    `,
  }),
  scene({
    title: 'Changes in My Body',
    topic: 'changes in my body',
    types: ['General', 'Scenario'],
    at: ['Home', 'School'],
    ages: 'teen',
    words:
      'puberty, body changes, growing up, voice changes, hormones, breasts, erections, wet dreams, body hair',
    tells: `
      i12 d Between about 9 and 16, bodies change, and this is called puberty.
      i12 d I may notice changes in my body {place}.
      i3 d My body changes {place}.
      b12 d Bodies change because they grow from a child's body to an adult's body.
      b3 d Changes help my body grow up.
      b12 d I may grow taller, get hair in new places and sweat more.
      b12 p Feelings may be bigger and may change fast.
      b12 d Private things belong in private places, such as my bedroom or the bathroom.
      s12 d I notice a change.
      s12 d I read about it or ~ask someone I trust.
      s12 d I choose what my body needs, such as a wash.
      s3 d I see a change.
      s3 d I ask someone I trust.
      b12 t {Helper} can tell me what each change means.
      b3 t {Helper} can tell me more.
      b12 a It is okay to ask about my body.
      b3 a It is okay to ask.
      b123 c I can {say:question}.
      e12 d Changes in my body take years, and most people go through them.
      e3 d My body may change for years.
    `,
  }),
  scene({
    title: 'When My Period Comes',
    topic: 'having a period',
    types: ['Routine', 'General', 'Scenario'],
    at: ['Home', 'School'],
    ages: 'teen',
    words: 'period, periods, menstruation, pads, menstrual',
    tells: `
      i12 d About once a month, I may have a period, also {place}.
      i3 d My period may come {place}.
      b12 d A period is a little blood from the body for some days.
      b12 d It comes because the body is growing up, and it is a sign of health.
      b3 d A pad helps keep me dry.
      b12 p My belly may hurt, and warmth often helps.
      b12? p [textures] Some pads feel softer than others.
      s12 d I go to the toilet and ~close the door.
      s12 d I change the pad and ~wrap the old one.
      s12 d The old pad goes in the bin, and I wash my hands.
      s3 d I go to the toilet.
      s3 d I change the pad.
      b12 t {Helper} can show me how to change a pad.
      b3 t {Helper} can show me how.
      b12 a It is okay to ask for a pad.
      b3 a It may hurt, and asking is okay.
      b123 c I can {say:pad}.
      e12 d After some days the period ends, and next month it may come again.
      e3 d It may come again next month.
    `,
  }),
  scene({
    title: 'Learning to Shave',
    topic: 'shaving',
    types: ['Routine', 'General'],
    at: ['Home'],
    ages: 'teen',
    words: 'shave, shaving, razor, beard, facial hair, moustache',
    tells: `
      i12 d Some people shave hair off, and I may learn to shave in the bathroom.
      i3 d I may shave in the bathroom.
      b12 d People shave because they like how it feels or looks.
      b12 d An electric shaver helps keep the skin safe from cuts.
      b3 d A shaver helps keep skin safe.
      b12 p [sound] The shaver hums.
      b12 p [touch] It may tickle at first.
      s12 d I wash my face.
      s12 d I move the shaver slowly over the skin.
      s12 d I clean the shaver and ~put it away.
      s3 d I wash my face.
      s3 d I move the shaver slowly.
      b12 t {Helper} will show me how to hold it.
      b3 t {Helper} will show me how.
      b12 a It is okay to keep the hair, too.
      b3 a It may tickle, and that is okay.
      b123 c I can {say:stop}.
      e12 d Then my skin feels smooth, and the shave is done.
      e3 d Then the shave is done.
    `,
  }),
  scene({
    title: 'Staying Safe Online',
    topic: 'staying safe online',
    types: ['Safety & Emergency', 'General', 'Self-Advocacy'],
    at: ['Home', 'School', 'Community'],
    ages: 'teen',
    words:
      'online, internet, social media, chat room, gaming online, online strangers, trusts strangers online, instagram, tiktok, discord, cyberbullying, texting',
    tells: `
      i12 d Many people talk, play and share online {place}.
      i3 d I stay safe online {place}.
      b12 d Online, a name or a photo may not be real.
      b3 d Some names are not real.
      b12 d Keeping my address and my photos private helps me stay safe.
      s12 d Someone asks for a photo, money or a meeting.
      s12 d I stop and ~wait before I answer.
      s12 d I show it to an adult I trust.
      s3 d I stop and ~wait.
      s3 d I show an adult.
      b12 p Some messages may feel exciting, and some may feel wrong.
      b12 d An adult can help me block a person or report it.
      b3 d An adult helps keep me safe.
      b12 t {Helper} will help me and listen.
      b3 t {Helper} will help me.
      b12 a It is okay to leave a chat at any time.
      b3 a It is okay to leave.
      b12 c I can {say:no}.
      b3 c I can {say:no}.
      e12 d With breaks, private facts and help, being online is safe more often.
      e3 d I am safe online with help.
    `,
  }),
  scene({
    title: 'A Job Interview',
    topic: 'a job interview',
    types: ['Scenario', 'General', 'Social Skills'],
    at: ['Community'],
    ages: 'teen',
    words: 'job, interview, work experience, internship, apprenticeship, volunteering, part-time job',
    tells: `
      i12 d A job interview is a talk about work, often in a shop.
      i3 d I may talk about a job in a shop.
      b12 d People ask questions because they want to know about me.
      b3 d A talk helps people know me.
      b12 p Many people feel tense before an interview.
      s12 d I say hello and my name.
      s12 d I listen to each question and ~take time to think.
      s12 d I talk about what I do well, and I ask a question, too.
      s3 d I say hello.
      s3 d I listen and ~talk.
      b12 d A list of notes helps me remember what to say.
      b12 d The questions may come on paper if I want.
      b12 t {Helper} can help me practise the answers.
      b3 t {Helper} can help me practise.
      b12 a It is okay to look at the table while I think.
      b3 a It is okay to look away.
      b12 c I can {say:more time}.
      b3 c I can {say:more time}.
      e12 d After the interview, the people call or write with an answer.
      e3 d Then the job talk is done.
    `,
  }),
  scene({
    title: 'Sending Messages to Friends',
    topic: 'sending messages',
    types: ['Social Skills', 'General'],
    at: ['Home', 'School', 'Community'],
    ages: 'teen',
    words: 'message, messages, texts, text messages, group chat, whatsapp, sending messages',
    tells: `
      i12 d Friends often send messages to each other, also {place}.
      i3 d I send a message {place}.
      b12 d A message helps friends talk when they are apart.
      b3 d A message helps people talk.
      b12 p A friend may answer late because of school, sleep or a full day.
      b12 d A late answer usually has nothing to do with me.
      s12 d I write one message.
      s12 d I read it once before I send it.
      s12 d I wait for the answer and ~do something else.
      s3 d I write a message.
      s3 d I wait for a friend.
      b12 p Jokes may be hard to see in a message, and asking is a way to know.
      b12 t {Helper} can read a message with me if I am unsure.
      b3 t {Helper} can help me.
      b12 a It is okay to answer later.
      b3 a I may answer later, and that is okay.
      b12 c I can {say:question}.
      b3 c I can {say:question}.
      e12 d Messages are one way for friends to talk and listen.
      e3 d Messages help friends talk.
    `,
  }),
  scene({
    title: 'Going Out on My Own',
    topic: 'going out on my own',
    types: ['Safety & Emergency', 'Routine', 'Scenario'],
    at: ['Community'],
    ages: 'teen',
    words:
      'on my own, independent travel, alone in town, going out alone, walking alone, independence, by himself, by herself',
    tells: `
      i12 d Some days I go out on my own, on the bus or to a shop.
      i3 d I go out on my own to the shop.
      b12 d A plan with a time and a place helps keep me safe.
      b3 d A plan helps keep me safe.
      b12 p A bus may be late, or a street may be closed.
      s12 d I tell an adult where I go and when I come back.
      s12 d I take my phone, my card and my keys.
      s12 d I send a message when I am there.
      s3 d I tell an adult.
      s3 d I take my phone.
      b12 d If something changes, I stop in a safe place, such as a shop.
      b12 t {Helper} will come or help me by phone.
      b3 t {Helper} will come when I call.
      b12 a It is okay to call, also for a small thing.
      b3 a It is okay to call.
      b12 c I can {say:help}.
      b3 c I can {say:help}.
      e12 d Going out on my own gets easier with practice, and help is near.
      e3 d I go out on my own with a plan.
    `,
  }),
  scene({
    title: 'Telling Others About Autism',
    topic: 'telling others about my autism',
    types: ['Self-Advocacy', 'General', 'Social Skills'],
    at: ['School', 'Community', 'Home'],
    ages: 'teen',
    words: 'autism, autistic, diagnosis, disclosure, tell others, explain autism, being autistic',
    tells: `
      i12 d I am autistic, and I choose who I tell about my autism {place}.
      i3 d I may tell about autism {place}.
      b12 d Autism is a way of thinking and sensing, and many people have it.
      b3 d Many people have autism.
      b12 d When people know, it often helps them understand what I need.
      b3 d Telling helps people know me.
      b12 p Some people may ask questions because it is new to them.
      s12 d I choose a person I trust.
      s12 d I choose one or two things to tell.
      s12 d I ask for what I need.
      s3 d I choose a person.
      s3 d I tell what I need.
      b12 t {Helper} can help me write a card about me.
      b3 t {Helper} can help me.
      b12 a It is okay to keep it private, too.
      b3 a It is okay to keep it private.
      b12 c I can use a card or {tell}.
      b3 c I can {say:my card}.
      e12 d Telling others about autism is my choice.
      e3 d I choose who I tell.
    `,
  }),
];
