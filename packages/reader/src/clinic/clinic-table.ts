// What a clinic decides, as rows: the words that name it, phrases they must catch, and look-alikes they must leave alone.
// A row that catches too much costs a suggestion; one that catches too little may cost a child. When in doubt: catch.

export const clinicMatters = [
  'swallowing',
  'gagging',
  'tube',
  'feeding',
  'diet',
  'coeliac',
  'seizures',
  'diabetes',
  'breathing',
  'heart',
  'pica',
  'splints',
  'despair',
  'wounds',
  'surgery',
  'illness',
  'reaction',
  'medicines',
] as const;
export type ClinicMatter = (typeof clinicMatters)[number];

export type ClinicRow = {
  matter: ClinicMatter;
  words: RegExp;
  /** Taken out before the words are looked for. */
  besides?: RegExp;
  catches: readonly string[];
  leaves: readonly string[];
};

const nonFood =
  'sand|soil|mud|dirt|stones?|gravel|pebbles?|batter(?:y|ies)|magnets?|coins?|paint|plaster|chalk|foam|sponges?|hair|paper|cardboard|tissues?|grass|leaves|wood ?chips?|bark|plastic|rubber|buttons?|beads?|screws?|soap|toothpaste|faeces|feces|poo|crayons?|play ?dough|playdoh|cloth|fabric|clothes|string|wool|foil|glass|cigarette (?:butts?|ends?)|non[- ]?foods?|inedible';

const poison =
  'phenyle?|kerosene|paraffin|petrol|gasoline|diesel|antifreeze|white spirit|turpentine|(?:paint )?thinners?|bleach|dettol|disinfectant|cleaning (?:fluids?|liquids?|products?|stuff)|cleaners?|detergents?|washing[- ]?up liquid|washing (?:liquid|powder)|laundry (?:pods?|capsules?)|dishwasher tablets?|shampoo|perfume|hand ?gel|sanitiser|sanitizer|nail (?:polish|varnish)(?: remover)?|pesticides?|(?:rat )?poisons?|weed ?killer|lamp oil|engine oil';

export const clinicTable: readonly ClinicRow[] = [
  {
    matter: 'swallowing',
    words:
      /\b(?:dysphagi\w*|iddsi|thicken(?:ed|er|ing)s?|thick (?:and|&) easy|nutilis|resource thicken\w*|(?:unsafe|poor|weak|delayed|slow) swallow\w*|swallow(?:ing)? (?:team|plan|assess\w*|therap\w*|stud\w*|test|clinic|guid\w*|difficult\w*|problems?|issues?|disorder|safely|is (?:un)?safe)|(?:difficult\w*|trouble|problems?) (?:with )?swallowing|aspirat\w+|videofluoroscop\w*|barium swallow|pur[eé]ed? (?:diet|foods?|meals?|only)|(?:soft )?minced (?:(?:and|&) )?moist|eating (?:and|&) drinking (?:plan|guidelines?|care plan)|(?:mildly|slightly|moderately|extremely) thick\b|thickened drinks?|soft (?:and|&) bite[- ]sized?|(?:soft|mashed|smooth) (?:diet|foods?|meals?)(?: only)?,? (?:(?:as|set|advised) )?(?:per|from|by) (?:(?:the|his|her|their) )?(?:slt|salt|speech|swallow\w*|dietit?c?ian)|fork[- ]mash\w*|(?:texture|level|stage) ?[0-7][^.;]{0,20}\b(?:diet|foods?|fluids?|drinks?|textures?|meals?)|modified (?:texture|diet)|texture[- ]modified|chok(?:es|ed|ing)(?: (?:on|risk|hazard|when|easily|episodes?|if|at|while|with|before)|(?=\s*(?:$|[,;.(–-])))|(?:risk of|has|history of|prone to|had a) chok\w+|slt (?:says?|said|plan|guidelines?|food|swallow|feeding)|high risk foods?|swallow(?:s|ed|ing)? (?:(?:his|her|their|the|all|most|every) )*(?:foods?|things|meat|it|everything)? ?whole|(?:not|no|never|without|does(?:n['’]?t| not)|do not|won['’]?t) chew(?:ing)?(?! (?:gum|toys?|things|clothes|sleeves|pencils?)))\b|\blevel [3-7] (?:only|food|diet)/iu,
    besides:
      /\b(?:can['’]?t|won['’]?t|will not|cannot|hard to|learn\w* to) swallow (?:tablets?|pills?|capsules?)\b|\bchok\w+ (?:up|back)\b/giu,
    catches: [
      'Thickened fluids, IDDSI level 2, no bread',
      'level 4 pureed diet from the SLT',
      'chokes on bread',
      'choking risk',
      'choking (bolts food), roads',
      'minced and moist only',
      'aspirates thin drinks',
      'has dysphagia',
      'does not chew, swallows food whole',
      'soft and bite-sized foods from the swallowing team',
      'soft diet per SLT',
      'Has an eating and drinking plan from the speech therapist',
    ],
    leaves: [
      'likes soup',
      'does not chew gum',
      'only eats beige food',
      'chokes up when sad films end',
      'levels in Minecraft',
    ],
  },
  {
    matter: 'gagging',
    words:
      /\b(?:gag(?:s|ged|ging)? (?:(?:on|over) (?:(?:his|her|their|the|any|every|all|most|many|some|hard|soft|new|small|big|thick|thin) )*(?:lumps?|lumpy|foods?|solids?|bits|pieces|chunks?|anything|everything|most|soft|hard|mash\w*|pur[eé]e\w*|textures?|drinks?|drinking|liquids?|fluids?|water|milk|juice|meat|chicken|bread|tablets?|pills?|saliva|spit|swallow\w*|chew\w*|meals?|dinner)|(?:and|or) (?:coughs?|chok\w*|vomits?|splutters?)|at (?:(?:most|every|all|many) )?(?:foods?|dinner|meals?|mealtimes|lunch|breakfast|the table)|when (?:he|she|they) (?:eats?|swallows?|chews?|drinks?)|with (?:lumps?|foods?|solids|every meal|meals))|(?:coughs?|splutters?|coughing|spluttering) (?:on (?:foods?|drinks?|water|liquids?|milk)|(?:when|while|at) (?:(?:he|she|they) )?(?:eats?|eating|drinks?|drinking|meals?)))\b/iu,
    catches: ['gags on lumps', 'gags and coughs at most meals', 'coughs when drinking'],
    leaves: ['gags on fish', 'gags at the smell of the canteen', 'coughs at night', 'a running gag'],
  },
  {
    matter: 'tube',
    words:
      /\b(?:peg|gastrostom\w+|jejunostom\w+|g[- ]?tube|j[- ]?tube|ng[- ]?tube|ng feeds?|nasogastric|mic-?key|mini ?button|feeding tube|tube[- ]?(?:fed|feeds?|feeding)|(?:bolus|overnight|pump|day|night) feeds?(?! (?:the|his|her) (?:cat|dog|ducks|baby))|button feeds?|(?:his|her|their|the|if|when) (?:tube|button|peg) (?:comes?|falls?|pops?|is pulled|gets pulled|came|fell) out|tpn|parenteral|pull(?:s|ing|ed)? (?:at |on |out )?(?:(?:his|her|their|the) )?(?:feeding |ng |peg )?tubes?|(?:his|her|their) (?:tube|button) (?:out|site|pulled))\b/iu,
    besides:
      /\b(?:peg (?:boards?|puzzles?|dolls?|bag)|clothes pegs?|coat peg|(?:his|her|their|the|own|wrong) (?:coat )?peg|peg (?:legs?|loom|rail|out))\b/giu,
    catches: [
      'PEG fed overnight',
      'has a g-tube',
      'NG tube since March',
      'button feeds at school',
      'gastrostomy site gets sore',
      'fed by peg at night',
      'if the button comes out',
      'pulling his tube',
    ],
    leaves: [
      'peer’s G-tube pump alarm',
      'YouTube',
      'the Tube at rush hour',
      'paint tubes',
      'finding his peg in the cloakroom',
      'her coat on the wrong peg',
      'hangs every sock on a peg of one colour',
    ],
  },
  {
    matter: 'feeding',
    words:
      /\b(?:arfid|bing(?:e|es|ing)(?![- ]?watch)|purg(?:e|es|ing)|no eating|starv(?:es|ing) (?:him|her|them)sel\w+|anorexi\w+|bulimi\w+|eating disorder|feeding (?:clinic|team|therap\w*|plan)|refeeding|failure to thrive|falter\w* growth|(?:losing|lost|loses|drops?|dropped) (?:a lot of |so much |too much )?weight|(?:losing|lost|loses|dropped) (?:(?:nearly|about|over|half) )?(?:a|one|two|three|four|\d+) ?(?:stones?|kilos?|kgs?|pounds?|lbs?)|underweight|malnutri\w+|supplement drinks?|fortisips?|pa?ediasure|complan)\b/iu,
    catches: [
      'ARFID diagnosed in May',
      'losing weight',
      'has lost a stone since Easter',
      'on Fortisip from the dietitian',
      'feeding clinic every month',
    ],
    leaves: ['feeding the ducks', 'picky eater', 'carries heavy weights well'],
  },
  {
    matter: 'diet',
    words:
      /\b(?:keto(?:genic)?|mct oil|modified atkins|pku|phenylketonuri\w*|galactosa?emi\w*|mcadd?|urea cycle|msud|low[- ](?:protein|phe|potassium|oxalate|fodmap) diet|renal diet|metabolic (?:diet|disorder|condition|team|clinic)|elemental (?:formula|diet)|neocate|fluid restrict\w*|diet\w*ian(?:['’]?s)? (?:meal )?plan|(?:set|prescribed|written|planned|weighed) by (?:the |our |a )?(?:diet\w*ian|keto team|clinic|hospital)|eoe|eosinophilic|fpies|prader[- ]?willi|hyperphagia|prescribed (?:diet|formula))\b/iu,
    catches: [
      'ketogenic diet from Great Ormond Street',
      'PKU, low protein diet',
      'meals set by the dietitian',
      'EoE',
      'MCADD, never fasts',
      'Prader-Willi syndrome, kitchen locked',
    ],
    leaves: ['vegetarian', 'gluten free by choice', 'likes ketchup'],
  },
  {
    matter: 'coeliac',
    words: /\bc(?:o?)eliac\w*\b/iu,
    catches: ['coeliac disease', 'Celiac', 'diagnosed coeliac 2024'],
    leaves: ['gluten free', 'cardiac'],
  },
  {
    matter: 'seizures',
    words:
      /\b(?:seizures?|epilep\w+|convuls\w+|vns\b|vag(?:us|al) nerve|tonic[- ]?clonic|grand mal|petit mal|absences? (?:seizures?|epilepsy)|(?:has|have|gets?|having) absences|febrile fits?|(?:has|having|had|takes?) (?:a )?fits\b|drop attacks?|infantile spasms?|dravet|lennox|rolandic|status epilepticus|buccal|bucc?olam|midazolam|rescue (?:med\w*|drug)|diazepam|keppra|levetiracetam|epilim|valproate|lamotrigine|carbamazepine|clobazam|topiramate|phenobarb\w*|phenytoin|oxcarbazepine|lacosamide|zonisamide|brivaracetam|vigabatrin|ethosuximide|perampanel|rufinamide|depakote|depakine|tegretol|lamictal|trileptal|frisium|(?:g[eo]ts?|getting|takes?|have|when (?:he|she|they)|if (?:he|she|they)|(?:^|(?:s?he|they|and|but) )still) fits\b(?! (?:in|into|on|him|her|them|of|well|last|the|my|old))|fitting\b(?= (?:for|over|more|longer|again|starts?)))\b/iu,
    besides: /\bfits of (?:giggl\w+|laugh\w*|rage|anger|temper|tears)\b/giu,
    catches: [
      'VNS for seizures, care plan from St Columb’s Nov 2025',
      'epileptic',
      'seizures when tired, must not bath alone',
      'buccal midazolam in the blue bag',
      'has drop attacks',
      'gets absences at the cooker',
      'phenobarbitone 60mg at night',
      'she gets fits when hot',
      'if he fits call me',
    ],
    leaves: [
      'fits of giggles',
      'if it fits',
      'still fits in the buggy',
      'the old coat still fits',
      'fitting rooms',
      'the uniform never fits',
      'flashing lights hurt',
    ],
  },
  {
    matter: 'diabetes',
    words:
      /\b(?:diabet\w+|insulin|dexcom|libre|cgm|blood (?:sugar|glucose)s?|hypos?|hypoglyca?emi\w*|hyperglyca?emi\w*|glucagon|gluca ?gen|glucogel|baqsimi|ogluo|ketones|dka|carb[- ]?counting|t1d)\b/iu,
    catches: [
      'type 1 diabetic, Dexcom on his arm',
      'insulin pump',
      'goes hypo after PE',
      'blood sugar checks at break',
    ],
    leaves: ['hypermobile', 'too much sugar makes him wild', 'hypotonia', 'lucha libre masks'],
  },
  {
    matter: 'breathing',
    words:
      /\b(?:asthma\w*|inhalers?|nebuli[sz]\w+|ventolin|salbutamol|tracheostom\w*|trach(?:y|ie)?\b|ventilat(?:or|ed|ion)|c-?pap|bi-?pap|sleep apn(?:o|oe)?ea\w*|apnoea|apnea|(?:on|home|portable|needs) oxygen|oxygen (?:at night|cylinder|tank|levels?|sats?|saturat\w*)|sats? (?:drop\w*|below|under|monitor)|suction(?:ing|ed)?|stops breathing|(?:holds?|holding) (?:his|her|their) breath (?:until|till|and)|goes blue|turns blue|cystic fibrosis|croup|bronchi\w+)\b/iu,
    besides:
      /\bsuction (?:cups?|pads?|hooks?|toys?|balls?|darts?)\b|\bventilation (?:fans?|shafts?|ducts?|grilles?|grates?|noises?|systems? (?:of|in) (?:the )?(?:school|building|hall|mall))\b/giu,
    catches: [
      'asthma, blue inhaler in bag',
      'CPAP at night',
      'tracheostomy',
      'holds her breath until she goes blue',
      'sleep apnoea',
    ],
    leaves: [
      'deep breathing helps',
      'other people breathing',
      'heavy breathing when excited',
      'suction cups on the bath tiles',
      'the ventilation fan in the gym',
    ],
  },
  {
    matter: 'heart',
    words:
      /\b(?:heart (?:condition|defect|murmur|surgery|failure|problems?|monitor|block|disease|rate|operation|rhythm|valve|clinic|team)|holes? in (?:the|his|her|their) heart|cardi(?:ac|olog\w*|omyopath\w*)|pacemaker|long qt|arrhythmi\w*|tetralogy|svt|pots\b|faints?\b|fainting|syncope)\b/iu,
    besides:
      /\b(?:a |the |very |even )*faint(?= (?:smells?|scents?|sounds?|noises?|hum\w*|buzz\w*|lights?|glow\w*|music|lines?|marks?|stars?|taste|whirr?\w*|beep\w*|tick\w*|whistl\w*|voices?)\b)/giu,
    catches: [
      'heart condition, no sprinting',
      'pacemaker',
      'long QT',
      'hole in the heart repaired',
      'POTS since she was twelve',
      'diagnosed with pots last year',
      'pots, so she gets dizzy standing up',
    ],
    leaves: [
      'knows the map by heart',
      'kind heart',
      'heart-shaped cushion',
      'pots and pans banging',
      'out with grandad lifting the crab pots',
      'Pots boiling over',
      'he hears the faint hum of the fridge',
    ],
  },
  {
    matter: 'pica',
    words: new RegExp(
      `\\bpica\\b|\\bswallow(?:s|ed) (?:one|two|it|them|some|a bit|bits)\\b|\\beats? (?:(?:wild|garden|house) )?(?:plants|flowers|leaves)\\b|\\beats? [^.;]{0,20}\\b(?:mushrooms|berries)\\b[^.;]{0,20}\\b(?:finds?|garden|woods|hedge|outside)\\b|\\b(?:eat(?:s|ing)?|ate|swallow(?:s|ed|ing)?|ingest\\w*|mouth(?:s|ing))\\s+(?:(?:the|his|her|their|any|bits? of|pieces? of|small|whole|things? like|everything,?|wet|dry|old)\\s+)*(?:${nonFood})(?![-\\w])|\\b(?:eats?|swallows?|mouths) (?:(?:anything|everything) (?:off|from|on the (?:floor|ground)|he finds|she finds|they find|in reach)|objects?|things? (?:off|from) the (?:floor|ground)|things? that (?:are|is)(?:n['’]?t| not) food)|\\b(?:drink(?:s|ing)?|drank|drunk|eat(?:s|ing)?|ate|swallow(?:s|ed|ing)?|sip(?:s|ped)?|swig(?:s|ged)?|tastes?|tasting|lick(?:s|ed|ing)?)\\b(?:(?!\\b(?:smell\\w*|scent|near|after|because|rooms?|where)\\b)[^.;?!]){0,50}\\b(?:${poison})(?![-\\w])`,
      'iu',
    ),
    catches: [
      'pica',
      'eats sand',
      'swallows small magnets',
      'bites the pick and swallowed one',
      'eats mushrooms and berries she finds',
      'eats plants',
      'eats bits of foam',
      'mouths stones',
      'swallowed batteries twice',
      'He will drink from any bottle, including phenyl and kerosene if kept within reach',
      'drinks bleach',
      'drinks cleaning fluid when nobody looks',
      'licks petrol off his hands',
      'eats dishwasher tablets',
      'will sip paraffin from the lamp',
      'drinks the shampoo in the bath',
    ],
    leaves: [
      'eats rice',
      'eats paper-thin pancakes',
      'won’t touch paint',
      'picnics',
      'eats everything with a spoon',
      'the smell of bleach at the pool',
      'loves the smell of petrol',
      'won’t eat in rooms that smell of bleach',
      'drinks from one cup only',
      'won’t drink at the petrol-station café',
      'drinks only from the green bottle',
      'toys with dead batteries',
    ],
  },
  {
    matter: 'splints',
    words:
      /\b(?:splints?|afos?|orthotics?|orthos[ei]s|(?:back|spinal|leg|ankle|knee|scoliosis) brace|serial cast\w*|(?:arm|leg|foot|hand|wrist) (?:is |still )?in (?:a )?(?:plaster|cast)|broken (?:arm|leg|wrist|collarbone|ankle)|fractur\w+|hip spica|standing frame|walking frame|wheelchair|hip dysplasia|scoliosis|ehlers|brittle bones?|cerebral palsy|contractures?|botox|craniofacial helmet)\b/iu,
    catches: [
      'AFOs on both feet',
      'wears splints at night',
      'arm in plaster since Friday',
      'serial casting next month',
      'scoliosis brace 20 hours',
    ],
    leaves: ['plaster cast dog outside the blind charity shop', 'the cast of Frozen', 'hates plasters'],
  },
  {
    matter: 'despair',
    words:
      /\b(?:suicid\w*|(?:kill(?:s|ing)?|hang(?:s|ing)?|drown(?:s|ing)?) (?:him|her|them|my)sel\w+|(?:wants?|wanted|wanting|wishes|wished|wishing|says? (?:he|she|they) (?:wants?|want))[^.;]{0,12} to (?:die|be dead|end it|disappear(?! (?:into|under|behind|to|at|from|in|when|off|on)\b)|not be alive|not exist)|(?:wish(?:es|ed)?|wishing)[^.;]{0,12} (?:(?:s?he|they|i) )?(?:was|were)(?:n['’]?t| not)(?: still)? (?:here|alive|born|around)|wish(?:es|ed)? (?:(?:s?he|they) )?(?:was|were|had) (?:dead|never been born)|(?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|did(?:n['’]?t| not)) want to (?:be here any ?more|be alive|live|wake up|exist|be here)|(?:thoughts?|thinks?|thinking|talks?|talked|talking) (?:about |of )(?:not (?:being|wanting to be) (?:here|alive)|dying|death by|ending (?:it|things)|being dead|wanting to die)|not want(?:ing)? to be (?:here|alive)|(?:suicide|suicidal) thoughts|better off (?:dead|without (?:him|her|them|me))|(?:end|ending|take|taking) (?:his|her|their) (?:own )?life|no (?:reason|point) (?:to|in) (?:live|living|being alive)|(?:(?:does|do|did|could|can|ca)(?:n['’]?t| ?not)|(?:could|can) no longer|cannot) (?:really )?see (?:the|a|any|much) (?:point|reason) (?:of|in|to) (?:anything|it all|life|living|liv(?:e|ing)|being here|go(?:ing)? on|carry(?:ing)? on|any ?more)|no point (?:in|to|of) (?:anything|it all|life|going on|carrying on)|nothing (?:matters|is worth (?:it|living)) any ?more|took an overdose|overdos(?:e|ed|ing)|asked? how to die)\b/iu,
    catches: [
      "has said she wishes she wasn't here",
      'has had thoughts of not being here but no plans',
      'says he wants to die when homework is mentioned',
      'talked about killing himself in June',
      "doesn't want to be here any more",
      'suicidal thoughts, seen by the crisis team',
      'says we would be better off without him',
      'she once wrote she wants to disappear',
      "In Feb they said they didn't see the point of anything",
      'says there is no point in anything',
    ],
    leaves: [
      "doesn't want to be here in the hall at lunch",
      'dying to see the trains',
      'wishes it was not so loud',
      'hates it when the phone battery dies',
      'wants to be first',
      'wants to disappear under the table',
      "doesn't see the point of homework",
    ],
    besides: /\bwant to be here in\b[^.;]*/giu,
  },
  {
    matter: 'wounds',
    words:
      /\b(?:bit(?:es?|ing)[\s:(–-]*(?:(?:mostly|mainly|only|usually|often|sometimes|just) )?(?:(?:him|her|them)sel\w+|(?:his|her|their) (?:own )?(?:left |right )?(?:wrists?|arms?|hands?|knuckles?|forearms?|knees?))|self[- ]?harm\w*|head[- ]?bang(?:s|ing|ed)?|cuts? (?:him|her|them)sel\w+|(?:bit|scratch|pick|dig|gouge|bang|hit|punch|slap|headbang|pull|chew|tear|rub|poke|wash)\w*[^.;]{0,40}\b(?:bleed\w*|bled|blood\w*|wounds?|open sores?|sores?|scars?|scarred|raw|infect\w*|bruis\w*|stitch\w*|concuss\w*|black eyes?|lumps on|bald (?:patch|spot)\w*)|(?:wounds?|sores?|scars|bruises) from (?:bit|scratch|pick|bang|hit|head)\w*|detached retina|(?:bang|hit|smack|slam|bash|knock)\w* (?:(?:his|her|their|own) )*head (?:hard|until|till|on|against|into|off)|(?:bang|hit|smack|slam|bash)\w* [^.;]{1,25} (?:with|w\/) (?:his|her|their) (?:own )?head|pull\w* (?:(?:his|her|their|own) )*hair out|(?:hit|hits|hitting|punch\w*|slap\w*|bang\w*|bit(?:es|ing)|scratch\w*|pinch\w*) (?:(?:his|her|their|the) )?own (?!(?:things?|toys?|plate|food)\b)\w+|(?:hit(?:s|ting)?|punch\w*|slap(?:s|ping)?|scratch\w*|bites?|biting|hurt(?:s|ing)?|pinch\w*) (?:him|her|them)sel\w+|(?:own )?hand[- ]biting|bit(?:es|ing) (?:his|her|their) (?:hands?|wrists?|arms?|knuckles?)|head[- ](?:bang\w*|hitting|butting)|bit(?:e|es|ing) (?:his |her |their )?(?:own )?(?:hands?|wrists?|arms?|fingers?|knuckles?)(?! of)|scratch\w* (?:(?:his|her|their) )?(?:own )?(?:arms?|face|legs?|skin)|picks? (?:at )?(?:(?:his|her|their) )?skin|pull\w* (?:out )?(?:(?:his|her|their|own) )*(?:eyelashes|eyebrows)|hits? (?:(?:his|her|their) )?(?:own )?ears)\b/iu,
    catches: [
      'bites his wrist until it bleeds',
      'biting (himself mostly, his left wrist)',
      'biting himself',
      'self-harm',
      'picks skin raw',
      'bangs her head on the wall, bruises',
      'scratches arms, open sores',
      'washing hands till raw',
      'hits head on tiles',
      'hits the window w/ his head',
      'pulling hair out at the crown',
      'punches himself in the thigh when wrong',
      'bites hand (callus)',
      'pulls out eyelashes',
      'bite hand when angry',
    ],
    leaves: [
      'bites when he is cross',
      'scratchy labels',
      'picks at food',
      'raw carrots',
      'hits his brother',
      'pulls my hair',
    ],
  },
  {
    matter: 'surgery',
    words:
      /\b(?:surger\w+|surgical|post[- ]?op\w*|operat(?:ion|ed)s?(?! game)|(?:had|having|since|after|before) (?:his|her|their|an|the) op\b|tonsillectom\w*|adenoid\w*|grommets?|ear tubes|tubes in (?:both |his |her |their )?ears|stitches|stoma|colostomy|catheter\w*|central line|hickman|port-?a-?cath|shunt|transplant\w*|anaesthetic|anesthetic|cochlear implants?)\b/iu,
    besides:
      /\bin stitches\b|\b(?:knit\w*|crochet\w*|sew\w*|embroider\w*|cross|drops?|dropped|counts?|counting|chain)\b[^.;]{0,25}\bstitches\b|\bshunt (?:the |his |her |their |some )*(?:trains?|wagons?|engines?|trucks?|carriages?|coaches|yards?)\b|\btransplant\w* (?:the |his |her |their )*(?:seedlings?|plants?|flowers?|trees?|tomato\w*)\b/giu,
    catches: [
      'had heart surgery in May',
      'post-op, no lifting',
      'VP shunt',
      'tonsils operation last week',
      'stoma bag',
    ],
    leaves: [
      'plays Operation game',
      'cooperation',
      'knits with big stitch patterns',
      'crochets and counts the stitches aloud',
      'likes to shunt the wagons into lines',
    ],
  },
  {
    matter: 'illness',
    words:
      /\b(?:haemophili\w*|hemophili\w*|leuka?emi\w*|cancer|tumou?rs?|chemo\w*|radiotherapy|immun(?:e|o)[- ]?(?:suppress\w*|defici\w*|compromised|condition)|dialysis|kidney (?:disease|failure|condition)|addison\w*|adrenal|mitochondrial|sickle cell|thalassa?emi\w*|hydrocephal\w*|crohn\w*|ulcerative colitis|juvenile arthritis|jia|lupus|tuberous sclerosis|rett|angelman|muscular dystrophy|duchenne|migraines?|thyroid\w*|reflux|cataracts?|glaucoma|bloods every|blood tests? every|(?:beads?|stones?|things?|objects?|beans?|toys?) up (?:his|her|their) (?:nose|ears?)|weight (?:is )?(?:followed|watched|monitored|checked|tracked)|impact(?:ion|ed)|encopresis|overflow (?:soiling|poo))\b/iu,
    catches: [
      'haemophilia',
      'steroid cover for Addison’s',
      'chemo finished in June',
      'Crohn’s',
      'bad reflux',
      'migraines after fluorescent lights',
      'beads up his ears twice this year',
      'cataract in the left eye',
      'weight followed by the school nurse',
    ],
    leaves: ['reflexes', 'hates being ill'],
  },
  {
    matter: 'reaction',
    words:
      /\b(?:anaphyla\w*|allergic (?:to|reaction)|allerg(?:y|ies) to|(?:lips?|tongue|face|eyes?|throat)(?: (?:gets?|go(?:es)?|starts? to|will))? (?:swell\w*|swollen|puff\w*|clos\w*|tight\w*)|swells? up|swollen (?:lips?|tongue|face)|hives|comes? (?:out|up) in (?:a rash|hives|lumps))\b/iu,
    besides:
      /\b(?:bee|bees|honey|grandad['’]?s|garden|the (?:two|three|four|five|six)) ?hives\b|\bhives (?:with|of|in the (?:garden|orchard|field))\b[^.;]{0,20}/giu,
    catches: [
      'groundnut oil makes his lips swell',
      'allergic to bees',
      'prawns (lips swell up)',
      'comes out in hives from strawberries',
    ],
    leaves: ['bee hive videos', 'helps with the bee hives', 'closes his eyes in bright light', 'puffy coat'],
  },
  {
    matter: 'medicines',
    words:
      /\b(?:\d+(?:[.,]\d+)? ?(?:mg|mcg|µg|micrograms?|milligrams?|ml|units?)\b|medicat\w+|medicines?|meds|prescri\w+|tablets (?:at|before|after|every|twice|once|in the|for|with|morning|night)|(?:refus\w*|spits? out|hides|won['’]?t (?:take|swallow)) (?:(?:his|her|their|the|all) )*(?:tablets|pills?|capsules?)|antibiotics?|antihistamines?|steroids?|laxatives?|movicol|laxido|macrogol|lactulose|senna|melatonin|circadin|methylphenidate|ritalin|concerta|medikinet|equasym|elvanse|lisdexamfetamine|atomoxetine|strattera|guanfacine|intuniv|clonidine|risperidone|clozapine|lithium|aripiprazole|abilify|olanzapine|quetiapine|sertraline|fluoxetine|prozac|citalopram|propranolol|omeprazole|baclofen|calpol|ibuprofen|paracetamol|cetirizine|piriton|hydrocortisone|warfarin|epi[- ]?pens?|jext|emerade|anapen|fastjekt|auvi[- ]?q|allerject|neffy|adrenaline|epinephrine|auto-?injectors?|nutropin|growth hormone)\b/iu,
    besides:
      /\bmedicine balls?\b|\blithium (?:ion |cell )?(?:batter\w*|cells?)|\badrenaline (?:rush|junkie|sports?)\b/giu,
    catches: [
      'melatonin 3mg at 7',
      'on Movicol',
      'refuses his meds',
      'Concerta wears off at 4',
      'takes medicine with yoghurt',
      'refuses tablets with water',
      'spits out his pills',
      'Fastjekt lies in the blue drawer',
    ],
    leaves: ['medicine ball', 'collects lithium batteries', 'his tablet with YouTube'],
  },
];
