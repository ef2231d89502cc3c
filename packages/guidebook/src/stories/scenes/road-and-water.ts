import { type Scene, scene } from '../scene.ts';

// Staying safe outside.
const types = ['Safety & Emergency', 'Routine', 'General'] as const;
const at = ['Community'] as const;

export const roadAndWaterScenes: readonly Scene[] = [
  scene({
    title: 'Crossing the Road',
    topic: 'crossing the road',
    types,
    at: ['Community', 'School'],
    words:
      'road, crossing, cross the road, traffic, street, crossing roads safely, cars+road, sense of traffic, car parks, car park',
    tells: `
      i12 d [!school] When I walk in town, I come to a road.
      i12 d [school] On the way to school, I come to a road.
      i3 d Sometimes I come to a road.
      i3 d [school] It is on the way to school.
      b12 d Cars are fast and need time to stop.
      b3 d Cars are fast.
      b12 d The green light often shows a place to cross.
      s12 d I stop at the edge with an adult.
      s12 d I look to both sides and ~listen.
      s12 d When it is clear, I cross with the adult.
      s3 d I stop at the edge.
      s3 d I look and ~listen.
      b12 d Stopping first helps keep me safe.
      b3 d Stopping helps keep me safe.
      b12 t {Helper} will {hold}.
      b3 t {Helper} will {hold}.
      b12 a It is okay to wait for a long time.
      b3 a It may take time, and that is okay.
      b12 c I can {say:wait}.
      b3 c I can {say:wait}.
      e12 d On the other side, crossing the road is done, and I am safe.
      e3 d Then I am over the road.
    `,
  }),
  scene({
    title: 'If I Get Lost',
    topic: 'getting lost',
    types: ['Safety & Emergency', 'Scenario', 'General'],
    at,
    words:
      'lost, getting lost, get lost, lose sight, lost in shop, lost in store, lost+shop, lost+store, lost+supermarket',
    tells: `
      i12 d Sometimes people get lost in a shop or park.
      i3 d I may be lost in a shop.
      b12 d Lost means that I can't see my adult.
      b12 p I may feel scared, and my heart may beat fast.
      b3 p I may feel scared.
      s12 d I stop and ~stay in one place.
      s12 d I look for my adult.
      s12 d I show my card to a person who works there.
      s3 d I stop and ~stay.
      s3 d I show my card.
      b12 d Staying in one place helps people find me.
      b3 d Staying helps people find me.
      b12 t {Helper} will come and look for me.
      b3 t {Helper} will come to me.
      b12 a It is okay to ask for help with my card.
      b3 a I may cry, and that is okay.
      b12 c I can {say:lost}.
      b3 c I can {say:lost}.
      e12 d When I get lost, adults help, and I am safe again.
      e3 d When I am lost, people help.
    `,
  }),
  scene({
    title: 'New People and Safe People',
    topic: 'new people and safe people',
    types: ['Safety & Emergency', 'General'],
    at: ['Community', 'Home'],
    words:
      'stranger, strangers, talks to strangers, people he does not know, unknown people, trusts strangers',
    tells: `
      i12 d [!home] On the street and in the park there are many new people.
      i12 d [home] Sometimes new people come to the door at home.
      i3 d [!home] I see new people in the park.
      i3 d [home] New people come to the door at home.
      b12 d Most people are kind, and I only know some of them.
      b3 d I may only know some people.
      b12 d Only my safe people take me places.
      s12 d If someone asks me to come along, I step back.
      s12 d I go to my adult.
      s12 d I tell what the person said.
      s3 d I step back.
      s3 d I go to my adult.
      b12 d Staying with my adult helps keep me safe.
      b3 d This helps keep me safe.
      b12 t {Helper} will show me photos of my safe people.
      b3 t {Helper} will stay with me.
      b12 a It is okay to stay quiet with new people.
      b3 a I may stay quiet, and that is okay.
      b12 c I can {say:no}.
      b3 c I can {say:no}.
      e12 d My safe people are the ones I know, and they help me.
      e3 d My safe people help me.
    `,
  }),
  scene({
    title: 'Near the Water',
    topic: 'being near water',
    types: ['Safety & Emergency', 'General', 'Scenario'],
    at: ['Community', 'Home'],
    words: 'water, lake, river, pond, sea, drawn to water, water safety, drowning, bath safety, beach+safety',
    tells: `
      i12 d [!home] At the pool, the lake or the sea there is deep water.
      i12 d [home] At home there is water in the bath and maybe in the garden.
      i3 d [!home] I see water at the pool.
      i3 d [home] Water is in the bath at home.
      b12 d Water can be deep, and it may look flat and still.
      b3 d Water can be deep.
      b12 p Many people like to look at water and touch it.
      s12 d I stop before the edge.
      s12 d I find my adult.
      s12 d I go in when the adult is next to me.
      s3 d I stop at the edge.
      s3 d I wait for {helper}.
      b12 d An adult next to me helps keep me safe in the water.
      b3 d {Adult} helps keep me safe.
      b12 t {Helper} will stay within reach.
      b3 t {Helper} will stay near me.
      b12 a It is okay to look at the water from far away.
      b3 a I may just look, and that is okay.
      b12 c I can {say:water}.
      b3 c I can {say:water}.
      e12 d With an adult, being near water is safe.
      e3 d I go near water with {adult}.
    `,
  }),
  scene({
    title: 'In the Car Park',
    topic: 'the car park',
    types: ['Safety & Emergency', 'Routine'],
    at,
    words: 'car park, parking lot, car parks, bolts in car parks',
    tells: `
      i12 d After the shop, I walk through the car park.
      i3 d I walk in the car park.
      b12 d Cars drive back and forth there, and drivers may not see me.
      b3 d Cars may not see me.
      b12 p Drivers may miss people who are small.
      s12 d I stop next to the car.
      s12 d I put one hand on the car or on the trolley.
      s12 d I get in when the door is open.
      s3 d I stop at the car.
      s3 d I put my hand on the car.
      b12 d A hand on the car helps keep me safe.
      b3 d My hand helps keep me safe.
      b12 t {Helper} will {hold} on the way.
      b3 t {Helper} will {hold}.
      b12 a It is okay to walk slowly.
      b3 a I may go slow, and that is okay.
      b12 c I can {say:wait}.
      b3 c I can {say:wait}.
      e12 d Then I am in the car, and the car park is behind me.
      e3 d Then the car park is done.
    `,
  }),
  scene({
    title: 'Climbing High',
    topic: 'climbing high',
    types: ['Safety & Emergency', 'General'],
    at: ['Home', 'School', 'Community'],
    words: 'climb, climbing, climbs, climbs furniture, high places, jumping off, roof, window',
    tells: `
      i12 p Many people like climbing, and I may like climbing {place}, too.
      i3 p I may like climbing {place}.
      b12 d Some things are made for climbing, and some things can fall over.
      b3 d Some things may fall.
      b12 d Climbing helps my body feel strong.
      s12 d I stop and ~look at the thing.
      s12 d I ask if it is made for climbing.
      s12 d I climb where an adult can see me.
      s3 d I stop and ~look.
      s3 d I wait for an adult.
      b12 d A safe place to climb helps keep my bones safe.
      b3 d {Adult} helps keep me safe.
      b12 t {Helper} will show me where climbing is safe.
      b3 t {Helper} will show me where.
      b12 a It is okay to want to go up high.
      b3 a It is okay to want to climb.
      b12 c I can {say:climb}.
      b3 c I can {say:climb}.
      e12 d Climbing in a safe place is good for my body.
      e3 d Climbing in a safe place is good.
    `,
  }),
  scene({
    title: 'Staying Close Outside',
    topic: 'staying close outside',
    types: ['Safety & Emergency', 'Routine', 'Scenario', 'General'],
    at,
    words:
      'stay close, stay near, railway bridge, railway line, train tracks, railway tracks, bridge+stay, bridge+run, bridge+runs, bridge+walk, hold hands, runs to the bridge, runs ahead, run ahead',
    tells: `
      i12 d When I am outside in town, I am staying close to an adult.
      i3 d I stay close outside.
      b12 d Trains and cars are fast, and drivers may not see me.
      b3 d Trains and cars are fast.
      b12 p I may want to run to a place that I like.
      b3 p I may want to run.
      s12 d I stop when I want to go to a place.
      s12 d I look for my adult.
      s12 d We walk on together, or we ~wait for another day.
      s3 d I stop.
      s3 d We walk together.
      b12 d Staying close helps keep me safe.
      b3 d This helps keep me safe.
      b12 t {Helper} will {hold}.
      b3 t {Helper} will {hold}.
      b12 a It is okay to ask to see a place.
      b3 a It is okay to ask.
      b12 c I can {say:stop}.
      b3 c I can {say:stop}.
      e12 d At the end of the walk, staying close outside is done, and I am safe.
      e3 d I stay close, and I am safe.
    `,
  }),
];
