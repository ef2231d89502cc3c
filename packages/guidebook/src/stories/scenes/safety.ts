import { type Scene, scene } from '../scene.ts';

// Staying safe at home, at school and online.

export const safetyScenes: readonly Scene[] = [
  scene({
    title: 'The Fire Drill',
    topic: 'the fire drill',
    types: ['Safety & Emergency', 'General', 'Scenario'],
    at: ['School'],
    words: 'fire drill, fire alarm, fire alarms, alarm bell',
    tells: `
      i12 d Sometimes there is a fire drill at school.
      i12 d A fire drill is practice for the whole school.
      i3 d There is a fire drill at school.
      b12 d The bell is loud, so people in each room can hear it.
      b3 d The bell is loud.
      b12 p Many {children} find it too loud.
      b12? p [sound] Ear defenders may make the bell softer for me.
      s12 d The teacher says, "Line up."
      s12 d The class walks outside together.
      s12 d The teacher reads the names.
      s3 d The class lines up.
      s3 d The class walks out.
      b12 d This helps the teacher know that the class is safe.
      b3 d This helps keep me safe.
      b12 t {Helper} will stay next to me.
      b3 t {Helper} will stay with me.
      b12 a It is okay to cover my ears.
      b3 a It is okay to cover my ears.
      b123 c I can {say:help}.
      e12 d After a few minutes the bell stops, and the fire drill is over.
      e3 d Then the fire drill is done.
    `,
  }),
  scene({
    title: 'A Drill Inside School',
    topic: 'a drill inside school',
    types: ['Safety & Emergency', 'General', 'Scenario'],
    at: ['School'],
    words:
      'lockdown, lockdown drill, earthquake, earthquake drill, tornado, tornado drill, shelter, safety drill',
    tells: `
      i12 d Sometimes there is a drill at school where the class stays inside.
      i3 d There is a drill at school.
      b12 d A drill is practice, so that people know what to do.
      b3 d A drill is practice.
      b12 p The room may be quiet or dark for a while.
      b12 p [sound] A signal may be loud at the start.
      s12 d The teacher says that the drill starts.
      s12 d The class goes to a safe spot in the room.
      s12 d The class waits there until the teacher says that it is over.
      s3 d The class goes to a safe spot.
      s3 d The class waits there.
      b12 d Staying together helps keep the class safe.
      b3 d This helps keep me safe.
      b12 t {Helper} will stay next to me.
      b3 t {Helper} will stay with me.
      b12 a It is okay to feel unsure in a drill.
      b3 a It may feel odd, and that is okay.
      b123 c I can {say:help}.
      e12 d Most of the time it is over in a few minutes, and the drill is done.
      e3 d Then the drill is done.
    `,
  }),
  scene({
    title: 'The Smoke Alarm at Home',
    topic: 'the smoke alarm',
    types: ['Safety & Emergency', 'General', 'Scenario'],
    at: ['Home'],
    words: 'smoke alarm, smoke detector, fire at home, house fire, fire, fire safety, alarm at home',
    tells: `
      i12 d There is a smoke alarm at home.
      i3 d Most homes have a smoke alarm.
      b12 d The alarm is very loud, so people wake up and hear it.
      b3 d The alarm at home may be loud.
      b12 d Sometimes it rings because of smoke from cooking, and sometimes it is a test.
      s12 d When it rings, I leave my things.
      s12 d I go out of the house with {helper}.
      s12 d I wait at the meeting place.
      s3 d I go out with {helper}.
      s3 d I wait at one place.
      b12 d Going out helps keep people safe, because smoke is bad to breathe.
      b3 d Going out helps keep me safe.
      b12 t {Helper} will stay with me and call for help.
      b3 t {Helper} will stay with me.
      b12 a It is okay to cover my ears.
      b3 a It is okay to cover my ears.
      b12 c I can {say:help}.
      b3 c I can {say:help}.
      e12 d When an adult says that it is safe, the alarm is over.
      e3 d Then the smoke alarm stops.
    `,
  }),
  scene({
    title: 'The Hot Stove',
    topic: 'the hot stove',
    types: ['Safety & Emergency', 'General', 'Routine'],
    at: ['Home'],
    words: 'stove, oven, cooking, kettle, burn, kitchen safety, cooker, hot stove',
    tells: `
      i12 d In the kitchen at home there is a stove.
      i3 d The stove is in the kitchen.
      b12 d A stove gets very hot when someone cooks, and it may look cold.
      b3 d The stove may be hot.
      b12 d Skin can burn fast, so a line shows what is safe.
      s12 d I stop at the line.
      s12 d I look from there.
      s12 d I wait until an adult says that it is cold.
      s3 d I stop at the line.
      s3 d I wait and ~look.
      b12 d The line helps keep my hands safe.
      b3 d The line helps keep me safe.
      b12 t {Helper} will show me a safe job in the kitchen.
      b3 t {Helper} will show me where.
      b12 a It is okay to look on from far away.
      b3 a It is okay to look from far.
      b12 c I can {say:help}.
      b3 c I can {say:help}.
      e12 d {Adults} use the stove, and I am safe at my line.
      e3 d I am safe from the stove.
    `,
  }),
  scene({
    title: 'The Front Door',
    topic: 'the front door',
    types: ['Safety & Emergency', 'Routine', 'General'],
    at: ['Home'],
    words:
      'front door, opens the door, leaves the house, run away, runs off, wander, wandering, goes out alone, night+door, wanders, running off, ran away',
    tells: `
      i12 d At home, the front door goes out to the street.
      i3 d I often see the front door at home.
      b12 d Outside there are cars, and adults may not see me there.
      b12 p I may want to go out to see something or to move.
      b3 p I may want to go out.
      s12 d I stop at the door.
      s12 d I find an adult.
      s12 d The door opens when an adult is with me.
      s3 d I stop at the door.
      s3 d I get {helper}.
      b12 d Going out together helps keep me safe.
      b3 d This helps keep me safe.
      b12 t {Helper} will come with me when there is time.
      b3 t {Helper} will come with me.
      b12 a It is okay to ask many times to go out.
      b3 a It is okay to ask.
      b12 c I can stop and {say:go out}.
      b3 c I can {say:go out}.
      e12 d The front door is for going out with an adult, and then I am safe.
      e3 d The front door opens with {adult}.
    `,
  }),
  scene({
    title: 'When the Lights Go Out',
    topic: 'a power cut',
    types: ['Safety & Emergency', 'Scenario', 'General'],
    at: ['Home', 'School'],
    words: 'power cut, blackout, lights go out, electricity, power outage',
    tells: `
      i12 d Sometimes the lights go out {place}, and this is called a power cut.
      i3 d The lights may go out {place}.
      b12 d A storm or work on the wires can be the reason.
      b12 d The screen and the lamps need power, so they stop, too.
      b3 d The lamp stops.
      b12 p The dark may feel strange.
      s12 d I stop and ~stay where I am.
      s12 d An adult gets a torch.
      s12 d I wait with the adult until the lights come back.
      s3 d I stop and ~wait.
      s3 d {Adult} gets a light.
      b12 d Waiting in one place helps keep me safe from bumps.
      b3 d Waiting helps keep me safe.
      b12 t {Helper} will come to me with a light.
      b3 t {Helper} will come to me.
      b12 a It is okay to call for someone.
      b3 a It may be dark, and that is okay.
      b12 c I can {say:help}.
      b3 c I can {say:help}.
      e12 d After a while, the lights usually come back.
      e3 d Then the lights come back.
    `,
  }),
  scene({
    title: 'My Body Belongs to Me',
    topic: 'my body',
    types: ['Safety & Emergency', 'Self-Advocacy', 'General'],
    at: ['Home', 'School', 'Community'],
    words:
      'private parts, privacy, private, safe touch, touch+safe, body safety, touched, good touch, bad touch, undress',
    tells: `
      i12 d My body belongs to me, {place} and in other places.
      i3 d My body belongs to me {place}.
      b12 d The parts under my underwear are private.
      b3 d Some parts are private.
      b1 d A doctor may look at them to help me, with {adult} I know in the room.
      b12 p Some touches feel good, and some feel wrong.
      s12 d If a touch feels wrong, I move away.
      s12 d I say or ~show "no".
      s12 d I tell an adult I trust, and telling is right.
      s3 d I move away.
      s3 d I tell an adult.
      b12 d Telling helps because adults may stop it and keep me safe.
      b3 d Telling helps keep me safe.
      b12 t {Helper} will listen and help me.
      b3 t {Helper} will listen to me.
      b12 a It is okay to say no to a touch or a hug.
      b3 a It is okay to say no.
      b12 c I can {say:no}.
      b3 c I can {say:no}.
      e12 d My body is mine, and adults I trust help me stay safe.
      e3 d My body is mine.
    `,
  }),
  scene({
    title: 'Staying with My Group',
    topic: 'staying with my group',
    types: ['Safety & Emergency', 'Routine', 'Scenario'],
    at: ['School', 'Community'],
    words:
      'stay with group, group+stay, wanders off, bolts, runs away from class, leaves class, stay together, runs when',
    tells: `
      i12 d [school] When my class leaves school, I walk on the street in a group.
      i12 d [!school] When I am out in the park or in town, I am in a group.
      i3 d I stay with my group {place}.
      b12 d In a big place, people sometimes lose sight of each other.
      b12 p I may see something that I want to go to.
      b3 p I may want to go.
      s12 d I look where my adult is.
      s12 d I walk next to a partner or ~hold a hand.
      s12 d I stop when I want to see something, and I tell the adult.
      s3 d I look for {helper}.
      s3 d I hold a hand.
      b12 d Staying close helps keep the group safe.
      b3 d A group helps keep me safe.
      b12 t {Helper} will count the people in the group.
      b3 t {Helper} will {hold}.
      b12 a It is okay to ask to go and see something.
      b3 a It is okay to ask.
      b12 c I can {say:wait}.
      b3 c I can {say:wait}.
      e12 d My group goes out together and comes back together.
      e3 d My group comes back.
    `,
  }),
  scene({
    title: 'The School Gate',
    topic: 'the school gate',
    types: ['Safety & Emergency', 'Routine'],
    at: ['School'],
    words: 'school fence, leaves school, climbs the fence, climb',
    tells: `
      i12 d There is a gate around the playground at school.
      i3 d There is usually a gate at school.
      b12 d The gate stays closed, so that children are safe from the road.
      b3 d The gate helps keep me safe.
      b12 p I may see something outside that I want to look at.
      b3 p I may want to go out.
      s12 d I stop before the gate.
      s12 d I look from inside.
      s12 d I go to an adult when I want to tell about it.
      s3 d I stop at the gate.
      s3 d I look from inside.
      b12 d At home time, the gate opens and my adult is there.
      b12 t {Helper} will come to the gate with me.
      b3 t {Helper} will come with me.
      b12 a It is okay to look through the gate.
      b3 a It is okay to look.
      b12 c I can {say:help}.
      b3 c I can {say:help}.
      e12 d The gate helps keep the school safe.
      e3 d The gate is safe for me.
    `,
  }),
  scene({
    title: 'Calling for Help',
    topic: 'calling for help',
    types: ['Safety & Emergency', 'Self-Advocacy'],
    at: ['Home', 'Community', 'School'],
    words: 'emergency, call for help, ambulance, 911, 999, 112, police, emergency call, firefighter',
    tells: `
      i12 d Sometimes a person {place} needs help fast, and this is called an emergency.
      i3 d I may call for help {place}.
      b12 d In an emergency, someone is badly hurt, or there is fire.
      b12 d Police, fire and ambulance people come because it is their job to help.
      b3 d People come and help.
      b12 p [sound] The siren may be loud.
      s12 d I go to a safe place.
      s12 d I find an adult.
      s12 d If I am alone, I call the number on the card.
      s3 d I go to a safe place.
      s3 d I get an adult.
      b12 d A call helps people come fast.
      b3 d A call helps people come.
      b12 t {Helper} will show me the number and practise with me.
      b3 t {Helper} will show me how.
      b12 a It is okay to call when I am unsure.
      b3 a It is okay to call.
      b12 c I can {say:help}.
      b3 c I can {say:help}.
      e12 d Calling for help is a safe choice in an emergency.
      e3 d I call, and help comes.
    `,
  }),
  scene({
    title: 'Scissors and Tools',
    topic: 'scissors and tools',
    types: ['Safety & Emergency', 'Routine'],
    at: ['School', 'Home'],
    words: 'scissors, tools, sharp, knife, craft, science lesson',
    tells: `
      i12 d I sometimes use scissors or tools {place}.
      i3 d I use scissors {place}.
      b12 d Most scissors are sharp because they cut paper.
      b12 d Sharp things can cut skin, too.
      b3 d They are sharp.
      s12 d I sit down at the table.
      s12 d I hold the scissors by the handles.
      s12 d When I stop, they go back into the box.
      s3 d I sit at the table.
      s3 d I hold the handles.
      b12 d Sitting down helps keep my hands safe.
      b3 d Sitting helps keep me safe.
      b12 t {Helper} will stay near while I cut.
      b3 t {Helper} will stay near me.
      b12 a It is okay to let an adult cut for me.
      b3 a I may need help, and that is okay.
      b12 c I can wait and {say:help}.
      b3 c I can {say:help}.
      e12 d Then the scissors and tools are away, and the table is safe.
      e3 d Then the scissors go away.
    `,
  }),
];
