import type { StatementGroup } from '@fairground/contract/calls/statement'
import { type Posting, parseLegs } from '@fairground/ledger'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { groupOf } from './groups.ts'
import type { Part, Summary } from './summary.ts'

/** A line of a statement: one posting that touches the player's money. Amounts in the smallest unit. */
export type Line = {
  id: string
  version: number
  /** Number of the line within its action, from 0. */
  place: number
  at: Date
  kind: string
  group: StatementGroup
  /** Change of balance and pending wins. */
  moneyMinor: bigint
  /** Change of the bonus money. */
  bonusMinor: bigint
  /** After the line. */
  balanceMinor: bigint
  bonusBalanceMinor: bigint
  reference: string
  gameId: string | undefined
}

/** The line after which a page begins. */
export type Place = { version: number; place: number }

const MONEY = new Set(['player:main', 'player:held'])
const BONUS = new Set(['player:bonus'])

/**
 * Reads the lines, the earliest first, at most so many versions at a time and only as fast as they are taken. Between two parts
 * it holds nothing of the database.
 */
export async function* readLines(
  db: Database,
  summary: Summary,
  { after, atOnce }: { after?: Place | undefined; atOnce: number },
): AsyncGenerator<Line[]> {
  for (const part of summary.parts) {
    const first = after ? Math.max(part.first, after.version) : part.first
    for (let start = first; start < part.end; start += atOnce) {
      const lines = await readPart(db, summary, { ...part, first: start, end: Math.min(start + atOnce, part.end) })
      yield after ? lines.filter((line) => isAfter(line, after)) : lines
    }
  }
}

async function readPart(db: Database, { walletId }: Summary, { first, end, lowId, highId }: Part): Promise<Line[]> {
  // Fewer and simpler columns: reading them is most of the work.
  const actions = await db
    .selectFrom('money_action')
    .select(['id', 'legs'])
    .select(sql<number>`version::float8`.as('version'))
    .select(sql<number>`floor(extract(epoch from at) * 1000)::float8`.as('at_ms'))
    .select(sql<bigint>`main_minor + held_minor - main_change - held_change`.as('money_minor'))
    .select(sql<bigint>`bonus_minor - bonus_change`.as('bonus_minor'))
    .where('account_id', '=', walletId)
    .where('id', '>=', lowId)
    .where('id', '<=', highId)
    .where('version', '>=', BigInt(first))
    .where('version', '<', BigInt(end))
    .orderBy('money_action.version')
    .execute()
  const lines: Line[] = []
  for (const { id, legs, version, at_ms, ...before } of actions) {
    let [moneyMinor, bonusMinor, place] = [before.money_minor, before.bonus_minor, 0]
    const at = new Date(at_ms)
    for (const leg of parseLegs(legs)) {
      if (!touchesPlayer(leg)) continue
      const change = { moneyMinor: changeOf(leg, MONEY), bonusMinor: changeOf(leg, BONUS) }
      moneyMinor += change.moneyMinor
      bonusMinor += change.bonusMinor
      lines.push({
        id,
        version,
        place,
        at,
        kind: leg.kind,
        group: groupOf(leg.kind),
        moneyMinor: change.moneyMinor,
        bonusMinor: change.bonusMinor,
        balanceMinor: moneyMinor,
        bonusBalanceMinor: bonusMinor,
        reference: leg.refId,
        gameId: gameOf(leg),
      })
      place += 1
    }
  }
  return lines
}

type Leg = { source: string; destination: string }

/** What a posting adds to some accounts. */
function changeOf({ source, destination, amountMinor }: Posting, accounts: ReadonlySet<string>): bigint {
  const comesIn = accounts.has(destination)
  if (comesIn === accounts.has(source)) return 0n
  return comesIn ? amountMinor : -amountMinor
}

function touchesPlayer({ source, destination }: Leg): boolean {
  return source.startsWith('player:') || destination.startsWith('player:')
}

function isAfter(line: Place, after: Place): boolean {
  return line.version > after.version || (line.version === after.version && line.place > after.place)
}

const GAME = /^house:(?:stakes|payouts):(.+)$/

function gameOf({ source, destination }: Leg): string | undefined {
  return (GAME.exec(source) ?? GAME.exec(destination))?.[1]
}
