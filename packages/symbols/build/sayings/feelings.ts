import { topic } from '../topic.ts';

export const feelings = [
  ...topic(
    'describing',
    `
    grinning-face-with-smiling-eyes = happy, glad, smile, joyful, cheerful, pleased
    crying-face = sad, unhappy, upset, cry, down in the dumps, tearful
    pouting-face = angry, mad, cross, furious, rage
    fearful-face = scared, afraid, frightened, fear, scary
    anxious-face-with-sweat = worried, anxious, nervous, stressed, worry, anxiety
    sleepy-face = tired, sleepy, exhausted, low energy
    star-struck = excited, amazing, wow, awesome
    relieved-face = calm, relaxed, calm down, peaceful, content, stay calm
    face-with-rolling-eyes = bored, boring, annoyed
    confused-face = confused, dont know, unsure, I dont know, dont understand, I dont understand
    astonished-face = surprised, surprise, shocked, surprising
    face-with-steam-from-nose = frustrated, fed up, grumpy, impatient
    loudly-crying-face = crying, sobbing, very sad, meltdown
    smiling-face-with-sunglasses = proud, cool, confident
    flushed-face = embarrassed, shy, ashamed
    smiling-face-with-heart-eyes = favourite, favorite, love it, adore
    rolling-on-the-floor-laughing = funny, laugh, laughing, joke, hilarious
    disappointed-face = disappointed, lonely, left out, miss you
    face-with-spiral-eyes = dizzy, overwhelmed, too much, overstimulated, sensory overload, overload
    face-savoring-food = yummy, hungry, tasty, delicious, yum
    drooling-face = thirsty
    nauseated-face = yucky, disgusting, feel sick, yuck, queasy, disgusted, horrible
    zany-face = silly, crazy, wild, goofy
    neutral-face = so so, not sure
    slightly-smiling-face = face, my face
    shushing-face = quiet, be quiet, shh, quiet voice, whisper, silent, calm voice
    calmbridge:too-loud = too loud, loud, noisy, noise, too noisy, loud noise
    hot-face = hot, too hot, warm
    cold-face = cold, too cold, freezing
    face-with-thermometer = sick, ill, poorly, fever, temperature, unwell
    face-with-head-bandage = hurt, pain, ouch, sore, injured, it hurts, accident, ache, injury
    sneezing-face = sneeze, cold and flu, blow nose, runny nose
    face-with-medical-mask = cough, mask, face mask
    face-vomiting = vomit, throw up, being sick
    face-exhaling = breathe, deep breath, take a deep breath, breath, blow, breathing, breathe out
    woozy-face = wobbly
    yawning-face = yawn
    shaking-face = shake, trembling
    angry-face = moody, irritated
    melting-face = melting, overheated
    winking-face = wink, pretend
    partying-face = party, celebrate, celebration, birthday party
  `,
  ),
  ...topic(
    'social',
    `
    hugging-face = hug, cuddle, give a hug, cuddles
    red-heart = love, heart, I love you, kind, kindness, care
    kissing-face = kiss
    raising-hands = hooray, yay, high five, well done you
    clapping-hands = clap, applause, bravo
    ok-hand = perfect, all right, alright
    party-popper = congratulations, surprise party
    handshake = shake hands, meet, agree, nice to meet you, deal
  `,
  ),
  ...topic(
    'action',
    `
    person-in-lotus-position = relax, meditate, yoga, calm time, quiet time, mindfulness
    bubbles = bubbles, blow bubbles
    oncoming-fist = hit, punch, hitting, fist bump, kick and hit
    collision = crash, break something, bang, smash
    rightwards-pushing-hand = push, pushing, go away, leave me alone, space, personal space
    palms-up-together = hold, hold hands, carry, hands
    pinching-hand = squeeze, pinch, a bit, a little
  `,
  ),
];
