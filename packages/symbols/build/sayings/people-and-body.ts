import { topic } from '../topic.ts';

export const peopleAndBody = [
  ...topic(
    'person',
    `
    woman = mum, mom, mummy, mother, mam, mommy, woman, lady, auntie, aunt, mama
    man = dad, daddy, father, man, uncle, papa, grown up, adult
    calmbridge:family = family, parents, my family, relatives
    baby = baby, babies
    boy = boy, brother, son
    girl = girl, sister, daughter
    child = child, kid, children, kids
    old-woman = grandma, granny, nan, grandmother, nana, gran, grandmum
    old-man = grandpa, grandad, grandfather, granddad, gramps
    calmbridge:friend = friend, best friend, friends, mate, buddy, classmate, play with friends
    teacher = teacher, teaching assistant, miss, sir
    health-worker = doctor, gp, see the doctor, paediatrician
    woman-health-worker = nurse, therapist, carer, therapy
    calmbridge:dentist = dentist, go to the dentist
    police-officer = police, police officer, policeman, policewoman
    firefighter = firefighter, fireman
    cook = chef
    student = pupil, student, graduate, learn, learning, university, college
    construction-worker = builder
    farmer = farmer
    artist = painter
    santa-claus = father christmas, santa
    person-in-manual-wheelchair = wheelchair user
    princess = princess
    prince = prince
    person-superhero = superhero, hero
    older-person = old
    person = person, stranger, neighbour, neighbor
    identification-card = name, my name
    openmoji:person-with-dog = walk the dog, dog walk
  `,
  ),
  ...topic(
    'thing',
    `
    hand-with-fingers-splayed = hand, my hand, palm, five fingers
    index-pointing-up = finger, fingers, point
    bust-in-silhouette = head, my head
    person-standing = body, my body
    person-curly-hair = hair, my hair
    ear = ear, ears
    ear-with-hearing-aid = hearing aid
    eye = eye
    nose = nose, smell
    mouth = mouth
    tongue = tongue, lick
    tooth = tooth, teeth, wobbly tooth
    leg = leg, legs, knee
    foot = foot, feet, toes
    bone = bone
    brain = brain, mind, memory
    lungs = lungs
    adhesive-bandage = plaster, bandage, band aid, cut knee
    pill = medicine, tablets, pill, take medicine, medication, vitamin, vitamins
    syringe = injection, needle, jab, vaccine, blood test, vaccination
    stethoscope = check up, checkup, stethoscope
    thermometer = thermometer, weather warm
    crutch = crutches
    white-cane = white cane
    manual-wheelchair = wheelchair
    openmoji:headache = headache, head hurts, head ache, my head hurts
    openmoji:earache = earache, ear hurts, ears hurt, ear ache
    openmoji:stomach = tummy, stomach, belly, tummy ache, stomach ache, tummy hurts
    openmoji:backache = back hurts, backache, my back
    openmoji:eye-pain = eye hurts, eyes hurt, sore eye
    openmoji:first-aid-kit = first aid, first aid kit
    openmoji:knee-pain = knee hurts, sore knee
  `,
  ),
];
