import { topic } from '../topic.ts';

export const natureAndTime = [
  ...topic(
    'thing',
    `
    dog-face = dog, puppy, pet
    cat-face = cat, kitten, pussycat
    rabbit-face = rabbit, bunny
    hamster = hamster, guinea pig
    mouse-face = mouse
    bird = bird
    duck = duck
    rooster = hen, cockerel
    baby-chick = chick
    cow-face = cow
    pig-face = pig
    horse-face = horse, pony
    ewe = sheep, lamb
    goat = goat
    lion = lion
    tiger-face = tiger
    elephant = elephant
    giraffe = giraffe
    monkey-face = monkey
    bear = bear
    panda = panda
    frog = frog
    fox = fox
    owl = owl
    penguin = penguin
    turtle = tortoise, turtle
    snake = snake
    spider = spider
    hippopotamus = hippo, hippopotamus
    rhinoceros = rhino, rhinoceros
    chipmunk = squirrel, chipmunk
    honeybee = bee, wasp
    butterfly = butterfly
    lady-beetle = ladybird, ladybug
    snail = snail
    worm = worm
    bug = caterpillar, insect, bug
    ant = ant
    shark = shark
    whale = whale
    dolphin = dolphin
    octopus = octopus
    paw-prints = animals, animal, vet, pets
    deciduous-tree = tree
    tulip = flower, flowers
    seedling = plant, grow, gardening
    herb = grass, herb, lawn
    leaf-fluttering-in-wind = leaf, autumn, fall
    rock = stone, rock
    fire = fire
    sun = sun, sunny, daytime, summer, sunshine
    cloud = cloud, cloudy
    cloud-with-rain = rain, raining, rainy
    sweat-droplets = wet, splash, damp
    snowflake = snow, winter, snowing
    snowman = snowman
    wind-face = wind, windy, weather
    cloud-with-lightning-and-rain = storm, thunder, thunderstorm
    rainbow = rainbow
    fog = fog, foggy
    umbrella-on-ground = beach umbrella
    blossom = spring
    droplet = drop, drip, spill
  `,
  ),
  ...topic(
    'describing',
    `
    calmbridge:monday = monday
    calmbridge:tuesday = tuesday
    calmbridge:wednesday = wednesday
    calmbridge:thursday = thursday
    calmbridge:friday = friday
    calmbridge:saturday = saturday
    calmbridge:sunday = sunday
    calmbridge:dry = dry, dried, not wet
    sunrise-over-mountains = morning, tomorrow, early, dawn
    sunset = evening, afternoon, late
    crescent-moon = night, moon, goodnight, night time, good night
    night-with-stars = tonight, dark, darkness
    calmbridge:new = new, brand new, something new
    new-button = new sign
    red-circle = red
    blue-circle = blue
    green-circle = green
    yellow-circle = yellow
    orange-circle = orange colour, orange color
    purple-circle = purple
    brown-circle = brown
    black-circle = black
    white-circle = white
    pink-heart = pink
    racing-car = fast, quick, race
    sloth = slow, lazy, slowly
    feather = soft, gentle, gentle hands, light as a feather
    cactus = prickly, spiky, itchy, scratchy
    sparkles = clean and shiny, beautiful, pretty, shiny, sparkle
    calmbridge:dirty = dirty, mess, messy, dirty hands, sticky
    pile-of-poo = smelly, poop, stinky
    locked = locked, private, secret, privacy
    unlocked = unlocked
    broken-heart = broken, heartbroken
    1st-place-medal = best, number one, first place
    keycap-1 = one
    keycap-2 = two
    keycap-3 = three
    keycap-4 = four
    keycap-5 = five
    keycap-6 = six
    keycap-7 = seven
    keycap-8 = eight
    keycap-9 = nine
    keycap-10 = ten
  `,
  ),
];
