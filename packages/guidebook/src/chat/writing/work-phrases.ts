// A list of what people say to each other at work, for somebody who starts a first job and asked for one: everyday lines that hold in any
// job, with what may be said back. Nothing of this job is made up.

export function workPhrases(message: string): string | null {
  const text = message.slice(0, 1200).replaceAll('’', "'");
  if (!wish.test(text)) return null;
  const isPlain = /\bbullets?\b/iu.test(text);
  return [
    'What people say at work, and what you can say back:',
    lines.map((one, at) => `${isPlain ? '-' : `${at + 1}.`} ${one}`).join('\n'),
    'Nobody needs all of them: two or three a day are plenty, and “Sorry, can you say that again?” is always allowed.',
  ].join('\n\n');
}

const wish =
  /\b(?:list|examples|some|few|make|write)\b[^.?!]{0,25}\b(?:people|colleagues|co-?workers|they|you) (?:say|usually say|tend to say|might say)\b[^.?!]{0,30}\b(?:at|in) (?:work|a job|the job|his job|her job|their job|the workplace)\b|\bsmall talk\b[^.?!]{0,30}\b(?:list|phrases|lines)\b[^.?!]{0,30}\b(?:work|job)\b/iu;

const lines = [
  '“Morning!” You: “Morning!”',
  '“How are you?” You: “Fine, thanks. You?” A short answer is what is meant.',
  '“How was your weekend?” You: “Good, thanks. I …” and one thing you did.',
  '“Nice weather today.” You: “Yes, it is.” It is a way of being friendly.',
  '“Can you give me a hand?” It means: please help. You: “Yes, what shall I do?”',
  '“When you’ve got a minute …” It means: after what you are doing now. You: “I’ll come when this is finished.”',
  '“Do you know what to do?” You: “Yes”, or “Not yet. Can you show me?”',
  '“All right?” It is a greeting. You: “All right, thanks.”',
  '“I’m off on my break.” You: “See you later.”',
  '“Well done.” You: “Thanks.”',
  'When something goes wrong: “Sorry, I’ve made a mistake. What shall I do?”',
  'When it is too much: “I need a short break, please.”',
  'At the end: “I’m finished. Is there anything else?” and then “Bye, see you on …”',
];
