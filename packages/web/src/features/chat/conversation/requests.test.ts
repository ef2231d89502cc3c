import { hideNames, showNames } from '@calmbridge/domain/assistant/child-name';
import { chatCall } from '@calmbridge/domain/assistant/wire';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import { namesIn } from '#api/hidden-profile';
import type { Answer, Conversation, Entry, Question } from './entries.ts';
import { chatBody, planBody } from './requests.ts';

const useId = '0b8f6a52-9d7c-4f5e-8a55-3f0f6f3d9a10';
const leo = {
  ...emptyProfile,
  name: 'Leo Marsh',
  importantRoles: ['parentsGuardians' as const],
  carePlans: ['customizedCarePlans' as const],
  sensorySensitivities: ['Light' as const],
  notes: "Leo's sister Ada shouts. LEO covers his ears.",
};

const exchange = (number: number, text = `Answer ${number} for Leo`): Entry[] => {
  const question: Question = { is: 'question', id: `q${number}`, text: `Why, ${number}, Leo?`, at: '' };
  const answer: Answer = {
    is: 'answer',
    kind: 'reply',
    id: `a${number}`,
    useId,
    question,
    text,
    at: '',
    writtenBy: 'guidebook',
    flags: [],
    withheld: [],
    help: null,
    asked: [],
    state: { is: 'whole' },
    trouble: null,
    charged: 0.05,
  };
  return [answer, question];
};
const plan = (text: string): Entry => ({
  ...(exchange(0, text)[0] as Answer),
  kind: 'plan',
  id: 'plan',
  question: null,
});
const about = (entries: Entry[]): Conversation => ({ child: leo, planId: 'plan', entries });

describe('what is sent', () => {
  test('[CH4] no name leaves the page: not in the profile, the plan, the turns or the message', () => {
    const names = namesIn(leo, [{ name: 'Ada' }, { name: 'Light' }, { name: 'leo marsh' }]);
    expect(names).toEqual(['Leo', 'Leo Marsh', 'Ada', 'Light', 'Marsh']);
    const past = about([...exchange(1), plan('# A plan for Leo Marsh and Ada')]);
    const sent = [planBody(leo, names), chatBody(past, 'Does Leo like Ada?', names)];
    expect(JSON.stringify(sent)).not.toMatch(/leo|marsh|ada/i);
    expect(sent[0]?.profile).toMatchObject({
      // A plan is told where the whole name belongs.
      name: '{child2}',
      notes: "{child}'s sister {child3} shouts. {child} covers his ears.",
      // A choice is not garbled by a child who is called the same.
      sensorySensitivities: ['Light'],
    });
    expect(sent[1]).toMatchObject({ message: 'Does {child} like {child3}?', profile: { name: '{child}' } });
  });

  test('[CH4] names in what phrases mean are hidden as in the text, and no id is garbled', () => {
    const child = { ...leo, name: 'Bella', triggers: 'Bella’s bath', meanings: { 'Bella’s bath': 'bella' } };
    expect(planBody(child, namesIn(child, [])).profile).toMatchObject({
      triggers: '{child}’s bath',
      meanings: { '{child}’s bath': 'bella' },
    });
  });

  test('[CH4] a child is called as the family says, and every other name comes back as it was typed', () => {
    const names = namesIn(leo, [{ name: 'Leo Marsh', called: 'Lee' }]);
    // "LEO" of the notes is another spelling, and comes back as one.
    expect(names).toEqual(['Lee', 'Leo Marsh', 'Leo', 'Marsh', 'LEO']);
    const said = 'Lee is at Grandma Marsh’s. Leo Marsh sleeps.';
    expect(showNames(hideNames(said, names), names)).toBe(said);
    expect(showNames('{child} reads', names)).toBe('Lee reads');
  });

  test('[CH4] a comma is no part of a name, and what the child is called is read from the whole line', () => {
    expect(namesIn({ ...leo, name: 'Mbeki, Thandi' }, [])).toEqual(['Mbeki', 'Mbeki, Thandi', 'Thandi']);
    expect(namesIn({ ...leo, name: 'Sunniva (we say Sunni)' }, [])).toEqual(['Sunni', 'Sunniva']);
  });

  test('[CH4] a chat about no child hides the names of the saved ones', () => {
    const body = chatBody(
      { child: null, planId: null, entries: [] },
      'Ada is loud',
      namesIn(null, [{ name: 'Ada' }]),
    );
    expect(body).toMatchObject({ profile: null, carePlan: '', turns: [], message: '{child} is loud' });
  });

  test('[CH5] a turn that was asked back about goes along too', () => {
    const [answer, question] = exchange(1, '') as [Answer, Question];
    const asked = [{ text: 'Which of these, Leo?', choices: [{ id: 'naps', label: 'Naps' }], chosen: null }];
    const { turns } = chatBody(about([{ ...answer, asked }, question, plan('Plan')]), 'Neither', ['Leo']);
    expect(turns).toEqual([
      { role: 'user', content: 'Why, 1, {child}?' },
      { role: 'assistant', content: 'Which of these, {child}?' },
    ]);
  });

  test('[CH5] the newest twelve turns go along, oldest first, and nothing unanswered', () => {
    const entries = Array.from({ length: 9 }, (_, at) => exchange(9 - at)).flat();
    const open: Entry = { ...(exchange(10, '')[0] as Answer), state: { is: 'waiting' } };
    const { turns } = chatBody(about([open, ...entries, plan('Plan')]), 'And now?', ['Leo Marsh']);
    expect(turns).toHaveLength(12);
    expect(turns[0]).toEqual({ role: 'user', content: 'Why, 4, {child}?' });
    expect(turns.at(-1)).toEqual({ role: 'assistant', content: 'Answer 9 for {child}' });
  });

  test('[CH5] however much there is, the body fits and the server takes it', () => {
    const long = '安心して眠れる夜 '.repeat(6_000);
    const entries = Array.from({ length: 6 }, (_, at) => exchange(6 - at, long)).flat();
    const body = chatBody(about([...entries, plan(long)]), 'Why?', ['Leo Marsh']);
    expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThan(65_536);
    expect(chatCall.input.safeParse({ ...body, useId }).success).toBe(true);
    expect(body.carePlan.length).toBeGreaterThan(5_000);
  });
});
