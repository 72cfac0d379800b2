import { hash } from 'node:crypto'
import { execute } from '../database/bench-database.ts'

/** The token of a benchmark's player, from 1. It follows from the number, so that server and load need no list. */
export function tokenOf(player: number): string {
  return hash('sha256', `bench player ${player}`, 'base64url')
}

/** Opens logged-in players with endless money. Their balances have no deposits, so the ledger is not verifiable. */
export async function openPlayers(url: string, count: number): Promise<void> {
  await execute(
    url,
    `create table bench_player as
      select uuidv7() as id, i, encode(sha256(('bench player ' || i)::bytea), 'base64') as digest
      from generate_series(1, ${count}) i`,
  )
  await execute(
    url,
    `insert into account (id, username, nickname, password_hash, currency_id, invite_code, notice_at, created_at)
      select id, 'bench_' || i, 'bench', '', 'G$', 'BENCH' || i, now(), now() from bench_player`,
  )
  await execute(
    url,
    `insert into session (id, account_id, token_hash, device_name, created_at, last_seen_at, expires_at)
      select uuidv7(), id, sha256(translate(rtrim(digest, '='), '+/', '-_')::bytea), 'bench', now(), now(),
        now() + interval '1 day' from bench_player`,
  )
  await execute(
    url,
    // Plain seeds, as an earlier release stored them: the first start of a server encrypts them.
    `select open_account(id, 'G$', now(), 'bench',
      uuidv7(), encode(first, 'hex'), encode(sha256(first), 'hex'),
      uuidv7(), encode(next, 'hex'), encode(sha256(next), 'hex'))
      from bench_player, lateral (select sha256(id::text::bytea) as first, sha256((id::text || 'next')::bytea) as next) seed`,
  )
  await execute(
    url,
    `insert into account_wallet (wallet_id, account_id, currency_id) select id, id, 'G$' from bench_player
      on conflict do nothing`,
  )
  await execute(url, 'insert into play (account_id) select id from bench_player on conflict do nothing')
  await execute(url, 'update wallet set main_minor = 1000000000000')
  // Empty tables stay unanalysed, as in a new installation.
  await execute(url, 'vacuum analyze account, session, wallet, seed_pair, jurisdiction')
}

/**
 * Ends all open rounds without the ledger, so that each player can bet again. It waits a moment for bets that were running
 * when the load stopped.
 */
export async function endRounds(url: string): Promise<void> {
  await execute(
    url,
    `do $$ begin
      perform pg_sleep(0.5);
      loop
        update wallet set open_round_ids = '{}', revision = revision + 1 where open_round_ids <> '{}';
        update round set status = 'finished', result = 'LOSE', finished_at = now() where status = 'open';
        exit when not found;
      end loop;
    end $$`,
  )
  await execute(url, 'vacuum analyze')
}
