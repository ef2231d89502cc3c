import { type Scene, scene } from '../scene.ts';

// Things that come up now and then, and then matter a lot.
export const unusualDayScenes: readonly Scene[] = [
  scene({
    title: 'Riding an Escalator',
    topic: 'riding an escalator',
    types: ['Scenario', 'General'],
    at: ['Community'],
    words: 'escalator, escalators, moving stairs, rolling stairs',
    tells: `
      i12 d An escalator is a set of stairs that moves, often in a shop.
      i3 d An escalator is in the shop.
      b12 d It takes many people up or down, and this helps people who carry bags.
      b3 d It helps people go up.
      b12 p [sound] The steps may hum or rattle.
      b12 p The first step may feel strange to my feet.
      s12 d I stop before the escalator, and I look at the steps.
      s12 d I hold the rail, and one foot goes on a stair.
      s12 d I stand still, and at the end I step off.
      s3 d I hold the rail.
      s3 d I stand still.
      b12 t {Helper} will stand next to me on the stairs.
      b3 t {Helper} will stay next to me.
      b12 d There is often a lift or a staircase, too.
      b12 a It is okay to take the stairs or the lift.
      b3 a The stairs are okay, too.
      b123 c I can {say:wait}.
      e12 d After the escalator, I walk on and make room for other people.
      e3 d Then I am off the escalator.
    `,
  }),
  scene({
    title: 'Riding in a Lift',
    topic: 'riding in a lift',
    types: ['Scenario', 'General'],
    at: ['Community'],
    words:
      'lifts, elevator, elevators, lift ride, using the lift, taking the lift, riding a lift, in the lift, lift+scared, lift+ride',
    tells: `
      i12 d A lift is a small room that goes up and down in a shop.
      i3 d A lift goes up in the shop.
      b12 d A motor moves it, and this helps people who cannot use stairs.
      b3 d It helps people go up.
      b12 p [crowds] Other people may stand close in the lift.
      b12 p My belly may feel odd when it starts or stops.
      s12 d I press the button, and I wait until the doors open.
      s12 d People come out first, and I go in.
      s12 d The doors close, and the number shows the floor.
      s3 d I press the button.
      s3 d The doors close.
      b12 t {Helper} will stay next to me in the lift.
      b3 t {Helper} will stay next to me.
      b12 a It is okay to wait for the next lift when it is full.
      b3 a It is okay to wait.
      b123 c I can {say:wait}.
      e12 d When the doors open at my number, the ride in the lift is over.
      e3 d Then I get out of the lift.
    `,
  }),
  scene({
    title: 'When the Bus Is Late',
    topic: 'a bus or train that is late',
    types: ['Scenario', 'Coping Strategies', 'General'],
    at: ['Community'],
    words:
      'bus+late, train+late, late bus, delayed, delay, bus does not come, train+cancelled, bus+cancelled',
    tells: `
      i12 d Sometimes I wait by the road because the bus is late.
      i3 d The bus may be late.
      b12 d Roads can be full, so the driver needs more time.
      b3 d It is late because the road is full.
      b12 p Waiting at the stop may feel long.
      s12 d I look at the sign or the app to see the new time.
      s12 d I find a good place to stand or to sit.
      s12 d I do one quiet thing until the bus comes.
      s3 d I look at the sign.
      s3 d I sit at the stop.
      b12 d Knowing the new time helps my body feel calm.
      b12? d When it takes long, there may be another bus.
      b12 t {Helper} will help me find the new time.
      b3 t {Helper} will wait with me.
      b12 a It is okay when I come a little late.
      b3 a Late is okay.
      b123 c I can {say:help}.
      e12 d A late bus usually comes in the end.
      e3 d The bus comes, and I get on.
    `,
  }),
  scene({
    title: 'Head Lice',
    topic: 'head lice',
    isNamedOnly: true,
    types: ['General', 'Scenario', 'Self-Advocacy'],
    at: ['Home', 'School'],
    words: 'head lice, lice, nits, louse, nit comb',
    tells: `
      i12 d Sometimes children get head lice, and this happens in clean hair, too.
      i3 d Some children get head lice.
      b12 d Lice are very small animals, and they go from head to head.
      b12 d A comb takes them out, and this helps my head stop itching.
      b3 d A comb helps my head.
      b12 p The wet comb may pull a little.
      s12 d My hair gets wet and smooth.
      s12 d A fine comb goes through a small part of my hair.
      s12 d I take a break, and the next part comes.
      s3 d My hair gets wet.
      s3 d The comb goes through my hair.
      b12 d [school] At school, my teacher may send a note home to the families.
      b12 d [home] At home, the comb may come out again after some days.
      b3 d I am at home for it.
      b12 t {Helper} can help me count the parts.
      b3 t {Helper} will help me.
      b12 a It is okay to ask for a break.
      b3 a It may pull, and that is okay.
      b123 c I can {say:break}.
      e12 d After some days, the head lice are usually gone.
      e3 d Then the head lice are gone.
    `,
  }),
  scene({
    title: 'Having a Scan',
    topic: 'having a scan',
    isNamedOnly: true,
    types: ['Scenario', 'General'],
    at: ['Community'],
    words: 'mri, scan, mri scan, x-ray, xray, x ray, ct scan, ultrasound',
    tells: `
      i12 d A scan takes pictures of the inside of my body at the hospital.
      i3 d I have a scan at the hospital.
      b12 d The pictures help the doctor see what I need.
      b3 d The pictures help the doctor.
      b12 d A scan does not hurt, and some scans are loud.
      b12 p [sound] The knocking may be very loud, and ear covers are there.
      s12 d I take off things with metal.
      s12 d I rest on a narrow bed, and it moves slowly.
      s12 d I keep still while the machine takes pictures.
      s3 d I rest on a bed.
      s3 d The machine takes pictures.
      b12 d A person talks to me before each part.
      b12 t {Helper} can stay close and count with me.
      b3 t {Helper} will stay near me.
      b12 a It is okay to ask for a stop.
      b3 a It may be loud, and that is okay.
      b123 c I can {say:stop}.
      e12 d Then the bed comes out, and the scan is over.
      e3 d Then the scan is done.
    `,
  }),
  scene({
    title: 'Wearing a Hearing Aid',
    topic: 'wearing a hearing aid',
    isNamedOnly: true,
    types: ['General', 'Routine', 'Scenario'],
    at: ['Home', 'School'],
    words: 'hearing aid, hearing aids, cochlear implant, cochlear, ear mould',
    tells: `
      i12 d A hearing aid is a small thing for my ear, {place} and outside.
      i3 d I have a hearing aid {place}.
      b12 d It makes voices clear, and this helps me hear people and songs.
      b3 d It helps me hear.
      b12 p It may feel strange or warm in my ear at first.
      b12 p Sounds may feel too big for a while.
      s12 d I sit down in a quiet room.
      s12 d The hearing aid goes in my ear.
      s12 d I hear one song for a short time.
      s12 d It goes back in its box.
      s3 d It goes in my ear.
      s3 d I hear a song.
      b12 t {Helper} can help me put it in.
      b3 t {Helper} will help me.
      b12 a It is okay to start with a few minutes.
      b3 a A short time is okay.
      b123 c I can {say:too loud}.
      e12 d With time, the hearing aid usually feels more like a part of the day.
      e3 d Then the hearing aid rests.
    `,
  }),
  scene({
    title: 'Wearing Ear Defenders',
    topic: 'wearing ear defenders',
    types: ['Routine', 'Coping Strategies', 'Self-Advocacy', 'General'],
    at: ['Home', 'School', 'Community'],
    words: 'ear defenders, ear defender, wearing headphones, ear muffs, ear plugs, headphones',
    tells: `
      i12 d Sometimes it is loud {place}, and I have ear defenders.
      i3 d I have ear defenders {place}.
      b12 d They make loud sounds soft, and this helps my body feel calm.
      b3 d They help me stay calm.
      b12 d They have their own place by the door or in my bag.
      b12 p They may press on my head a little.
      s12 d I take them before the loud part starts.
      s12 d I put them over both ears.
      s12 d When it is quiet again, they go back to their place.
      s3 d First, they go on my ears.
      s3 d I take them off later.
      b12 d I can still see {helper} point and wave.
      b12 t {Helper} can remind me before it gets loud.
      b3 t {Helper} can help me.
      b12 a It is okay to wear them in any loud place.
      b3 a It is okay to wear them.
      b123 c I can {say:too loud}.
      e12 d After the loud part, my ear defenders rest until next time.
      e3 d Then my ear defenders rest.
    `,
  }),
  scene({
    title: 'When My Clothes Get Wet',
    topic: 'wet clothes',
    types: ['Scenario', 'General', 'Emotional Regulation', 'Coping Strategies'],
    at: ['Home', 'School'],
    words:
      'wet sleeve, wet sleeves, wet clothes, wet socks, wet shirt, wet+sleeve, wet+clothes, spills, spilled, dirty clothes, stain',
    tells: `
      i12 d Sometimes a sleeve gets wet {place}, from water or paint.
      i3 d A sleeve may get wet {place}.
      b12 d Wet cloth feels cold because the water is still in it.
      b3 d It is wet because of water.
      b12 p It may feel so strong that my body wants it off.
      s12 d I stop, and I hold my arm away from my body.
      s12 d The sleeve goes up, or a towel presses the water out.
      s12 d I put on a dry shirt, if there is one.
      s3 d I stop.
      s3 d I get a dry shirt.
      b12 d A dry shirt helps my body feel calm again.
      b3 d A dry shirt helps me.
      b12 t {Helper} will help me find a dry one.
      b3 t {Helper} will help me.
      b12 a A big feeling about a wet sleeve is okay.
      b3 a A big feeling is okay.
      b123 c I can {say:help}.
      e12 d Wet clothes dry, and then the day goes on.
      e3 d Then my clothes are dry.
    `,
  }),
  scene({
    title: 'When the Tablet Stops',
    topic: 'a tablet that stops',
    types: ['Scenario', 'Coping Strategies', 'Emotional Regulation', 'General'],
    at: ['Home'],
    words:
      'battery, no internet, wifi, wi-fi, internet is down, tablet+broken, tablet+stops, ipad+broken, screen+broken, battery empty',
    tells: `
      i12 d Sometimes the tablet stops at home, because the battery is empty.
      i3 d The tablet may stop at home.
      b12 d A battery needs time to fill, so the tablet rests for a while.
      b3 d The tablet rests so it can fill.
      b12 p A sudden stop may feel very bad.
      s12 d I put the tablet on the cable or on the table.
      s12 d I look at my list of other things.
      s12 d I choose one thing for now.
      s3 d I put it on the table.
      s3 d I choose a new thing.
      b12 d Knowing what to do next helps my body feel calm.
      b12 t {Helper} will look at the tablet with me.
      b3 t {Helper} will help me.
      b12 a It is okay to feel cross for a while.
      b3 a It is okay to feel cross.
      b123 c I can {say:help}.
      e12 d When the tablet is full again, there is often time for it.
      e3 d Later the tablet may work.
    `,
  }),
  scene({
    title: 'Putting On Sun Cream',
    topic: 'putting on sun cream',
    types: ['Routine', 'General', 'Scenario'],
    at: ['Home', 'Community'],
    words: 'sun cream, suncream, sunscreen, sun block, sun lotion',
    tells: `
      i12 d On sunny days, I usually put on sun cream {place}.
      i3 d I put on sun cream {place}.
      b12 d The sun can burn, and sun cream helps keep my skin well.
      b3 d It helps my skin in the sun.
      b12 p [smell] The cream may have a smell.
      b12 p It may feel cold or sticky for a short time.
      s12 d I choose where to start, an arm or a leg.
      s12 d The cream goes on with firm hands.
      s12 d I count to ten, and then that part is done.
      s3 d I hold out my arm.
      s3 d The cream goes on.
      b12 t {Helper} can help me with my back.
      b3 t {Helper} will help me.
      b12 a It is okay to rub it in by myself.
      b3 a It may feel cold, and that is okay.
      b123 c I can {say:stop}.
      e12 d When the sun cream is on, it is time to go outside.
      e3 d The sun cream is on.
    `,
  }),
];
