import { topic } from '../topic.ts';

// The words most often said: the Universal Core of the Center for Literacy and Disability Studies, and what goes with it.

export const coreWords = [
  ...topic(
    'person',
    `
    calmbridge:i = I, me, my, mine, myself
    index-pointing-at-the-viewer = you, your, yours, yourself
    calmbridge:he = he, him, his
    calmbridge:she = she, her, hers
    calmbridge:we = we, us, our, ours, together
    calmbridge:they = they, them, their, everyone, everybody
    busts-in-silhouette = people, group, somebody, someone, crowd, crowds, crowded, too crowded
  `,
  ),
  ...topic(
    'small',
    `
    calmbridge:it = it, its, thing
    calmbridge:that = that, those, there
    calmbridge:this = this, these
    calmbridge:here = here, right here, place
    calmbridge:in = in, into, put in
    calmbridge:on = on, on top, onto
    calmbridge:off = off, fall off, take off
    calmbridge:out = out, get out
    up-arrow = up, higher, high
    down-arrow = down, lower, low
    calmbridge:under = under, below, underneath, beneath
    calmbridge:behind = behind, in back of
    calmbridge:in-front = in front, in front of
    calmbridge:beside = beside, next to, by my side
    calmbridge:between = between, in between, in the middle, middle
    left-arrow = left, turn left
    right-arrow = right, next, turn right
    calmbridge:all = all, every, everything, both
    calmbridge:some = some, part, half, a few
    calmbridge:none = none, nothing, empty, all gone
    plus = more, and, again, plus, add, another
    minus = less, minus, with less, take away
    prohibited = not, do not, dont, not allowed, mustnt, must not, cannot, cant, forbidden, never
    calmbridge:first = first, before, first of all, first then, first then board
    calmbridge:then = then, after, second, later, afterwards, and then
  `,
  ),
  ...topic(
    'social',
    `
    check-mark-button = yes, yeah, ok, okay, correct
    cross-mark = no, nope, no thank you, no thanks, wrong
    stop-sign = stop, stop it
    calmbridge:finished = finished, all done, done, finish, all finished, the end, over, complete, ended
    calmbridge:wait = wait, one moment, hold on, hang on, be patient
    calmbridge:break = break, take a break, have a break, rest, need a break, time out, a break, beanbag, bean bag
    waving-hand = hello, goodbye, hi, bye, bye bye, wave, see you, good morning
    folded-hands = please, thank you, thanks, pray, ta, sorry please
    calmbridge:my-turn = my turn, your turn, whose turn
    calmbridge:take-turns = take turns, turns, taking turns, swap
    pensive-face = sorry, say sorry, apologise, apologize
    high-voltage = electricity, electric, lightning
    warning = danger, dangerous, warning, watch out, careful, be careful, not safe, unsafe
    shield = safe, safety, protect
  `,
  ),
  ...topic(
    'action',
    `
    calmbridge:want = want, would like, wish, need, I want
    smiling-face-with-hearts = like, enjoy, I like
    calmbridge:help = help, help me, helping, need help, I need help, assist, support
    calmbridge:go = go, go to, leave, start, lets go, set off, begin
    eyes = look, see, watch, look at, watching, look around
    magnifying-glass-tilted-left = find, look for, search, seek, magnifying glass
    calmbridge:turn = turn, turn around, spin, round
    calmbridge:put = put, put down, put away, tidy, tidy up, clean up, tidy away
    calmbridge:get = get, fetch, receive, bring, have
    calmbridge:give = give, offer, hand over, give back
    calmbridge:pull = pull, pulling, tug, drag
    calmbridge:take = take, pick, pick up, grab
    calmbridge:make = make, build, fix, create
    calmbridge:do = do, try, touch, use
    calmbridge:open = open, unpack, open it
    calmbridge:close = close, shut, close it
    flexed-biceps = can, strong, able, I can do it, be brave, brave, muscle, arms
    calmbridge:share = share, sharing, share with
    calmbridge:listen = listen, hear, listening, listen to
    calmbridge:sit = sit, sit down, sit still, sitting
    calmbridge:stand = stand, stand up, get up, stand still
    calmbridge:line-up = line up, queue, stand in line, wait in line, lining up
    person-playing-handball = throw, throw a ball, catch, play catch
    face-with-peeking-eye = hide, hide and seek, peekaboo, peek
    calmbridge:jump = jump, bounce, hop, jumping
    speaking-head = talk, speak, say, tell, tell someone, tell a grown up, ask, voice
    person-raising-hand = raise hand, put hand up, hand up, question, ask for help, ask a question
    thinking-face = think, wonder, idea of
    light-bulb = idea, know, light, understand, lights
    person-walking = walk, walking, come, go for a walk
    person-running = run, running, hurry, run away, escape
  `,
  ),
  ...topic(
    'describing',
    `
    thumbs-up = good, well done, great, good job, fine, nice, ready, I am ready
    persevering-face = hard, difficult, tricky, it is hard
    thumbs-down = bad, dont like, dislike, not good, I dont like
    calmbridge:big = big, large, huge, enormous, bigger
    calmbridge:small = small, little, tiny, smaller
    calmbridge:long = long, longer
    calmbridge:short = short, shorter
    calmbridge:tall = tall, taller
    calmbridge:full = full, full up
    person-lifting-weights = heavy, lifting, weights
    beaming-face-with-smiling-eyes = fun, have fun, good fun
    calmbridge:same = same, equal, alike
    calmbridge:different = different, not the same, change, other, something different, changes
  `,
  ),
  ...topic(
    'question',
    `
    red-question-mark = what, question mark
    calmbridge:who = who
    calmbridge:where = where
    calmbridge:when = when
    calmbridge:why = why, because
    calmbridge:how = how
    calmbridge:which = which, choose, choice, choices, pick one, choosing
  `,
  ),
];
