import { type Scene, scene } from '../scene.ts';

// On the way and out and about.
const types = ['Routine', 'Scenario', 'General'] as const;
const at = ['Community'] as const;

export const outingScenes: readonly Scene[] = [
  scene({
    title: 'Going Home from the Playground',
    topic: 'going home from the playground',
    types,
    at,
    ages: 'young',
    words: 'playground, leaving the playground, leave+playground, leave+park, leaving+park, slide, swings',
    tells: `
      i12 d I often play at the playground.
      i3 d I play at the playground.
      b12 d The playground has an end time.
      b12 d It is time to go because there is dinner and rest at home.
      b3 d Home helps me rest.
      b12 p Most children like to play a bit longer.
      s12 d I choose two more things to play.
      s12 d I say goodbye to the swing or the slide.
      s12 d I walk to the gate with {helper}.
      s3 d I play two more times.
      s3 d I walk to the gate.
      b12 t {Helper} will show me when there are two turns left.
      b3 t {Helper} will show me the time.
      b12 a It is okay to feel sad at the gate.
      b3 a I may feel sad, and that is okay.
      b123 c I can {tell}.
      e12 d Another day I can often go back to the playground.
      e3 d I may come back to the playground.
    `,
  }),
  scene({
    title: 'Riding the Bus',
    topic: 'riding the bus',
    types,
    at: ['Community', 'School'],
    words: 'bus, school bus, riding the bus, public transport, tram',
    tells: `
      i12 d [!school] Sometimes I ride on the bus to get to a place.
      i12 d [school] I ride on the bus to school.
      i3 d I ride on the bus.
      b12 d A bus stops many times because other people get on and off.
      b12 p [sound] The engine and the voices may be loud.
      b12 p [crowds] Some days the bus is full.
      s12 d I wait at the stop until the bus has stopped.
      s12 d I get on and ~find a seat.
      s12 d I sit until my stop comes.
      s3 d The bus stops.
      s3 d I get on and ~sit down.
      b12 d Sitting down helps me stay safe when the bus moves.
      b3 d Sitting helps me stay safe.
      b12 t {Helper} will tell me when my stop is next.
      b3 t {Helper} will sit with me.
      b12 a The bus may be late, and that is okay.
      b3 a It may be slow, and that is okay.
      b123 c I can {say:help}.
      e12 d At my stop I get off the bus, and the ride is over.
      e3 d Then the bus ride is done.
    `,
  }),
  scene({
    title: 'A Ride in the Car',
    topic: 'a ride in the car',
    types,
    at,
    words: 'car, car ride, long drive, car journey, car seat, road trip',
    tells: `
      i12 d Sometimes I go in the car with my family.
      i3 d I ride in the car.
      b12 d A seat belt holds my body, and it helps keep me safe when the car stops fast.
      b3 d A belt helps me stay safe.
      b12? p Some roads are long, and sitting may feel hard.
      s12 d I sit in my seat.
      s12 d The belt clicks.
      s12 d The car drives, and there is a lot to see outside.
      s3 d I sit in my seat.
      s3 d The belt clicks.
      b12 d On a long ride there is usually a stop to stretch.
      b12 t {Helper} will tell me how long it takes.
      b3 t {Helper} will sit in the car, too.
      b12 a It is okay to be quiet in the car.
      b3 a It may be long, and that is okay.
      b123 c I can {say:break}.
      e12 d When the car stops, the ride is over.
      e3 d Then the car ride is done.
    `,
  }),
  scene({
    title: 'Shopping at the Supermarket',
    topic: 'shopping at the supermarket',
    types,
    at,
    words: 'supermarket, shopping, shop, grocery, store, groceries, mall, shops',
    tells: `
      i12 d Sometimes I go shopping at the supermarket.
      i3 d Sometimes I go to the shop.
      b12 d People shop because they need food and other things at home.
      b3 d Shopping helps people get food.
      b12 p [sound] The shop may have music, beeps and voices.
      b12 p [light] The lights may be bright.
      b12 p [crowds] Early in the day the shop is often less full.
      s12 d I look at the list.
      s12 d The things on the list go into the trolley.
      s12 d The things get a beep at the till.
      s3 d I look at the list.
      s3 d The food goes in the bag.
      b12 d There are many things to see, and most of them stay in the shop.
      b12 t {Helper} will show me how many things are left.
      b3 t {Helper} will show me the list.
      b12 a It is okay to need a short break outside.
      b3 a It may be loud, and that is okay.
      b12 c I can hold the list or {say:break}.
      b3 c I can {say:too loud}.
      e12 d After the till, the shopping is done.
      e3 d Then shopping is done.
    `,
  }),
  scene({
    title: 'Swimming at the Pool',
    topic: 'swimming at the pool',
    types: ['Routine', 'Scenario', 'General'],
    at: ['Community', 'School'],
    words: 'swim, swimming, pool, swimming lesson',
    tells: `
      i12 d [!school] Sometimes I go swimming at the pool.
      i12 d [school] Some weeks my class goes swimming at the pool.
      i3 d I swim at the pool.
      b12 d Learning to swim helps me stay safe near water.
      b3 d Swimming helps me stay safe.
      b12 p [sound] Voices sound louder at the pool.
      b12 p [smell] The water may have a strong smell.
      b12 p [temperature] The water may feel cold at first.
      s12 d I change into my swimming things.
      s12 d I have a quick shower.
      s12 d I go into the water with {adult}.
      s3 d I change my clothes.
      s3 d I go in with {adult}.
      b12 t {Helper} will stay near me.
      b3 t {Helper} will stay near me.
      b12 a It is okay to start with my feet.
      b3 a I may go in slowly, and that is okay.
      b123 c I can {say:stop}.
      e12 d After swimming, I dry off and ~put on warm clothes.
      e3 d Then swimming is done.
    `,
  }),
  scene({
    title: 'Choosing Books at the Library',
    topic: 'choosing books at the library',
    types,
    at: ['Community', 'School'],
    words: 'library, books, librarian',
    tells: `
      i12 d The library is a place with many books.
      i3 d I choose books at the library.
      b12 d People talk softly in the library because others are reading.
      b3 d Quiet helps people read.
      s12 d I look for a book about something I like.
      s12 d I sit in a chair and ~look at it.
      s12 d The book goes to the desk before I take it home.
      s3 d I choose a book.
      s3 d I sit and ~look at it.
      b12 p Some books may be out, because other people are reading them.
      b12 t {Helper} can help me find a book.
      b3 t {Helper} can help me.
      b12 a It is okay to look for a short time.
      b3 a It is okay to look for a while.
      b123 c I can {say:help}.
      e12 d On another day, the book goes back to the library.
      e3 d Later the book goes back.
    `,
  }),
  scene({
    title: 'In the Waiting Room',
    topic: 'the waiting room',
    types: ['Routine', 'Scenario', 'General', 'Coping Strategies'],
    at,
    words: 'waiting room, waiting, wait, queue+wait, appointment',
    tells: `
      i12 d At the doctor or dentist, there is often a waiting room.
      i3 d Sometimes I wait at the doctor.
      b12 d People wait because the doctor sees one person at a time.
      b3 d Waiting helps people take turns.
      b12 p Waiting may feel long when I want it to be over.
      s12 d {Helper} tells the desk that I am here.
      s12 d I sit in a chair.
      s12 d Someone calls my name.
      s3 d I sit in a chair.
      s3 d Someone calls my name.
      b12 d Something to look at often helps the time pass, and a quiet breath helps, too.
      b12 t {Helper} will wait with me.
      b3 t {Helper} will wait with me.
      b12 a It is okay to walk a little and come back.
      b3 a It may be long, and that is okay.
      b12 c I can try to count slowly or {say:break}.
      b3 c I can {say:break}.
      b3? d A calm breath may help me wait.
      e12 d When my name is called, the waiting is over.
      e3 d Then the waiting is done.
    `,
  }),
  scene({
    title: 'Flying on a Plane',
    topic: 'flying on a plane',
    types: ['Scenario', 'General'],
    at,
    words: 'fly, flying, plane, airplane, aeroplane, airport, flight',
    tells: `
      i12 d Flying on a plane is a way to travel far.
      i3 d I fly on a plane.
      b12 d There are checks at the airport, and they help keep people safe.
      b3 d The belt helps me stay safe.
      b12 p [sound] The plane is loud when it starts.
      b12 p In the air, my ears may feel full for a while.
      s12 d My bag goes through a machine at the airport.
      s12 d I find my seat on the plane and ~put on the belt.
      s12 d The plane goes up, flies and comes down.
      s3 d I go to the airport.
      s3 d The plane goes up.
      b12 d Swallowing or chewing often helps my ears.
      b12 t {Helper} will sit next to me.
      b3 t {Helper} will sit next to me.
      b12 a It is okay to wear ear defenders.
      b3 a It may be loud, and that is okay.
      b123 c I can {say:help}.
      e12 d When the plane is down, flying is over and I can get off.
      e3 d Then the plane lands.
    `,
  }),
  scene({
    title: 'Going by Train',
    topic: 'going by train',
    types: ['Scenario', 'General', 'Routine'],
    at,
    words:
      'train ride, train journey, railway, subway, metro, underground, train+station, go by train, take the train, station',
    tells: `
      i12 d Sometimes I go to a place by train.
      i3 d I go on a train.
      b12 d A train has a timetable, so people know when it comes.
      b12 d People stay behind the line on the platform because trains are fast.
      b3 d The line helps me stay safe.
      b12 p [sound] A train may be loud when it comes in.
      s12 d I wait behind the line with {helper}.
      s12 d The doors open, and people get off.
      s12 d I get on and ~find a seat.
      s3 d I wait at the line.
      s3 d The doors open.
      b12 t {Helper} will {hold} on the platform.
      b3 t {Helper} will stay with me.
      b12 a The train may be late, and that is okay.
      b3 a It may be late, and that is okay.
      b123 c I can {say:help}.
      e12 d At my stop I get off the train.
      e3 d Then the train ride is done.
    `,
  }),
  scene({
    title: 'Why People Wear Seat Belts',
    topic: 'seat belts',
    types: ['Safety & Emergency', 'General', 'Scenario', 'Routine'],
    at: ['Community', 'Home'],
    words: 'seat belt, seat belts, seatbelt, buckle, belt+car',
    tells: `
      i12 d Most people wear seat belts in the car.
      i12 d [home] The car is in front of the house.
      i3 d I wear a seat belt in the car.
      b12 d Sometimes a car stops very fast.
      b12 d The belt holds my body, and this helps keep me safe.
      b3 d The belt helps keep me safe.
      b12 p [touch] A belt may feel tight, and a soft cover can help.
      s12 d I sit back in my seat.
      s12 d The belt goes over my body and clicks.
      s12 d The car stays still until each belt has clicked.
      s3 d I sit in my seat.
      s3 d The belt clicks.
      b12 d An adult checks that the belt sits well.
      b12 t {Helper} will help me with the buckle.
      b3 t {Helper} will help me.
      b12 a It is okay to need help with the belt.
      b3 a It may feel tight, and that is okay.
      b123 c I can {say:help}.
      e12 d The seat belt stays on until the car has stopped, and I am safe.
      e3 d My seat belt helps me.
    `,
  }),
];
