// Dangers of every day that a word like another would be taken for: dizzy on a bike is no reckless riding, a fire alarm is no fire.

export type DangerRow = {
  words: RegExp;
  ask: string;
  /** For thirteen and older, where the wording has to differ. */
  older?: string;
};

/** What somebody is believed about online ("anybody who knows about trams") names no other danger. */
export const onlineRow: DangerRow = {
  words: /\b(?:online|internet|apps?|games?|chats?)\b/iu,
  ask: 'Only people known in life on the list of contacts, no photo, address or meeting, and the device is used where an adult is near. Whoever asks {him} for a secret is told of at once. Who looks at the settings with {him}, and how often? ____',
  older:
    'Agree with {him}: no address, no photo for strangers, no first meeting alone, and one adult to tell without being told off. Who looks at the settings with {him}, and how often? ____',
};

export const everydayDangers: readonly DangerRow[] = [
  {
    ...onlineRow,
    words:
      /\b(?:online|on the internet)\b[^.;]*\b(?:who|that|about|with)\b|\b(?:trust\p{L}*|believ\p{L}*|talks? to|friends?|strangers?|any(?:one|body)|people)\b[^.;]*\b(?:online|on the internet)\b/iu,
  },
  {
    words:
      /\b(?:in front of|behind|under|into|near) (?:the |moving )*(?:swings?|slides?|see-?saws?|roundabouts?)\b/iu,
    ask: 'An adult walks on the side of it, an arm away, the same way round each time. Who is it, and which gate stays shut? ____',
  },
  {
    words:
      /\b(?:no (?:sense|feeling|fear) of|(?:(?:does|do)(?:n['’]?t| ?not)|can(?:['’]?t| ?not)) (?:feel|notice|sense)) (?:the |if (?:it|something) is )?(?:hot|heat|cold|pain|burns?|temperature)\b/iu,
    ask: 'Taps turned down, cups, pans and irons out of reach; an adult feels water, food and weather first and looks at skin, hands and feet by the clock. Who does it? ____',
    older:
      'Taps turned down; somebody looks by the clock at clothes, drink, skin and feet, and feels water and food first where {he} {v:agrees}. Who does it? ____',
  },
  {
    words:
      /\b(?:opens?|opening|answers?|lets?|invites?)\b[^.;,]{0,24}\b(?:door|flat|house|home|in)\b[^.;,]{0,24}\b(?:any(?:one|body)|strangers?|people|every(?:one|body)|uniforms?)\b|\blets? (?:any(?:one|body)|strangers?|every(?:one|body)|people)\b[^.;,]{0,16}\b(?:in|into)\b/iu,
    ask: 'One rule, practised as a game: the bell rings, {he} {v:fetches} an adult, and only an adult opens. A chain or latch at adult height that opens at once in a fire. Who is at the door? ____',
    older:
      'One rule on the door: look, ask who it is, ring somebody known before opening, also for a uniform; who is expected stands on a list. Whom {v:does} {he} ring? ____',
  },
  {
    words:
      /\b(?:walk\w*|cycl\w*|bikes?|bicycle|rid(?:es|ing)|cross\w*|roads?|streets?|scooter|skat\w*|dark)\b[^.;]*\b(?:head ?phones?|ear ?(?:buds|phones|pods))\b|\b(?:head ?phones?|ear ?(?:buds|phones|pods))\b[^.;]*\b(?:walk\w*|cycl\w*|bikes?|cross\w*|roads?|streets?|dark)\b/iu,
    ask: 'Off, or one ear free, at every road and on wheels: one rule for all. Who reminds {him}? ____',
    older:
      'Agree on one ear free, or quiet, at roads, on a bike and in the dark, and a known way with lights. What does {name} suggest? ____',
  },
  {
    words:
      /\b(?:thin|frozen|lake|pond|river) ice\b|\bon ?to (?:the )?(?:thin )?ice\b|\bfrozen (?:lakes?|ponds?|rivers?|canals?)\b/iu,
    ask: 'No ice without an adult who has tested it that day: show where it is closed, and skate where it is sure. Who says yes? ____',
  },
  {
    words:
      /\b(?:too|over)[- ]?(?:friendly|familiar)\b|\bno stranger danger\b|\bno sense of stranger|\b(?:tells?|gives?|shows?) (?:(?:total|complete|perfect) )?(?:strangers|any(?:one|body)|every(?:one|body)|people)\b[^.;]{0,30}\b(?:address|where (?:we|he|she|they) lives?|(?:phone )?numbers?|(?:his|her|their|our) (?:full )?names?|secrets?|private|codes?|about)\b/iu,
    ask: 'Saying hello beside an adult {he} {v:knows} is fine; going along, taking things or telling the address is not: one rule, practised often. Who is within arm’s reach in public, and who alone may fetch {him}? ____',
    older:
      'Agree one rule: hello is fine; going along, lending, or giving address and number are asked about first. Whom {v:does} {he} ask? ____',
  },
  {
    words:
      /\b(?:door(?:step)? (?:sellers?|sales\w*|callers?)|cold call\w*|nuisance calls?|sales (?:calls|people|men))\b/iu,
    ask: 'Who opens the door, and who is called to it? ____',
    older:
      'A sign at the door, “No cold callers”, a chain, and one line: “I never buy at the door. Put it in the post.” Nothing is signed without a second person. Who is rung? ____',
  },
  {
    words: /\bcross(?:es|ing)? (?:\p{L}+ ){0,2}without looking\b/iu,
    ask: 'At every road and car park a named adult is within arm’s reach, on the side of the cars. Same crossing each time: stop, look, go together. Who is it? ____',
    older:
      'Which crossing has lights, and who walks it with {him} on hard days? Upset: a place to stop before the road, and somebody to ring. ____',
  },
  {
    // Whoever is dizzy gets off; how to ride is another matter.
    words:
      /\b(?:dizz(?:y|iness)|faint(?:s|ed|ing|y)?|light-?headed|black(?:s|ed|ing) out|pass(?:es|ed|ing) out(?=\s*(?:$|[.,;:!()–-]|(?:when|whenever|if|in|at|on|after|from|during|sometimes|often|and|or|because|while|with|without|due|easily|cold|once|twice)\b))|blurred)\b/iu,
    ask: 'Dizzy: stop, sit or lie down at once, away from road, water and edge and no going on until it is over. The doctor hears of it this week, the same day if {he} {v:fainted} or fell. Who is with {him} then? ____',
    older:
      'Dizzy: stop and get off at once, sit or lie down, and no going on until it is over; meals as usual or as the clinic set them before setting out. The doctor hears of it this week, the same day after a faint or a fall. Who is rung? ____',
  },
  {
    words:
      /\b(?:no|without(?: a| his| her| their)?|won['’]?t wear (?:a |his |her |their )?|refuses (?:a |his |her |their |to wear (?:a |his |her )?)?|never wears (?:a |his |her )?) ?helmets?\b/iu,
    ask: 'No helmet, no ride: it hangs where every ride begins, and {he} {v:chooses} its colour and feel. Who checks it each time? ____',
    older:
      'The helmet hangs where every ride begins: {he} {v:chooses} one that feels right, and those who ride along wear theirs. Who rides along, and where is it free of traffic? ____',
  },
  {
    words:
      /\b(?:pass ?words?|log ?-?ins?|account details)\b|\b(?:sen(?:t|ds?|ding)|shar(?:es?|ed|ing)|post(?:s|ed|ing)) (?:a |his |her |their |some )?(?:photos?|pictures?|pics?|videos?|address|number)\b/iu,
    ask: 'Today an adult changes the password, turns on the second check at login and looks with {him} at who is on the list; nobody is told off. Private: name, address, school, photos, passwords. Who looks at the settings each week? ____',
    older:
      'Today, with {him} and without telling off: password changed, second check at login on, unknown contacts blocked. A picture of the body, or somebody who asks for more: keep it, do not forward it, and tell the school’s protection lead or the police. Who sits down with {him}? ____',
  },
  {
    words: /\b(?:fire|smoke) alarms?\b/iu,
    ask: 'A cover over it where that is allowed, and the adult who is near knows of it; a false alarm is told to the office at once, and everyone still goes out. What may {he} press instead, and who is near? ____',
    older:
      'What is it about it, and what may {he} press or test at an agreed time instead? Who is told? ____',
  },
  {
    words:
      /\b(?:won['’]?t|will not|refuses to|never) (?:take|takes) (?:off )?(?:his|her|their|the|a) (?:hoodie|hood|coat|jacket|jumper|hat|gloves|layers?)(?: off)?\b|\boverheat\w*|\b(?:coats?|hoodies?|jumpers?|jackets?) (?:in|during) (?:the )?(?:heat|summer|sun)\b|^(?:the |in the )?heat$/iu,
    ask: 'On hot days: a thin light one of the same kind, shade and rests, drinks as usual or as the clinic set them, cool cloth on neck and wrists; nobody pulls anything off. Hot and not sweating, confused, sick or floppy: emergency number, cool {him} meanwhile. Some medicines make heat harder: ask the prescriber. Who looks, and when? ____',
    older:
      'On hot days: a thin one of the same kind, shade and rests, drinks as usual or as the clinic set them, a cool cloth for neck and wrists; nobody pulls anything off. Hot and not sweating, confused, sick or weak: emergency number, cool {him} meanwhile. Some medicines make heat harder: ask the prescriber. Who looks, and when? ____',
  },
  {
    words:
      /\b(?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|won['’]?t|never) (?:respond|answer|react|listen|come|look) [^,;.]{0,24}\b(?:name|called|calls?|headphones|shout\w*)\b/iu,
    ask: 'Nobody relies on a call: come into {his} view, at {his} height, show the sign or card, and wait. Near roads and water somebody is within arm’s reach. Who tells new adults? ____',
    older:
      'Nobody relies on a call: come into {his} view, wave or show the phone, and wait. Who tells new people? ____',
  },
  {
    words:
      /\b(?:leaves?|leaving|left|forgets?) (?:the |a |to turn off the )?(?:\p{L}+ )?(?:grill|oven|hob|cooker|gas|stove|iron|taps?|heater|pans?)\b/iu,
    ask: 'What is on is watched by an adult the whole time, and the main switch or valve is off when nobody cooks. Who checks it? ____',
    older:
      'A timer or cut-off that switches it off by itself, a heat and a smoke alarm tested each month, and a last look before bed or going out. Who fits it, and who looks with {him}? ____',
  },
  {
    words:
      /\b(?:follows?|walks?|goes|wanders?|runs?) (?:off |away |out )+(?:with|after|behind) (?:the |a |his |her |our |any )?(?:dogs?|cats?|animals?|ducks?|birds?)\b/iu,
    ask: 'Before going out {he} {v:tells} one named adult, who says yes or goes along; a bell or chime on that door. Whom {v:does} {he} tell, and which way do they go? ____',
    older: 'Whom {v:does} {he} tell before going, which way is agreed, and when is {he} back? ____',
  },
];
