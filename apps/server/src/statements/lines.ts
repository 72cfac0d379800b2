import type { StatementGroup } from '@fairground/contract/calls/statement'
import { type Posting, parseLegs } from '@fairground/ledger'
import type { Database } from '../db/database.ts'
import { groupOf } from './groups.ts'
import type { Summary } from './summary.ts'

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
 * Reads the lines, the earliest first, some hundred versions at a time and only as fast as they are taken. Between two
 * parts it holds nothing of the database.
 */
export async function* readLines(db: Database, summary: Summary, after?: Place): AsyncGenerator<Line[]> {
  let { moneyMinor, bonusMinor } = summary.opening
  for (const { first, end, lowId, highId } of summary.parts) {
    if (after && end <= after.version) continue
    const actions = await db
      .selectFrom('money_action')
      .select(['id', 'version', 'at', 'legs', 'main_minor', 'held_minor', 'bonus_minor'])
      .select(['main_change', 'held_change', 'bonus_change'])
      .where('account_id', '=', summary.walletId)
      .where('id', '>=', lowId)
      .where('id', '<=', highId)
      .where('version', '>=', BigInt(after ? Math.max(first, after.version) : first))
      .where('version', '<', BigInt(end))
      .orderBy('version')
      .execute()
    const lines: Line[] = []
    for (const action of actions) {
      moneyMinor = action.main_minor + action.held_minor - action.main_change - action.held_change
      bonusMinor = action.bonus_minor - action.bonus_change
      let place = 0
      for (const leg of parseLegs(action.legs)) {
        if (!touchesPlayer(leg)) continue
        const change = { moneyMinor: changeOf(leg, MONEY), bonusMinor: changeOf(leg, BONUS) }
        moneyMinor += change.moneyMinor
        bonusMinor += change.bonusMinor
        lines.push({
          id: action.id,
          version: Number(action.version),
          place,
          at: action.at,
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
    yield after ? lines.filter((line) => isAfter(line, after)) : lines
  }
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
