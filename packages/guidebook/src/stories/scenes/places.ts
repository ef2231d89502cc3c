import { type Scene, scene } from '../scene.ts';

// Places people visit, and days that are out of the ordinary.
const types = ['Scenario', 'General'] as const;
const at = ['Community'] as const;

export const placeScenes: readonly Scene[] = [
  scene({
    title: 'Getting a Haircut',
    topic: 'getting a haircut',
    types: ['Scenario', 'General', 'Routine'],
    at: ['Community', 'Home'],
    words: 'haircut, barber, hairdresser, hair cut, salon, haircuts, clippers',
    tells: `
      i12 d [!home] Hair grows, so sometimes I get a haircut in a shop.
      i12 d [home] Hair grows, so sometimes I get a haircut at home.
      i3 d Sometimes I get a haircut.
      i3 d [home] It is at home.
      i3 d [community] It is in a shop.
      b12 d Hair has no feeling, so cutting it does not hurt.
      b12 d Short hair stays out of my eyes, and this helps me see.
      b3 d Short hair helps me see.
      b12 p [sound] The clippers buzz, and scissors are more quiet.
      b12 p [touch] Small hairs may tickle my neck.
      s12 d I sit in a chair with a cape around me.
      s12 d The comb and the scissors go through my hair.
      s12 d A brush takes the small hairs off.
      s3 d I sit in a chair.
      s3 d The scissors cut my hair.
      b12 t {Helper} will stay next to the chair.
      b3 t {Helper} will stay with me.
      b12 a It is okay to ask for a break.
      b3 a It may tickle, and that is okay.
      b123 c I can {say:break}.
      e12 d Then the cape comes off, and the haircut is done.
      e3 d Then the haircut is done.
    `,
  }),
  scene({
    title: 'A Birthday Party',
    topic: 'a birthday party',
    types: ['Scenario', 'General', 'Social Skills'],
    at: ['Community', 'Home'],
    words: 'birthday, party, birthday party, parties, celebration',
    tells: `
      i12 d [!home] Sometimes I am asked to a birthday party, often in the park.
      i12 d [home] Sometimes there is a birthday party at home.
      i3 d [!home] I go to a birthday party in the park.
      i3 d [home] A birthday party is at home.
      b12 d People have parties because they like to share a happy day.
      b3 p People like to share a birthday.
      b12 p [sound] Songs, games and balloons may be loud.
      b12 p [crowds] There may be many people in one room.
      s12 d People say hello and give a card or a gift.
      s12 d There are games to play together.
      s12 d People sing, and the gifts are opened.
      s3 d People say hello.
      s3 d There may be games and a song.
      b12 d The gifts are for the birthday child this time.
      b12 d A quiet spot helps me rest between the games.
      b3 d A quiet spot helps me rest.
      b12 t {Helper} will stay near and show me a quiet place.
      b3 t {Helper} will stay with me.
      b12 a It is okay to watch a game or to leave early.
      b3 a I may just look, and that is okay.
      b123 c I can {say:break}.
      e12 d At the end of the party, people say thanks and goodbye.
      e3 d Then the party is done.
    `,
  }),
  scene({
    title: 'Eating Out',
    topic: 'eating out',
    types,
    at,
    words: 'restaurant, cafe, eating out, menu, café',
    tells: `
      i12 d Sometimes my family is eating out in a restaurant.
      i3 d Eating out may be in a café.
      b12 d There is a wait because the cook makes the food fresh.
      b3 d Waiting helps the cook.
      b12 p [sound] Plates and voices may be loud.
      b12 p [smell] There may be new smells.
      s12 d I sit at the table.
      s12 d Someone asks what people would like.
      s12 d The food comes, and I eat what is right for me.
      s3 d I sit at the table.
      s3 d The food comes later.
      b12 d Something quiet to do helps the waiting time pass.
      b12 t {Helper} will bring something for me to do.
      b3 t {Helper} will sit with me.
      b12 a It is okay to eat just a little.
      b3 a I may eat a bit, and that is okay.
      b123 c I can {say:break}.
      e12 d After paying, eating out is done, and people go home.
      e3 d Then eating out is done.
    `,
  }),
  scene({
    title: 'Watching a Film',
    topic: 'watching a film',
    types,
    at,
    words: 'cinema, film, movie, movies, theatre, theater',
    tells: `
      i12 d At the cinema, many people watch a film on a very big screen.
      i3 d I watch a film at the cinema.
      b12 d The room is dark so that people can see the film well.
      b3 d The dark helps me see the film.
      b12 p [sound] The sound may be loud, and ear defenders make it softer.
      s12 d I show my ticket.
      s12 d I find my seat in the room.
      s12 d The lights go out, and the film starts.
      s3 d I find my seat in the hall.
      s3 d The lights go out.
      b12 p Some parts of a film may feel sad or too fast.
      b12 t {Helper} will sit next to me.
      b3 t {Helper} will sit next to me.
      b12 a It is okay to go out for a while.
      b3 a I may go out, and that is okay.
      b123 c I can {say:break}.
      e12 d When the lights come on, the film is over.
      e3 d Then the film is done.
    `,
  }),
  scene({
    title: 'A Day at the Zoo',
    topic: 'a day at the zoo',
    types,
    at: ['Community', 'School'],
    words: 'zoo, farm, aquarium, safari, see animals',
    tells: `
      i12 d [!school] Sometimes people spend a day at the zoo to see animals.
      i12 d [school] My class may go from school to the zoo.
      i3 d I go to the zoo.
      b12 d A map shows where things are, and this helps people choose.
      b3 d A map helps me see.
      b12 p [crowds] Some places may be full of people.
      b12 p [smell] Some animals have a strong smell.
      s12 d People show a ticket at the gate.
      s12 d I look at the map and ~choose a place to start.
      s12 d There is a break for lunch at a table.
      s3 d I see the animals.
      s3 d I eat lunch at a table.
      b12 p Some animals sleep or hide, because they need rest, too.
      b12 t {Helper} will stay close to me.
      b3 t {Helper} will stay with me.
      b12 a It is okay to see only a part of it.
      b3 a It is okay to see a bit.
      b123 c I can {say:break}.
      e12 d At the end of the day, people leave the zoo.
      e3 d Then the zoo visit is done.
    `,
  }),
  scene({
    title: 'Buying New Shoes',
    topic: 'new shoes',
    types,
    at,
    words: 'new shoes, shoe shop, buying shoes, new boots',
    tells: `
      i12 d Feet grow, so sometimes I get new shoes in a shop.
      i3 d I get new shoes at the shop.
      b12 d Shoes that fit help my feet walk and run.
      b3 d Good shoes help my feet.
      b12 p [touch] New shoes may feel stiff at first.
      b12 p [textures] A seam or a tag may feel rough.
      s12 d Someone may look at the size of my foot.
      s12 d I put on a pair and ~walk a few steps.
      s12 d I choose the pair that feels best.
      s3 d I put on the shoes.
      s3 d I walk a bit.
      b12 t {Helper} will help me choose.
      b3 t {Helper} will help me.
      b12 a New shoes may feel strange, and that is okay.
      b3 a They may feel new, and that is okay.
      b123 c I can {say:too tight}.
      e12 d After a few days, new shoes usually feel softer.
      e3 d Now I have new shoes.
    `,
  }),
  scene({
    title: 'Shopping for Clothes',
    topic: 'shopping for clothes',
    types,
    at,
    words: 'clothes+shopping, clothes shop, new clothes, buying clothes, new coat, clothes+buy',
    tells: `
      i12 d Bodies grow, so sometimes I go shopping for clothes in a shop.
      i3 d I may go shopping in a shop.
      b12 d Clothes that fit help my body move.
      b3 d Clothes that fit help me move.
      b12 p [sound] The shop may have music and voices.
      b12 p [light] The lights may be bright.
      b12 p [textures] Some cloth may feel rough, and some may feel soft.
      s12 d I look at two or three things.
      s12 d I try one on in a small room with a mirror.
      s12 d I choose what feels best.
      s3 d I look at two tops.
      s3 d I choose one.
      b12 t {Helper} will help me choose.
      b3 t {Helper} will help me.
      b12 a It is okay to try clothes on at home.
      b3 a It is okay to say no.
      b123 c I can {say:break}.
      e12 d After the till, the clothes go in a bag, and shopping is done.
      e3 d Then shopping is done.
    `,
  }),
  scene({
    title: 'A Family Wedding',
    topic: 'a wedding',
    types,
    at,
    words: 'wedding',
    tells: `
      i12 d At a wedding, two people say that they want to be a family.
      i3 d I go to a wedding.
      b12 d Many guests come because they want to share the day.
      b3 d Guests help to make a happy day.
      b12 p [sound] There may be loud music.
      b12 p [crowds] The room may be full.
      b12? p [textures] Smart clothes may feel stiff.
      s12 d People sit in a church, in a hall or outside.
      s12 d The two people say some words to each other.
      s12 d After that, people often eat and dance.
      s3 d People sit in a hall.
      s3 d There may be music.
      b12 t {Helper} will show me a quiet place to rest.
      b3 t {Helper} will stay with me.
      b12 a It is okay to leave the room for a while.
      b3 a I may go out, and that is okay.
      b123 c I can {say:break}.
      e12 d After the wedding, people go home with photos and memories.
      e3 d Then the wedding is done.
    `,
  }),
  scene({
    title: 'Meeting a Dog',
    topic: 'meeting a dog',
    types: ['Scenario', 'General', 'Safety & Emergency'],
    at,
    words: 'dog, dogs, dogs barking, barking, puppy, animals, scared of dogs',
    tells: `
      i12 d In the park or on the street, I may meet a dog.
      i3 d I may meet a dog in the park.
      b12 d Dogs bark and jump because that is how they talk.
      b12 p Some people like dogs, and some like to stay far away.
      b3 p Some people like dogs.
      s12 d I stop and ~stand still.
      s12 d I keep my hands near my body.
      s12 d The dog usually walks on with its owner.
      s3 d I stop and ~stand still.
      s3 d The dog walks on.
      b12 d Standing still helps a dog stay calm, and it helps me stay safe.
      b3 d This helps me stay safe.
      b12 t {Helper} will stay between me and the dog.
      b3 t {Helper} will stay with me.
      b12 a It is okay to stay far from a dog.
      b3 a I may stay away, and that is okay.
      b12 c I can wait and {say:help}.
      b3 c I can {say:help}.
      e12 d Then the dog is gone, and my walk goes on.
      e3 d Then the dog is gone.
    `,
  }),
  scene({
    title: 'A Trip Away from Home',
    topic: 'a trip away from home',
    types,
    at: ['Community', 'Home'],
    words: 'holiday, vacation, hotel, travel, travelling, beach, camping, going on holiday, abroad',
    tells: `
      i12 d On a long trip, people sleep away from home for some nights.
      i3 d On a trip I sleep away from home.
      b12 d People go on a trip because a change helps them rest.
      b3 d A trip helps people rest.
      b12 p The bed, the food and the sounds may be different.
      s12 d I pack things from home that I need.
      s12 d The family travels to the place.
      s12 d I see where my bed and the toilet are.
      s3 d I pack my things.
      s3 d I see my bed in the room.
      b12 d A calendar shows how many nights are left.
      b12 t {Helper} will show me the plan for each day.
      b3 t {Helper} will show me the plan.
      b12 a It is okay to miss my own room.
      b3 a I may miss home, and that is okay.
      b123 c I can {say:break}.
      e12 d After the trip, I go back to my own bed at home.
      e3 d After the trip I go home.
    `,
  }),
  scene({
    title: 'Having My Photo Taken',
    topic: 'having my photo taken',
    types,
    at: ['School', 'Home', 'Community'],
    words: 'photo, picture day, photograph, photos, camera, school photo, passport photo',
    tells: `
      i12 d [school] On photo day, someone takes photos at school.
      i12 d [!school] Sometimes someone takes a photo of me.
      i3 d Someone takes a photo of me {place}.
      b12 d Photos help people remember a day.
      b3 d Photos help people to look back.
      b12 p [light] The flash is a short bright light.
      b12 d [community] It may be in a shop or in the park.
      b12 d [home] At home, the camera may be a phone.
      s12 d I sit or ~stand in one place.
      s12 d The camera clicks.
      s12 d The photo is ready in a short time.
      s3 d I sit or ~stand.
      s3 d It clicks.
      b12 p Some people smile for a photo, and some keep a quiet face.
      b12 a It is okay to smile or to keep a quiet face.
      b3 a I may smile or not, and that is okay.
      b12 t {Helper} will stay near the camera.
      b3 t {Helper} will stay near me.
      b123 c I can {say:wait}.
      e12 d After the click, the photo is done.
      e3 d Then the photo is done.
    `,
  }),
];
