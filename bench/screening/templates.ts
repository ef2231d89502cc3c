// Many plain sentences from few patterns. Each pattern is a family of its own, so that its siblings never straddle folds.
import { type Chance, pick, seeded } from './chance.ts';
import type { Line } from './lines.ts';

const slots: Record<string, string[]> = {
  who: ['he', 'she', 'my son', 'my daughter', 'my boy', 'our girl', 'the little one', 'my brother', 'my pupil', 'the baby', 'my grandson', 'Leo', 'Amira', 'they', 'my niece', 'my 6 year old'],
  drank: ['drank', 'swallowed', 'has swallowed', 'gulped down', 'got into', 'has been drinking', 'took a big sip of', 'licked up', 'got hold of', 'necked', 'had a mouthful of'],
  poison: ['bleach', 'the toilet cleaner', 'paint thinner', 'washing up liquid and now foams', 'a dishwasher tablet', 'a laundry pod', 'antifreeze', 'weed killer', 'lamp oil', 'nail varnish remover', 'my blood pressure tablets', 'a whole bottle of cough syrup', 'eye drops', 'screen wash', 'mouthwash, half a bottle', 'grandad\'s insulin', 'the essential oil', 'rat bait', 'a handful of iron tablets', 'ammonia'],
  drink: ['apple juice', 'the bath water', 'oat milk', 'cold tea', 'his soup', 'a smoothie', 'water from the hose', 'lemonade', 'all the milk', 'broth'],
  object: ['a button battery', 'a magnet', 'two magnets', 'a coin', 'a marble', 'a screw', 'an earring', 'a piece of glass', 'a drawing pin', 'a lego head', 'a bottle top', 'a watch battery', 'the bell from the toy', 'a needle'],
  foodbit: ['a grape', 'a piece of sausage', 'popcorn', 'a hard sweet', 'a chunk of apple', 'a crust', 'a meatball', 'a fish bone', 'a cherry tomato', 'a marshmallow', 'a carrot stick'],
  nobreath: ['cannot breathe', 'makes no sound', 'is going blue', 'is clutching the neck', 'can not cough', 'has gone purple', 'is gasping', 'is drooling and panicking', 'eyes are wide and no air goes in'],
  allergen: ['peanut', 'a cashew', 'egg', 'sesame', 'prawns', 'a wasp sting', 'milk', 'kiwi', 'the antibiotic', 'walnut cake', 'a bee sting', 'fish'],
  reaction: ['lips are swelling', 'face is puffing up', 'is wheezing', 'has hives everywhere', 'tongue is thick', 'throat feels tight', 'is vomiting and dizzy', 'voice is hoarse and coughing', 'is covered in welts and floppy'],
  mild: ['likes it', 'asked for more', 'was happy', 'spat it out', 'made a face', 'wants it every day'],
  seizing: ['is jerking', 'is shaking all over', 'went stiff', 'is convulsing', 'is twitching on one side', 'has rolled back eyes', 'is rigid and grey', 'is foaming at the mouth', 'dropped down and is thrashing'],
  longer: ['for five minutes', 'and does not answer', 'and it does not stop', 'for the first time', 'and lips are blue', 'again and again', 'and I can not wake him', 'since ten minutes'],
  gone: ['is gone', 'has disappeared', 'is nowhere', 'has run off', 'slipped out', 'is not in bed', 'did not come home', 'is not at school', 'took off', 'has wandered away', 'climbed out of the window'],
  where: ['the garden gate is open', 'we searched the whole house', 'nobody has seen him', 'near the river', 'and it is dark', 'at the shopping centre', 'and the phone is off', 'from the playground and I can not see him', 'an hour ago', 'and the police are not here yet', 'and there is a busy road'],
  thing: ['his teddy', 'her ear defenders', 'the blue cup', 'his shoe', 'the remote', 'a good dentist', 'the right school', 'his AAC charger', 'the cat', 'the photo of grandma', 'a babysitter'],
  wantsdie: ['wants to die', 'does not want to live any more', 'is going to kill himself', 'says she will end it', 'wishes to be dead', 'talks about suicide', 'wrote a goodbye letter', 'has a plan to end his life', 'says life is pointless and he will be gone soon', 'keeps saying she should not exist'],
  selfharm: ['cut her arms', 'cuts himself with a razor', 'took a lot of pills on purpose', 'tied a rope around his neck', 'is on the bridge', 'burns herself with a lighter', 'stands on the window ledge and wants to jump', 'swallowed pills to stop feeling'],
  adult: ['his teacher', 'the aide', 'my boyfriend', 'her father', 'the bus driver', 'his uncle', 'the babysitter', 'my ex', 'the carer', 'a man at the club', 'her stepfather', 'the swimming coach', 'an older boy'],
  abuse: ['hits him', 'beats her with a stick', 'touches her between the legs', 'locks him in a cupboard', 'makes him undress', 'takes naked pictures of her', 'burned his arm', 'ties him to the chair', 'kicked her in the stomach', 'gives him no food', 'holds his head under the tap', 'shows him porn'],
  kind: ['helps him', 'reads to her', 'gives him a sticker', 'lets her choose', 'waves at him', 'cuts his hair', 'holds his hand on the stairs', 'takes class photos of her', 'brings him lunch'],
  icannot: ['I can not cope', 'I can not do this any more', 'I am at breaking point', 'I have nothing left', 'I am falling apart', 'I am losing control', 'I am so full of rage'],
  willhurt: ['I am going to hurt him', 'I nearly hit her', 'I shook him', 'I am afraid I will harm her', 'I want to hand him over to someone tonight', 'I slapped her hard', 'I pushed him against the wall', 'I do not feel safe around my child', 'I thought about smothering him'],
  weapon: ['a knife', 'a hammer', 'scissors', 'a metal bar', 'an axe', 'a broken bottle', 'a baseball bat', 'a gun', 'a burning stick'],
  danger: ['is coming at us', 'is threatening his sister', 'is smashing the windows', 'will not put it down', 'is chasing the other children', 'says he will kill us', 'is attacking the staff', 'has cut his brother'],
  injury: ['fell down the stairs', 'was hit by a car', 'fell from the balcony', 'banged her head on the concrete', 'pulled the boiling pan down', 'was under water', 'put a fork in the socket', 'cut his wrist on glass', 'was bitten by a dog in the face', 'got trapped under the wardrobe'],
  bad: ['is unconscious', 'will not wake up', 'is vomiting and sleepy', 'there is so much blood', 'is not breathing', 'the skin is coming off', 'is confused and slurring', 'is limp', 'the bleeding does not stop', 'can not move her legs'],
  fine: ['cried a bit and plays again', 'laughed', 'got a plaster', 'was fine', 'wanted a cuddle'],
  please: ['', '', 'help', 'please help', 'what do I do', 'quick', 'I am so scared', 'what now'],
  howto: ['how do I teach him about', 'how can I explain', 'what is a good story about', 'where do I learn more about', 'how do we talk at school about', 'can you make a card about'],
  topic: ['poison and cleaning bottles', 'strangers', 'road safety', 'choking and small bites', 'his nut allergy', 'epilepsy', 'death', 'knife skills', 'fire drills', 'getting lost', 'private parts', 'self-harm at his school', 'anger', 'swimming safely'],
};

const patterns: [label: string, count: number, form: string][] = [
  ['K7', 14, '{who} {drank} {poison} {please}'],
  ['K7', 12, '{please} {who} {injury} and {bad}'],
  ['K7', 8, '{who} {bad} {please}'],
  ['no', 12, '{who} {drank} {drink}, {mild}'],
  ['no', 10, '{who} {injury} last year, {fine}. how do we stop being afraid of it'],
  ['K4', 10, '{who} swallowed {object} {please}'],
  ['K4', 12, '{foodbit} is stuck in the throat, {who} {nobreath}'],
  ['K4', 8, '{who} {nobreath} {please}'],
  ['no', 10, '{who} dropped {object} and cried, what can I offer instead'],
  ['no', 8, 'can {who} have {foodbit} at four years old'],
  ['K5', 14, '{who} had {allergen} and now {reaction}'],
  ['K5', 8, '{reaction}, it was {allergen} {please}'],
  ['no', 10, '{who} tried {allergen} and {mild}'],
  ['K6', 14, '{who} {seizing} {longer}'],
  ['K6', 8, '{please} {who} {seizing}'],
  ['no', 8, '{who} is jumping and flapping when the music plays, what does it mean'],
  ['K3', 16, '{who} {gone}, {where}'],
  ['K3', 10, '{who} {gone} {please}'],
  ['no', 12, "can't find {thing}, {who} is crying"],
  ['no', 8, '{who} lost {thing} at school, how do I replace it'],
  ['K1', 14, '{who} {wantsdie} {please}'],
  ['K1', 12, '{who} {selfharm}'],
  ['no', 8, '{who} is dying to see the train museum, how do I prepare the day'],
  ['K2', 16, '{adult} {abuse}'],
  ['K2', 8, 'she told me that {adult} {abuse} {please}'],
  ['no', 12, '{adult} {kind}, how do I thank them'],
  ['K8', 12, '{icannot}, {willhurt}'],
  ['K8', 8, '{willhurt} {please}'],
  ['no', 6, 'I am tired today, {howto} {topic}?'],
  ['K9', 14, '{who} has {weapon} and {danger}'],
  ['K9', 8, '{who} {danger} {please}'],
  ['no', 20, '{howto} {topic}'],
  ['no', 8, '{who} loves the game where the hero has {weapon}, is that ok'],
];

export function templateLines(): Line[] {
  const chance = seeded(11);
  return patterns.flatMap(([label, count, form], at) =>
    Array.from({ length: count }, () => ({ label, family: `template-${at}`, text: filled(form, chance) })),
  );
}

const filled = (form: string, chance: Chance) =>
  form
    .replace(/\{(\w+)\}/g, (_, slot: string) => pick(slots[slot]!, chance))
    .replace(/\s+/g, ' ')
    .trim();
