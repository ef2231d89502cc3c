import { type ChatTurn, childPlaceholder } from '@calmbridge/domain/assistant/assistant';
import { hideNames, hideNamesIn, showNames, withSpellings } from '@calmbridge/domain/assistant/child-name';
import { type Asks, chatCall, chatMessageMax, type Flag, type Next } from '@calmbridge/domain/assistant/wire';
import { calledIn } from '@calmbridge/domain/child/called-in-notes';
import { Meanings, mapPhrases } from '@calmbridge/domain/child/meanings';
import { nameAlone } from '@calmbridge/domain/child/name-alone';
import { ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { StoryRequest } from '@calmbridge/domain/stories/story';
import { z } from 'zod';
import type { Safety, Screened } from '#adapters/assistant/safety';
import { saidIn } from '#adapters/assistant/said-in';
import type { Ask, Writer } from '#adapters/assistant/writer';
import type { Reading } from '#adapters/reading/reading';
import type { Clock } from '#ports';
import { findHelpInStory } from './help-first.ts';
import { gateOf, writeCheckedPlan } from './write-checked-plan.ts';
import { asksForNoScene, writeCheckedStory } from './write-checked-story.ts';

export type ReviewTools = { writer: Writer; safety: Safety; clock: Clock };
type AnswerTools = ReviewTools & { reading: Pick<Reading, 'askMeanings' | 'sceneLabel'> };

// A reviewer may leave fields out, and need not fill in what only the form insists on.
const Profile = z.preprocess(
  (given) => (typeof given === 'object' && given !== null ? { ...emptyProfile, ...withTexts(given) } : given),
  z.object(ChildProfile.shape),
);
const withTexts = (given: object) =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  );

const id = z.union([z.string(), z.number()]);
const Request = z.discriminatedUnion('kind', [
  z.object({ id, kind: z.literal('plan'), profile: Profile, meanings: Meanings }),
  z.object({ id, kind: z.literal('story'), profile: Profile, ...StoryRequest.shape }),
  z.object({
    id,
    kind: z.literal('chat'),
    profile: Profile.nullable().default(null),
    carePlan: chatCall.input.shape.carePlan,
    turns: chatCall.input.shape.turns,
    message: z.string().trim().min(1).max(chatMessageMax),
    page: chatCall.input.shape.page,
  }),
  z.object({
    id,
    kind: z.literal('screen'),
    use: z.enum(['plan', 'story', 'chat']),
    profile: Profile.nullable().default(null),
    text: z.string(),
  }),
]);
type Request = z.output<typeof Request>;

export type ReviewAnswer =
  | { id: unknown; error: string }
  | {
      id: unknown;
      title?: string;
      text: string;
      crisis: string | null;
      flags: Flag[];
      check?: object;
      leftOut?: readonly string[];
      additions?: readonly object[];
      others?: object;
      asks?: object;
      next?: object;
    };

/** One line in, one line out. A bad line is answered as such and the rest goes on. */
export async function answerRequest(tools: AnswerTools, line: string): Promise<ReviewAnswer> {
  const given = parsed(line);
  const read = Request.safeParse(given);
  if (!read.success) return { id: idOf(given), error: `not a request: ${wrongIn(read.error)}` };
  try {
    return { id: read.data.id, ...(await answered(tools, read.data)) };
  } catch (fault) {
    return { id: read.data.id, error: fault instanceof Error ? fault.message : 'failed' };
  }
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};
const idOf = (given: unknown) =>
  typeof given === 'object' && given !== null && 'id' in given ? (given as { id: unknown }).id : null;
const wrongIn = (error: z.ZodError) =>
  error.issues.map((issue) => issue.path.join('.') || 'the line').join(', ');

async function answered(tools: AnswerTools, request: Request) {
  const names = request.profile
    ? withSpellings(namesOf({ ...request.profile, name: request.profile.name.trim() }), textsIn(request))
    : [];
  const hidden = hideNamesIn(request, names);
  const answer = await written(
    tools,
    request.kind === 'plan' && hidden.kind === 'plan'
      ? { ...hidden, meanings: meaningsIn(request, names) }
      : calledOnly(hidden),
  );
  return namesIn(answer, names);
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Names are hidden in phrases only: an id is none of the carer's words. */
const meaningsIn = ({ profile, meanings }: Extract<Request, { kind: 'plan' }>, names: readonly string[]) =>
  mapPhrases({ ...profile.meanings, ...meanings }, (phrase) => hideNames(phrase, names));

/** First what texts call the child, then the whole name, then its words, as the page sends them: each comes back as it was typed. */
const namesOf = (profile: Parameters<typeof calledIn>[0]): string[] => {
  const whole = nameAlone(profile.name);
  const words = whole.split(/[\s,;]+/u).filter((word) => [...word].length > 2);
  return [...new Set([calledIn(profile), whole, ...(words.length > 1 ? words : [])])].filter(Boolean);
};

/** Only a plan says the whole name. */
const calledOnly = <T extends Request>(request: T): T =>
  request.profile?.name ? { ...request, profile: { ...request.profile, name: childPlaceholder } } : request;

const namesIn = <T>(value: T, names: readonly string[]): T =>
  JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'string' ? showNames(item, names) : item,
  ) as T;

async function written(tools: AnswerTools, request: Request) {
  const { writer, safety, clock } = tools;
  switch (request.kind) {
    case 'plan': {
      const profile = { ...request.profile, meanings: request.meanings };
      const ask = { profile, today: clock.now().toISOString().slice(0, 10) };
      return { ...(await streamed(tools, { use: 'plan', ask })), asks: await tools.reading.askMeanings(ask) };
    }
    case 'chat': {
      const help = await safety.helpFor(request.message, request.profile, {
        isInTalk: request.turns.length > 0,
      });
      if (help?.isInstead) return { text: help.text, crisis: help.kind, flags: [] };
      const { profile, carePlan, turns, message, page } = request;
      const answer = await streamed(tools, {
        use: 'chat',
        ask: { profile, carePlan, turns, message, page },
      });
      if (help === null || wasAskedAboutDanger(turns)) return answer;
      const crisis = help.kind ?? 'unsure';
      const unsure = {
        rule: crisis,
        found: '',
        why: 'may be a crisis: the carer is asked before the answer',
      };
      const text = `> ${help.danger ?? 'Is anyone in danger right now?'}\n\n${answer.text}`;
      const { next: _, ...rest } = answer;
      return { ...rest, text, crisis, flags: [unsure, ...answer.flags] };
    }
    case 'screen': {
      const screen = safety.screenStream({ use: request.use, profile: request.profile, writer: 'service' });
      return gathered([...(await screen.push(request.text)), ...(await screen.end())]);
    }
    case 'story': {
      const { profile, type, supportLevel, tone, context, about, facts, scene } = request;
      if (await asksForNoScene(tools.reading, request)) throw new Error(`there is no scene "${scene}"`);
      const given = { ...(facts ? { facts } : {}), ...(scene ? { scene } : {}) };
      const ask = { profile, request: { type, supportLevel, tone, context, about, ...given } };
      const help = await findHelpInStory(tools, ask);
      if (help !== null) return { text: help.text, crisis: help.kind, flags: [] };
      const signal = new AbortController().signal;
      for await (const event of writeCheckedStory(
        { writer, safety },
        { use: 'story', ask, problems: [] },
        signal,
      )) {
        if (event.is === 'asks') return asked(event);
        if (event.is !== 'story') continue;
        const { title, text, flags, check, leftOut = [], additions = [], others = [] } = event;
        return { title, text, crisis: null, flags, check, leftOut, additions, others };
      }
      throw new Error('no story was written');
    }
  }
}

/** On the page a carer answers it once in a talk; here going on is the answer. */
const wasAskedAboutDanger = (turns: readonly ChatTurn[]): boolean =>
  turns.some(({ role, content }) => role === 'assistant' && /^> [^\n]*\?\n/.test(content));

async function streamed({ writer, safety }: ReviewTools, ask: Exclude<Ask, { use: 'story' }>) {
  const screen = safety.screenStream({
    use: ask.use,
    profile: ask.ask.profile,
    writer: writer.kind,
    said: saidIn(ask),
  });
  const { signal } = new AbortController();
  const gate = await gateOf(writer, ask);
  let written = gate !== null && ask.use === 'plan' ? await writeCheckedPlan(writer, gate, ask, signal) : '';
  const after =
    written === ''
      ? await writer.write(ask, signal, (text) => {
          written += text;
          return false;
        })
      : [];
  const above = gathered([...(await screen.push(written)), ...(await screen.end())]);
  const asks = after.find((event) => event.is === 'asks');
  const choices = after.find((event) => event.is === 'next')?.choices;
  const next: { next?: Next['choices'] } = choices ? { next: choices } : {};
  if (asks === undefined) return { ...above, ...next };
  return written === ''
    ? { ...asked(asks), ...next }
    : { ...above, text: `${above.text}\n\n${asks.text}`, ...asksOf(asks), ...next };
}

/** Nothing was written, and nothing would be charged: what the carer is asked instead. */
const asked = (asks: Asks) => ({
  text: asks.text,
  crisis: null as string | null,
  flags: [] as Flag[],
  ...asksOf(asks),
});
const asksOf = ({ choices, fields }: Asks) => ({ asks: { choices, fields } });

/** Flags tell of all that was found, `withheld` what of it was left out. */
const gathered = (pieces: readonly Screened[]) => ({
  text: pieces.map((piece) => (piece.is === 'text' ? piece.text : '')).join(''),
  crisis: null as string | null,
  flags: pieces.flatMap((piece): Flag[] => {
    if (piece.is === 'flag') return [piece.flag];
    if (piece.is === 'text') return [];
    const { rule, why, text } = piece.withheld;
    return [{ rule, found: text, why }];
  }),
  withheld: pieces.flatMap((piece) => (piece.is === 'withheld' ? [piece.withheld] : [])),
});
