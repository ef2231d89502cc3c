// What each role of the profile form can do this month. Lines are filled with the child's own things.
import type { ImportantRole } from '@calmbridge/domain/child/options';
import type { PracticeId } from '#practices/practices';

export type RoleActions = { name: string; who: string; acts: readonly string[]; by: readonly PracticeId[] };

export const roleActions: Record<ImportantRole, RoleActions> = {
  parentsGuardians: {
    name: 'Parents and guardians',
    who: 'parents',
    acts: [
      'Lead the evening pictures at home and tick the goal chart on the fridge each night',
      'Pick one row of the trigger table for two weeks; leave the others as they are',
      'Put {comfort} and {the_way} in the bag before anything else goes in',
      'Give ten minutes a day to {interest} with no teaching in it',
      'Write one line to {school} each morning: sleep, food, mood',
      'Swap who leads in hard moments, so that one of you can rest',
    ],
    by: ['pii'],
  },
  teachersEducationalStaff: {
    name: 'Teachers and school staff',
    who: 'teachers',
    acts: [
      'Set up {his} place at the wall with one task in view and the break card on the desk',
      'Warn of every change by {card} before the lesson, not during it',
      'Accept a pointed, typed or drawn answer in each lesson',
      'Use {interest} in one task a day',
      'Write back one line at 15:00: what worked, what was hard',
      'Tell supply staff the first signs and the way out, on one card in the register',
    ],
    by: ['abi', 'vs'],
  },
  behavioralTherapists: {
    name: 'Behavioral therapist',
    who: 'the therapist',
    acts: [
      'Run a week of before–during–after notes on {trigger} and share the likely reason',
      'Teach one card or sign for that reason and coach parents on honouring it at once',
      'Work with assent: {name} may stop a session with the stop sign',
      'Build practice on {interest}, five minutes at a time, inside play',
      'Leave harmless stimming alone; count communication, not stillness',
    ],
    by: ['fba', 'fct'],
  },
  healthcareProviders: {
    name: 'Healthcare providers',
    who: 'the doctor or nurse',
    acts: [
      'Offer the first or last slot and let {him} wait outside; show on {doll} first',
      'Check teeth, ears, belly and sleep whenever a calm month turns hard',
      'Read the emergency sheet before touching; say each step, then wait {wait}',
      'Review medicines, growth and sleep notes at the planned visits',
      'Refer to occupational therapy, speech therapy or dietitian where this plan says "ask"',
    ],
    by: ['abi'],
  },
  specialEducationCoordinators: {
    name: 'Special education coordinator',
    who: 'the coordinator',
    acts: [
      'Put the adjustments below into the school plan, with names and dates',
      'Brief every adult who meets {name}: one page, five minutes, before Monday',
      'Arrange the quiet place and the early-exit pass, and try both out with {him}',
      'Call the review with parents on the date below and bring the tick sheets',
      'Plan the next move (class, school) ten weeks ahead with photos and visits',
    ],
    by: ['abi', 'pii'],
  },
  recreationalTherapists: {
    name: 'Recreational therapist',
    who: 'the recreational therapist',
    acts: [
      'Plan two movement sessions a week around {activity}, same day and hour',
      'Start in a pair on {interest}; add people one at a time',
      'Visit the club with {name} when it is empty, then for fifteen minutes',
      'Teach the coach the break sign and the quiet place before day one',
      'End each session with {his} choice of the next one',
    ],
    by: ['exm', 'pbii'],
  },
  socialWorkers: {
    name: 'Social worker',
    who: 'the social worker',
    acts: [
      "Start the carers' own needs assessment and ask about short breaks",
      'Check rights: transport, benefits, equipment for sleep and safety',
      'Hold one list of who does what, with phone numbers, and update it monthly',
      'Ask {name} what {he} {v:wants} to keep and what to change, with pictures',
      'Link the family with one group where {interest} is welcome',
    ],
    by: ['pii'],
  },
};
