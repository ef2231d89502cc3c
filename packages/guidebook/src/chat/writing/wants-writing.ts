// Further ways to ask for something in writing, beside those of question-form.ts: in haste, in a second language, for a form or a page.

const whom = String.raw`(?:the |my |his |her |our |their )?[\w'’-]+(?: [\w'’-]+){0,2}`;
const roles =
  '(?:teacher|doctor|school|head|receptionist|nurse|driver|sitter|babysitter|childminder|nursery|gp|senco|social worker|landlord|council|neighbou?rs?|coach|dad|mum|mother|father|nan|gran|sister|brother)';
const intoForm = String.raw`(?:ehcp|ehc plan|iep|ndis|dla|pip|forms?|reports?|reviews?|application)`;

export const furtherWishes: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:need|want|write|draft|give me|do me|like)\b[^.?!]{0,20}\b(?:lines?|sentences?|paragraph|wording)\b(?= (?:for|about)\b[^.?!]{0,30}\b${intoForm}\b)|^(?:(?:some|a few|plain|short|please) )*(?:sentences|lines) for (?:the |his |her |my |our )?[\w ]{0,20}\b${intoForm}\b`,
  ),
  /\b(?:do|make|write|create|need|want|put together|can i have)\b[^.?!:]{0,25}\b(?:one[- ]page(?:r)?(?: profile| about| all about)|all about me\b|about me (?:page|sheet|profile)\b)|^(?:an? )?(?:one[- ]page (?:profile|about me)|about me(?: page)?)\b[^.?!:,]*\b(?:please|pls|for)\b/,
  /\b(?:need|want|make(?: me)?|write(?: me)?|give me|do me)\b[^.?!:]{0,12}\blist of (?:things|what) to (?:tell|say to|hand over to)\b[^.?!:]{3,40}:/,
  /\b(?:draft|write|word|compose) (?:me )?something (?:i can send|short|polite|nice|kind|to send|for)\b/,
  new RegExp(String.raw`(?:^|[.!?] )(?:an? )?(?:reply|answer) to ${whom}(?: (?:please|pls|plz)\b|:)`),
  new RegExp(
    String.raw`(?:^|[.!?] )(?:please |pls |kindly )?write (?:to|for) (?:the |my |his |her |our )?(?:[\w'’-]+ )?${roles}\b(?! (?:is|was|who|says?)\b)`,
  ),
  /\b(?:want|need|like) to (?:say|tell|ask|thank|explain|apologi[sz]e)\b[^.?!]{3,80}\bin an? (?:short |small |little |quick |polite )?(?:note|text|e-?mail|letter|card|message)\b/,
  /\bneed (?:to )?write (?:an? )?(?:message|letter|e-?mail|note|text)\b/,
  new RegExp(
    String.raw`\b(?:can|could) (?:you|u) (?:text|e-?mail|message) (?:my|his|her|our|their|the) [\w'’-]+ for me\b`,
  ),
  /^(?:an? )?(?:thank[- ]?you|get well|leaving|good luck) (?:card|note|letter|text|message|e-?mail) (?:for|to)\b/,
  /\b(?:make|write|give|do|need|want)\b[^.?!]{0,12}\blist of (?:questions|things to ask)\b/,
  /\bhow (?:do|can|should|would) i (?:word|phrase|put) (?:it|this|that|both|them)\b[^.?!]{0,30}\b(?:form|letter|e-?mail|report|review|plan|text|message|note)\b/,
  /\bwrite (?:him|her|them) something\b/,
  /(?:^|[.!?] )(?:hi |hello |so )?i (?:have|need) to (?:e-?mail|text|message|write to) [\w'’ ]{2,25}(?=[.:]|$)/,
  /^(?:please |pls )?(?:text|e-?mail|message|whatsapp) (?:my|his|her|our|their|the) [\w'’ -]{2,25}?(?: (?:please|pls|plz|for me))?\s*:/,
  /(?:^|[.!?] )(?:please |pls )?write (?:to )?(?:him|her|them) that\b/,
  /\bhelp (?:me )?(?:to )?(?:word|phrase|put) (?:it|this|that|both|them)(?: (?:nicely|politely|into words|in writing|better|down|fairly))?\W*$/,
  /^(?:an? )?list of (?:things|what) to (?:tell|say to) [\w'’ -]{3,30}:/,
  /\bput together (?:an? )?(?:[\w-]+ )?(?:handover|note|letter|e-?mail|message|list for)\b/,
  /^(?:an? )?(?:polite|short|kind|nice) (?:no|refusal|thank you|thank-you) (?:to|for)\b/,
  /\bmake (?:this|it) sound (?:better|nicer|politer|more \w+|less \w+)\s*:/,
];
