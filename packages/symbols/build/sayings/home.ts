import { topic } from '../topic.ts';

export const home = [
  ...topic(
    'action',
    `
    calmbridge:eat = eat, have a meal, eating, taste, chew
    cup-with-straw = drink, have a drink, straw, squash, milkshake, smoothie, soft drink, soda, pop
    sleeping-face = sleep, asleep, go to sleep, nap, fall asleep
    calmbridge:brush-teeth = brush teeth, brushing teeth, clean teeth, teeth brushing
    calmbridge:wash-hands = wash hands, washing hands, hand washing, handwashing, wash, clean hands
    calmbridge:get-dressed = get dressed, dress up, getting dressed, clothes, put on clothes, change clothes, outfit
    shower = shower, have a shower, take a shower
    person-getting-haircut = haircut, cut hair, hairdresser, barber, hair cut
    hair-pick = brush hair, comb hair
    nail-polish = cut nails, nails, nail
    broom = sweep, clean, brush, chores, housework
    sponge = wipe, sponge, scrub, wash up, wash the dishes, do the dishes
    cooking = cook, fry, fried egg, cooking, kitchen
    calmbridge:put-on-shoes = put on shoes, put shoes on, shoes on, get shoes on
    alarm-clock = wake up, alarm, alarm clock, get out of bed, time to get up
    person-in-bed = bedtime, go to bed, lie down, time for bed, stay in bed
  `,
  ),
  ...topic(
    'place',
    `
    house-with-garden = home, go home, garden, at home, my house, back garden, yard
    house = house, building
    calmbridge:inside = inside, indoors, go inside, come in, go in
    calmbridge:outside = outside, outdoors, go outside, play outside, nature
    bathtub = bath, bathroom, bath time, have a bath, tub, take a bath
    toilet = toilet, loo, wee, poo, go to the toilet, use the toilet, wc, restroom, need the toilet, pee, bathroom break
    bed = bed, bedroom, my room, mattress
    couch-and-lamp = sofa, couch, living room, lounge, settee
  `,
  ),
  ...topic(
    'thing',
    `
    calmbridge:potty = potty, potty training
    calmbridge:nappy = nappy, diaper, nappies, change nappy
    roll-of-paper = toilet paper, tissue, tissues, wipe bottom, kitchen roll
    calmbridge:towel = towel, bath towel, dry hands, dry off, get dry
    soap = soap, body wash, bar of soap
    lotion-bottle = shampoo, cream, lotion, sun cream, sunscreen, hand gel, wash hair
    toothbrush = toothbrush, electric toothbrush
    mirror = mirror
    razor = razor, shave
    t-shirt = t-shirt, shirt, top, tshirt
    coat = coat, jacket, raincoat, put on coat
    running-shoe = shoes, trainers, shoe, sneakers, plimsolls
    womans-boot = boots, boot, wellingtons
    thong-sandal = sandals
    socks = socks, sock, tights
    jeans = trousers, pants, jeans, leggings
    shorts = shorts, underwear, underpants, knickers, boxers
    dress = dress
    womans-clothes = jumper, sweater, hoodie, blouse, pullover
    billed-cap = hat, cap
    scarf = scarf
    necktie = tie, necktie
    purse = wallet, purse
    gloves = gloves, mittens
    calmbridge:pyjamas = pyjamas, pajamas, nightie, pjs, put on pyjamas
    one-piece-swimsuit = swimming costume, swimwear
    glasses = glasses, spectacles
    sunglasses = sunglasses, shades
    backpack = bag, schoolbag, rucksack, backpack, pack bag, pack
    watch = wristwatch
    calmbridge:blanket = blanket, weighted blanket, duvet, quilt, cover
    calmbridge:pillow = pillow, cushion
    calmbridge:fridge = fridge, refrigerator, freezer
    door = door, knock, front door
    window = window
    chair = chair, seat
    calmbridge:table = table, at the table
    luggage = suitcase, luggage, travel, travelling, trip
    key = key, keys, lock the door
    television = television, tv, telly, watch tv, cartoon, film, show, watch television
    calmbridge:tablet = tablet, ipad, screen, screen time, device
    mobile-phone = phone, mobile, call, cell phone, smartphone, mobile phone
    laptop = computer, laptop
    video-game = video game, game console, games, xbox, playstation, gaming, computer game
    headphone = headphones, ear defenders, headphone, headset, ear muffs, earphones
    three-oclock = clock, time, o clock, hour, hours
    stopwatch = timer, stopwatch, minutes, set a timer, minute
    hourglass-not-done = sand timer, hourglass, soon, almost, nearly, be late
    spiral-calendar = calendar, schedule, today, timetable, date, week, day, plan, month, year
    wastebasket = bin, rubbish, throw away, trash, garbage, trash can
    basket = washing basket, basket, laundry
    bucket = bucket, mop
    package = parcel, box, package, delivery
    scissors = scissors, cut, cutting, snip
    umbrella-with-rain-drops = umbrella
    candle = candle
    battery = battery, charge, charger
    flashlight = torch, flashlight
    openmoji:washing-machine = washing machine, washing, do the washing
    openmoji:stairway = stairs, upstairs, downstairs, steps
    openmoji:armchair = armchair
    openmoji:rubber-duck = rubber duck, bath toy, bath toys
    openmoji:hot-water-bottle = hot water bottle
    ladder = ladder
    plunger = plunger
    elevator = lift, elevator
  `,
  ),
];
