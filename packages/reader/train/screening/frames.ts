// Sentences that turn a crisis into a look-alike: long past and resolved, in a film, in a lesson, asked in general.
// `…` stands for the line. They are written so that the line itself need not change.
export const calmFrames: readonly string[] = [
  'Two years ago: … He is fine now. How do I talk with him about it?',
  '… That was years ago and all is well. What helps with the bad memories?',
  'When my nephew was small this happened: … He recovered. Is there a course I can take?',
  'In the film somebody says "…" and she repeats it all day. How do I explain that it is only a film?',
  'He keeps repeating a line from a cartoon: "…" What can I say to people?',
  'For the first aid training at our club: what should volunteers do when a parent says "…"?',
  'I am writing the emergency page of his care plan. What goes under the heading "…"?',
  'In the book we read at bedtime there is the sentence "…" and he got scared. How do I comfort him?',
  'My friend told me about last summer: … They got help and it turned out well. It made me think about a plan for us. Where do I start?',
  'lol my teenager wrote a horror story for school that starts with "…" should I praise it?',
  '… This was in 2019, long over. I only mention it for the profile. What else should I fill in?',
  'On the news there was a family: … He asks about it every night. What do I answer?',
  'What do you do if ever … ? I would like to be prepared, nothing has happened.',
  'The school did a drill where the teacher acted out "…" and now he is anxious. How can I prepare him for the next one?',
  '… – no wait, that was in his game, he was telling me about a level in minecraft. How do I limit game time?',
  'Someone in our support group had this last year: … Everyone is safe. How do I make our home safer in case?',
];
