import { topic } from '../topic.ts';

export const placesAndPlay = [
  ...topic(
    'place',
    `
    school = school, go to school, nursery, class, kindergarten, preschool
    calmbridge:shop = shop, store, shops, supermarket, go shopping, grocery store, go to the shop
    calmbridge:park = park, go to the park, playing field
    national-park = lake, national park
    calmbridge:river = river, stream, riverside
    playground-slide = playground, slide, play park, play area
    hospital = hospital, clinic, surgery
    church = church
    mosque = mosque
    synagogue = synagogue
    hindu-temple = temple
    beach-with-umbrella = beach, seaside, holiday, vacation, sand
    castle = castle
    camping = camping, campsite
    tent = tent, den
    hotel = hotel
    bank = bank
    post-office = post office
    factory = factory
    circus-tent = circus
    ferris-wheel = fair, funfair, big wheel
    roller-coaster = theme park, roller coaster
    cinema = cinema, movies, movie theater
    stadium = stadium
    cityscape = town, city
    motorway = road, street, motorway, cross the road
    bus-stop = bus stop
    station = train station, station
    mountain = mountain
    desert-island = island
    globe-showing-europe-africa = world, earth
    office-building = office, work, flat, apartment
    books = library, books
    classical-building = museum
    fork-and-knife-with-plate = restaurant, eat out, dining table
    bridge-at-night = bridge
    fountain = fountain
    carousel-horse = merry go round, carousel, roundabout
    water-wave = swimming pool, pool, waves
  `,
  ),
  ...topic(
    'action',
    `
    calmbridge:play = play, playtime, toys, toy, play time, games time, recess, free play
    open-book = book, read, story, reading, read a book, story time, social story
    pencil = write, pencil, writing, homework
    crayon = draw, drawing, colouring, crayons, color in, colour in, colouring in, coloring
    artist-palette = paint, painting, art, arts and crafts, craft
    person-swimming = swim, swimming, go swimming
    person-biking = ride a bike, cycle, cycling, ride
    person-bouncing-ball = basketball practice, sports, pe, exercise, gym, sport
    woman-dancing = dance, dancing
    person-climbing = climb, climbing
    person-cartwheeling = cartwheel, gymnastics, tumble
    person-rowing-boat = rowing
    microphone = sing, singing, microphone
    magic-wand = magic
    shopping-cart = shopping, trolley, buy
    person-getting-massage = massage, deep pressure
    person-gesturing-no = refuse, dont want, I dont want, I dont want to, not want
    person-shrugging = maybe, perhaps, dont mind, whatever
    writing-hand = sign, handwriting
  `,
  ),
  ...topic(
    'thing',
    `
    calmbridge:swing = swing, swings, go on the swing, swinging
    calmbridge:trampoline = trampoline, trampolining
    calmbridge:blocks = blocks, building blocks, bricks
    musical-notes = music, song, listen to music, songs
    radio = radio
    teddy-bear = teddy, teddy bear, soft toy, cuddly toy, doll
    soccer-ball = ball, football, soccer, kick, kick a ball
    flying-disc = frisbee
    basketball = basketball
    tennis = tennis
    puzzle-piece = puzzle, jigsaw
    game-die = game, board game, dice
    yo-yo = fidget, yo yo, yoyo, fidget toy, spinner, chewy
    balloon = balloon
    kite = kite
    bicycle = bike, bicycle
    kick-scooter = scooter
    skateboard = skateboard
    roller-skate = roller skates
    wrapped-gift = present, gift
    trophy = reward, prize, win, winner
    star = star, sticker, gold star
    glowing-star = bright, bright light, too bright, bright lights
    guitar = guitar
    drum = drum
    musical-keyboard = piano, keyboard
    violin = violin
    trumpet = trumpet
    camera = photo, camera, picture
    framed-picture = painting on the wall
    memo = list, note, worksheet, to do list
    notebook = notebook, exercise book, communication book
    straight-ruler = ruler
    abacus = maths, math, counting, count, numbers
    input-numbers = number, one two three
    input-latin-letters = letters, alphabet, spelling, abc, phonics, word
    microscope = science
    robot = robot
    sled = sledge, sled
    fishing-pole = fishing
    rocket = rocket, outer space, spaceship, rocket ship
    t-rex = dinosaur, dinosaurs
    unicorn = unicorn
    dragon = dragon
    ghost = ghost
    jack-o-lantern = halloween
    christmas-tree = christmas, christmas tree
    firecracker = fireworks night
    fireworks = fireworks
    bell = bell, school bell, ring
    money-bag = money
    coin = coin, coins, pay
    gem-stone = special, treasure
    crown = crown, king, queen
    chess-pawn = chess
    pirate-flag = pirate, pirates
    recycling-symbol = recycling, recycle
    skis = skis, ski
    knot = rope, knot, string
    openmoji:calculator = calculator
    megaphone = announcement, loudspeaker, shout, shouting
    performing-arts = drama, theatre, assembly
    fire-extinguisher = fire extinguisher
    openmoji:evacuate-fire = fire drill, fire alarm, fire exit, fire bell
  `,
  ),
  ...topic(
    'thing',
    `
    automobile = car, drive, in the car, go in the car
    bus = bus, school bus, go on the bus
    oncoming-taxi = taxi, cab
    train = train, go on the train
    metro = underground, tube, subway
    tram = tram
    airplane = plane, aeroplane, airplane, fly, flight
    helicopter = helicopter
    sailboat = boat, sail
    ship = ship, ferry
    ambulance = ambulance, emergency
    fire-engine = fire engine, fire truck
    police-car = police car
    delivery-truck = lorry, truck
    tractor = tractor
    motorcycle = motorbike, motorcycle
    seat = car seat, seat belt, fasten seat belt, seatbelt
  `,
  ),
];
