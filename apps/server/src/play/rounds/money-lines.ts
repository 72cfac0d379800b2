import { parseLegs } from '@fairground/ledger'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { leastId, timeOfId } from '../../ground/db/id-time.ts'
import type { StoredRound } from './stored-round.ts'

/** One posting of a round. */
export interface MoneyLine {
  kind: string
  source: string
  destination: string
  amountMinor: bigint
  atMs: number
}

/** Largest difference between the clocks of the servers, which make the ids. */
const CLOCKS_DIFFER_MS = 60_000

/**
 * Lists the postings of a round, oldest first: its stake, its win, the release of the win, or their reversals. No index finds
 * actions by their round, so the query scans the account's actions from the bet on, and stops at the expected number.
 */
export async function listMoneyLines(db: Database, round: StoredRound): Promise<MoneyLine[]> {
  const { accountId, id } = round
  const most = await countActions(db, round)
  const rows = await db
    .selectFrom('money_action')
    .select(['legs', 'at'])
    .where('account_id', '=', accountId)
    .where('id', '>=', leastId(timeOfId(id) - CLOCKS_DIFFER_MS))
    .where(sql<boolean>`strpos(legs, ${id}) > 0`)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.flatMap(({ legs, at }) =>
    parseLegs(legs)
      .filter(({ refId }) => refId === id)
      .map(({ kind, source, destination, amountMinor }) => ({
        kind,
        source,
        destination,
        amountMinor,
        atMs: at.getTime(),
      })),
  )
}

/** Counts the actions that have moved money of the round. */
async function countActions(
  db: Database,
  { accountId, id, status, isSpin, payoutMinor }: StoredRound,
): Promise<number> {
  const { legs, isHeld } = await db
    .selectFrom('money_action')
    .select('legs')
    .select(
      sql<boolean>`exists (select from hold where hold.account_id = ${accountId} and hold.id = ${id})`.as('isHeld'),
    )
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isWonByBet = parseLegs(legs).some(({ kind }) => kind === 'win' || kind === 'bonus_win')
  const ofBet = legs === '' ? 0 : 1
  const ofEnd = status === 'void' || (payoutMinor > 0n && !isWonByBet) ? 1 : 0
  const ofRelease = payoutMinor > 0n && !isSpin && !isHeld ? 1 : 0
  return ofBet + ofEnd + ofRelease
}
