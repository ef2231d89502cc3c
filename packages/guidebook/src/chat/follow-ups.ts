// Messages that lean on the turn before: "and if he refuses?", "it did not work", "why?", "shorter please".
import { numbered } from './answer.ts';
import type { AskedChild } from './child-asked-about.ts';
import { fillStep, leadOf, stepsFor } from './steps.ts';
import type { Topic } from './topic.ts';

export type FollowUp =
  | 'refuses'
  | 'failed'
  | 'why'
  | 'shorter'
  | 'more'
  | 'school'
  | 'how-long'
  | 'start'
  | 'answer';

const patterns: readonly (readonly [FollowUp, RegExp])[] = [
  [
    'shorter',
    /\b(?:shorter|short version|in short|too long|tl;?dr|summar|fewer words|briefly|quick version|less text)/i,
  ],
  [
    'failed',
    /\b(?:did(?:n'?t| not) (?:work|help)|does(?:n'?t| not) (?:work|help)|not working|no(?:t| )? help(?:ing|ed)?|(?:already |have )?tried (?:that|this|it|all|everything)|still (?:the same|happening|not)|made it worse|no change|nothing works)\b/i,
  ],
  [
    'refuses',
    /\b(?:what )?if (?:he|she|they|my \w+|{child}|\w+) (?:still )?(?:refuses?|says? no|won'?t|will not|does(?:n'?t| not)|do not|don'?t|resists?|gets? (?:upset|angry)|screams?|pushes?|throws?|ignores?)|\b(?:he|she|they) (?:just )?(?:refuses?|says? no|won'?t (?:do|take|have|use|try) (?:it|that|this))\b/i,
  ],
  [
    'why',
    /^(?:but |and |so )?why\b|\bwhy (?:does|do|is|are) (?:he|she|they|my|it)\b|what causes|reason for (?:this|that|it)|where does (?:it|that|this) come from/i,
  ],
  [
    'school',
    /\b(?:at|in|for|from) (?:the )?(?:school|nursery|class|kindergarten|college)\b|\b(?:his|her|their|the) teachers?\b|teacher (?:do|say)/i,
  ],
  [
    'how-long',
    /\bhow (?:long|many (?:days|weeks|times)|soon|often)\b|when (?:will|does) (?:it|this|that) (?:get|work|end|stop)/i,
  ],
  [
    'start',
    /\b(?:where|how) (?:do|should|can) (?:i|we) (?:start|begin)|which (?:one|step|of (?:these|those|them))|what (?:do i do )?first\b|first step/i,
  ],
  [
    'more',
    /\b(?:what else|anything else|more (?:ideas|tips|steps)|other (?:ideas|tips|ways|options)|something else|tell me more|more please|go on)\b|^more\W*$/i,
  ],
];

export function followUpIn(message: string): FollowUp | null {
  const text = message.slice(0, 300);
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** `shownBefore` is what the assistant has said so far, so that a second answer brings other steps. */
export function followUpAnswer(
  kind: FollowUp,
  topic: Topic,
  child: AskedChild,
  message: string,
  shownBefore: string,
): string {
  const line = (text: string, key: string = kind) => fillStep(child, text, topic.id + key);
  const { shown, left } = stepsFor(topic, child, 4);
  const all = [...shown, ...left];
  const fresh = all.filter((step) => !shownBefore.includes(leadOf(step)));
  const title = line(topic.title);
  switch (kind) {
    case 'shorter':
      return [
        `In short, for ${title}:`,
        numbered(shown.slice(0, 3).map((step) => `**${leadOf(step)}**`)),
        line(topic.help),
      ].join('\n\n');
    case 'why':
      return [
        line(topic.why),
        line('You can find out what it is for {name}, with three days of short notes:'),
        numbered([
          line(
            '**Write what came just before.** Place, people, sound, what was asked, when {he} last ate and slept.',
          ),
          line(
            '**Write what came after.** What stopped, what {he} got, who came. That shows what it is good for.',
          ),
          line(
            '**Change one thing on day four.** If it gets less, you have found a cause. If not, put it back and take the next.',
          ),
        ]),
        `${line(topic.help)} ${line(topic.ask)}`,
      ].join('\n\n');
    case 'refuses':
      return [
        line(
          'Then the step is too big for today, or the moment is wrong. A no from {name} tells you where to begin.',
        ),
        numbered([
          line('**Stop and say "okay, no".** A no that counts is why {he} can say yes tomorrow.'),
          line(
            '**Cut the step in half.** Only look, only touch, only ten seconds. End before {he} {v:wants} to leave.',
          ),
          line('**Offer a real choice.** Now or after {interest}, here or there, alone or with you.'),
          ...fresh.slice(0, 1),
        ]),
        topic.now ? line(topic.now) : '',
        line(topic.help),
        line('What {does} {he} do first when {he} {v:refuses}: turn away, go stiff or get loud?'),
      ]
        .filter(Boolean)
        .join('\n\n');
    case 'failed':
      return [
        line(
          'That is a lot of effort for nothing, and it tells us something: the cause may be another one. Change one thing at a time.',
        ),
        numbered([
          ...(fresh.length > 0 ? fresh : all).slice(0, 3),
          line(
            '**Rule out the body.** Poor sleep, hunger, hard stools, teeth, ears: each can undo the best plan. Check them this week.',
          ),
        ]),
        line('Give each step about ten days, at the same time of day, before you judge it.'),
        line(topic.help),
        line('Which step did you try, and what did {he} do then?'),
      ].join('\n\n');
    case 'school':
      return [
        line(
          `At {school} the same things help with ${title.replaceAll('{', '')}, if one adult there owns them.`,
        ),
        numbered([
          line(
            '**Name one person.** Ask who will look out for {name}, at which hour, and tell {him} the name.',
          ),
          line(
            '**Hand over half a page.** First signs, what to do, what to leave. Add {interest} as a way in.',
          ),
          line(
            '**Use the same signal in both places.** {Name} {shows:break}, and the adult acts within seconds.',
          ),
          ...shown.slice(0, 1),
        ]),
        line(
          'Ask for a two-minute talk each Friday: what worked, what changes next week. If nothing moves in a month, ask for a meeting in writing.',
        ),
        line('Does it happen in lessons, in the corridor or at break?'),
      ].join('\n\n');
    case 'how-long':
      return [
        line(
          'Count in weeks, not days. Nobody can promise a date, but you can see whether you are on the way.',
        ),
        numbered([
          line(
            '**Keep one step for ten days.** Same time, same words. New steps often look worse in the first three.',
          ),
          line('**Count one thing.** How often, or how many minutes, as a mark on {card}.'),
          line(
            '**Look on day ten.** Less, or shorter, or quicker over: go on. No change: make it smaller or take the next step.',
          ),
        ]),
        line(topic.help),
        line(topic.ask),
      ].join('\n\n');
    case 'more':
      return [
        `More to try for ${title}, one at a time:`,
        numbered((fresh.length > 0 ? fresh : all).slice(0, 4)),
        line(topic.help),
        line(topic.ask),
      ].join('\n\n');
    case 'start':
    case 'answer':
      return firstStep(kind, topic, child, message, all);
  }
}

function firstStep(
  kind: FollowUp,
  topic: Topic,
  child: AskedChild,
  message: string,
  all: readonly string[],
): string {
  const line = (text: string) => fillStep(child, text, topic.id + kind);
  const said = new Set(message.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const shared = (step: string) =>
    (step.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => said.has(word)).length;
  const ordered = kind === 'answer' ? all.toSorted((a, b) => shared(b) - shared(a)) : all;
  const opening =
    kind === 'answer'
      ? 'That helps. Then begin with this one, and leave the rest for now:'
      : 'Begin with this one. It is small and can be done today:';
  return [
    line(opening),
    numbered(ordered.slice(0, 1)),
    line(
      'Do it at the same time of day for a week, and make a mark on {card} each time. If it helps a little, add this:',
    ),
    `${ordered
      .slice(1, 3)
      .map((step) => `- ${step}`)
      .join('\n')}`,
    line(topic.help),
  ].join('\n\n');
}
