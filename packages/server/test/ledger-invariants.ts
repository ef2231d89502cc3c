import { expect } from 'vitest';
import type { Database } from '#db/open-database';

const findings: Record<string, string> = {
  'a ledger sum differs from its balance': `
    select u.uid from users u left join ledger_entries e on e.uid = u.uid
    group by u.uid, u.credits_hundredths having coalesce(sum(e.hundredths), 0) <> u.credits_hundredths`,
  'a balance is below zero without debt':
    'select uid from users where credits_hundredths < 0 and not has_debt',
  'an entry does not follow the one before it': `
    select id from (select id, balance_after,
      sum(hundredths) over (partition by uid order by id) as running from ledger_entries) e
    where running <> balance_after`,
  'a use was settled twice': `
    select uid, ref from ledger_entries where kind in ('capture', 'release') group by uid, ref having count(*) > 1`,
  'a use and its entries disagree': `
    select u.uid, u.use_id from uses u
    where (u.state = 'captured') <> exists (
        select 1 from ledger_entries e where e.uid = u.uid and e.ref = u.use_id and e.kind = 'capture')
      or (u.state = 'released') <> exists (
        select 1 from ledger_entries e where e.uid = u.uid and e.ref = u.use_id and e.kind = 'release')
      or not exists (
        select 1 from ledger_entries e where e.uid = u.uid and e.ref = u.use_id and e.kind = 'hold'
          and e.hundredths = -u.price_hundredths)`,
  'a payment was not credited exactly once': `
    select p.intent_id from payments p join users u on u.uid = p.uid
    where p.given_hundredths <> coalesce((select sum(e.hundredths) from ledger_entries e
      where e.uid = p.uid and split_part(e.ref, ':', 1) = p.intent_id), 0)`,
  'a counter differs from the captured uses': `
    select u.uid from users u where u.care_plans_used + u.stories_used + u.ai_chats_used + u.pecs_downloads_used
      + u.pecs_generations_used + u.pecs_uploads_used
      <> (select count(*) from uses s where s.uid = u.uid and s.state = 'captured')`,
};

/** What must hold after anything that can happen. `openHolds` is how many holds may still stand. */
export async function expectInvariants({ pool }: Database, { openHolds = 0 } = {}): Promise<void> {
  for (const [finding, query] of Object.entries(findings))
    expect((await pool.query(query)).rows, finding).toEqual([]);
  const held = await pool.query("select use_id from uses where state = 'held'");
  expect(held.rows.length, 'holds still open').toBeLessThanOrEqual(openHolds);
}
