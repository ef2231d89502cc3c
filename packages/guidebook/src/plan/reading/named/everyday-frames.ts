// Frames for what many families say plainly, each in words of its own: drop-offs, washing a pillow, a light that is taken.
import { type Frame, frame, person } from './frame-words.ts';

const settings =
  "(?:nursery|pre-?school|school|day ?care|kindy|kindergarten|playgroup|cr[eè]che|taska|tadika|child ?care|morning|childminder(?:[’']?s)?)";

/** What many families say in words of their own. */
export const everydayFrames: readonly Frame[] = [
  frame(
    'leaving-playground',
    "(?:leaving|to leave|having to leave|getting (?:him|her|them) to leave) (?:anywhere|wherever|any ?place|everywhere|(?:a |the )?places?|somewhere)(?: that)? (?:(?:he|she|they)(?:[’']s| is| are)? (?:likes?|loves?|enjoys?|(?:having )?fun|enjoying)|fun)",
  ),
  frame(
    'exact-times',
    `(?:${person} )?chang(?:e|es|ing) (?:the )?times? of (?:a |the |any )?(?:things?|anything|appointments?|lessons?|visits?|meetings?|something)`,
    '(?:the )?times? (?:of (?:a |the )?(?:things?|lessons?|appointments?|visits?) )?(?:being|is|gets?|getting) (?:changed|moved)',
  ),
  frame(
    'crowded-corridor',
    '(?:(?:recess|break|playtime|lunch|noisy|loud) )*(?:noise|noises|pushing|shoving|crush|rush|crowds?) (?:in|on|of) (?:the )?(?:school )?(?:corridors?|hallways?|stairwells?)',
  ),
  frame(
    'blurting-out',
    '(?:shout|call|yell|say|blurt)(?:s|ing)? (?:out )?(?:the |all the )?answers?(?: (?:out|before (?:others|anyone(?: else)?|the others|his turn|her turn|being asked)|across the (?:room|class)|in class))*',
  ),
  frame(
    'shut-doors',
    '(?:the )?doors? (?:being |is |are |getting )?(?:shut|closed|shutting|closing) (?:on|behind) (?:him|her|them|me)',
    'being (?:shut|closed) in(?: a room| rooms)?',
  ),
  frame(
    'nap-ends',
    '(?:being |getting )woken(?: up)?(?: (?:early|suddenly|in the mornings?|for school|from (?:a |his |her )?(?:naps?|sleep)|by (?:\\p{L}+ ){0,2}\\p{L}+))?',
    'waking (?:him|her|them)(?: up)?(?: (?:for school|in the mornings?|from (?:a |his |her )?(?:naps?|sleep)))?',
  ),
  frame(
    'toilet',
    '(?:toilet(?:ing| training)?|potty(?: training)?)(?: is)?,? ?[-–—(]? ?(?:(?:has )?not (?:really )?(?:started|begun|there)(?: (?:really|yet))?|not (?:yet|at all))\\)?',
  ),
  frame(
    'getting-out',
    '(?:transitions?|transitioning|moving|coming|going) (?:out of|from|off) (?:the )?(?:car|bus|van|taxi|minibus)(?: (?:in)?to (?:\\p{L}+ ){0,2}\\p{L}+)?',
  ),
  frame(
    'school-start',
    `(?:the )?${settings} drop[- ]?offs?`,
    `drop(?:ping)?[- ]?off(?:s)?(?: (?:at|to) ${settings})?`,
    `being dropped(?: off)?(?: at ${settings})?`,
  ),
  frame(
    'whole-round',
    "(?:getting up from|leaving|stopping|moving on from|putting down|walking away from|breaking off) (?:a |an |his |her |the |any )?(?:tasks?|work|jobs?|activity|worksheets?|something) (?:(?:which|that) (?:is|are)(?:n[’']?t| not)|(?:he|she|they) (?:has|have)(?:n[’']?t| not)|not|before (?:it|he|she|they)(?:[’']?s| is| are)) (?:complete|completed|finished|done)",
    '(?:stopping|leaving|ending) (?:a |his |her |the )?(?:task|job|work) (?:when|because|as|at) (?:the |his |her )?(?:shift|day|work|lesson|time|end of (?:the )?(?:shift|day|lesson))(?: (?:ends?|is over|is up|finishes))?',
  ),
  frame(
    'hair-styling',
    '(?:(?:the |her |his )?hair[- ]?(?:making|plaiting|braiding|doing|styling)(?: days?)?|(?:making|doing|styling|fixing|loosening) (?:of )?(?:her|his|their) hair)(?: \\((?:[\\p{L}]+(?:,| and)? ?){1,6}\\))?',
  ),
  frame(
    'power-cut',
    '(?:when )?(?:nepa|phcn|eskom|kplc|meralco|the (?:power|electricity) company) (?:tak(?:es?|ing)|took|cut(?:s|ting)?) (?:the )?(?:light|lights|power|current)(?: (?:when|while) (?:\\p{L}+ ){0,5}\\p{L}+)?',
    '(?:when )?(?:they|nepa) tak(?:e|es|ing) (?:the )?light',
  ),
  frame(
    'greetings',
    `(?:answering|greeting|replying to|responding to|to greet|to answer) (?:(?:the|her|his|our|other) )*(?:elders?|adults?|relatives|aunt(?:ie|y|ies)?s?|uncles?|visitors|guests|people|neighbou?rs)(?: (?:when|if) (?:greeted|they greet (?:him|her|them)|(?:they|people) say (?:hello|hi)))?(?: \\([^)]*\\))?`,
  ),
  frame(
    'comfort-in-wash',
    `(?:when )?(?:${person} )?(?:tak(?:e|es|ing)|wash(?:es|ing)?|putting) (?:his|her|their) (?:\\p{L}+ )?(?:pillow|blanket|blankie|teddy|bear|bunny|rabbit|toy|comforter|bolster|cushion|taggie|muslin|doll)(?: (?:away )?(?:to (?:be )?wash(?:ed)?|in the (?:wash|machine|washing machine)|for (?:the )?wash(?:ing)?))`,
    '(?:his|her|their) (?:\\p{L}+ )?(?:pillow|bolster|cushion|taggie|muslin|doll) (?:being washed|in the wash|going in the wash)',
  ),
  frame(
    'transitions',
    '(?:switching|changing|swapping|moving between|going between) (?:classes|lessons|classrooms|periods|subjects)(?: at school)?',
  ),
  frame(
    'visitors',
    '(?:(?:many|lots of|so many|too many) )(?:people|guests|visitors|relatives) (?:at|for|during) (?:(?:the|our|an?) )?(?:open house|house|home|get-?together|gatherings?|eid|raya|hari raya|diwali|christmas)(?: (?:raya|hari raya|eid|diwali|cny|at home))?',
  ),
  frame(
    'burnout',
    `(?:getting |being |gets )?burn(?:t|ed)?[- ]?out(?: (?:by|at|after|around|in|towards?|before) (?:\\p{L}+|\\d+)(?: (?:\\p{L}+|\\d+)){0,5})`,
  ),
  frame(
    'being-told-no',
    "(?:he |she |they )?(?:throws?|throwing|chucks?|chucking|hurls?|hurling) (?:things|stuff|toys|objects) (?:when|if) (?:(?:he|she|they) )?(?:can(?:not|[’']?t)|does(?:n[’']?t| not)|do(?:n[’']?t| not)|not) (?:get|getting|have)(?: (?:it|something|what (?:he|she|they) wants?|(?:his|her|their) (?:own )?way))?",
  ),
  frame(
    'copying-board',
    '(?:copying|copy|writing) (?:\\p{L}+ )?(?:down )?(?:from|off) (?:the )?(?:board|blackboard|whiteboard|screen|slides?)(?: (?:at speed|fast|quickly|in time|fast enough|neatly|at school|in class))?',
  ),
  frame(
    'sleeves',
    `(?:(?:wearing|any|having|putting on|all|hates?) )*(?:long|full|tight|long[- ]sleeved?) (?:sleeves?|sleeved (?:tops?|shirts?|things))`,
  ),
  frame(
    'hot-seat',
    '(?:(?:the|his|her|a|very) )*hot (?:(?:metal|car|van|bus|leather|black|child) )*(?:seats?|seat ?belts?|buckles?|straps?|(?:car ?seat|seat ?belt|belt|car seat|harness) (?:buckles?|straps?|clips?))(?: (?:in (?:the )?(?:summer|sun|car)|on (?:his|her) (?:skin|legs?)))?',
    '(?:the )?(?:(?:seat ?belt|car ?seat|car seat|belt|harness) )?(?:buckles?|straps?|seats?) (?:being|is|are|gets?|getting) (?:too )?hot(?: in (?:the )?(?:sun|summer|car))?',
  ),
  frame(
    'other-wash',
    'baths? ?[-–—(,] ?(?:but )?(?:the |a )?(?:showers?|flannel)(?: wash)? (?:(?:is|are) )?(?:ok|okay|fine|good)\\)?',
  ),
  frame(
    'says-too-late',
    "(?:telling|letting|to tell|to let) (?:anyone|us|me|people|someone|somebody|adults?|staff|(?:a |the |his |her )?teachers?)(?: know)? (?:(?:that|when|if) )?(?:(?:he|she|they|it)(?:['’]?s|['’]re| is| are) (?:upset|sad|struggling|overwhelmed|stressed|not ok(?:ay)?|too much))(?: (?:until|before|till) (?:it is|it['’]?s|its) too late)?",
  ),
  frame(
    'emails',
    '(?:e-?mailing|writing (?:e-?mails )?to|answering|messaging) (?:(?:his|her|their|the|my) )*(?:tutors?|lecturers?|professors?|boss|manager|office|college|uni(?:versity)?|job ?cent(?:re|er))',
  ),
  frame(
    'head-cover',
    '(?:(?:having|the|a) )*(?:tudung|hijab|head ?scarf|scarf|hat|sun ?hat|cap|bonnet|hood|kippah|turban|patka) (?:being )?(?:put|placed|pulled) (?:on|over|up)(?: (?:to|on))?(?: (?:him|her|them|(?:his|her|their) head))?',
  ),
  frame(
    'contact-goodbye',
    '(?:(?:saying )?(?:the )?goodbyes?|the end|end|leaving|coming (?:back|home)) (?:after|at the end of|of|from|at) (?:(?:a|the|his|her|supervised|family) )*(?:contact|access)(?: (?:visits?|time|sessions?|with (?:\\p{L}+ ){0,2}\\p{L}+))?',
  ),
  frame(
    'photos',
    '(?:(?:the|a|any) )?(?:camera|phone|photo) (?:flash(?:es)?|flashing)',
    '(?:people |others |someone )?(?:taking )?(?:photos?|photographs?|pictures?) with (?:the |a )?flash(?: on)?',
  ),
  frame(
    'moved-things',
    `(?:when )?(?:${person}|(?:the |our )?(?:flat ?mates?|house ?mates?|cleaners?)|(?:bank|agency|night|new) staff) (?:moves?|moving|tidies|tidying|tidy|rearrang(?:es?|ing)) (?:(?:his|her|their|my) )(?:things|stuff|belongings|desk|papers|shelf|shelves)(?: (?:around|about|away|up))?`,
  ),
  frame(
    'ask-toilet',
    `(?:telling|letting|asking|to tell|to let|to ask)(?: ${person}| us| you)?(?: know)?(?: (?:when|that|if|for|to go to|to use|to go))*(?: (?:he|she|they) (?:needs?|wants?|has)(?: to go)?(?: to)?)? (?:(?:the|a) )?(?:toilet|bathroom|loo|potty|wee|poo)(?: (?:at (?:school|nursery|college|home)|in class|in time))?`,
  ),
  frame(
    'heat-cold',
    '(?:(?:the|a|very|really|too) )*(?:hot|stuffy|boiling(?: hot)?|overheated) (?:(?:school|sports|dinner|assembly|crowded) )*(?:halls?|class ?rooms?|rooms?|gym|bus|minibus|car|train|shops?|office)',
    "(?:coming in|going out|being outside|playing|recess|break|playtime|pe|assembly)(?: \\p{L}+){0,3} (?:when|if) (?:(?:it|he|she|they)(?:['’]?s|['’]re| is| are) )?(?:too )?hot",
  ),
];
