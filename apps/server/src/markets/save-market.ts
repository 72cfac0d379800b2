import { CallError, type Market } from '@fairground/contract'
import type { Database } from '../db/database.ts'
import { STRICTEST } from './read-markets.ts'

/** Least pause between rounds in the strictest market. */
const STRICT_ROUND_MS = 5_000

/**
 * Adds a profile or changes the one of its id.
 * @throws CallError market_protected for a `strict` that allows what the strictest profile never does
 */
export async function saveMarket(db: Database, market: Market): Promise<void> {
  const { id, ...rules } = market
  if (id === STRICTEST && !isStrict(market)) throw new CallError('market_protected')
  const document = JSON.stringify(rules)
  await db
    .insertInto('market')
    .values({ id, rules: document })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ eb }) => ({ rules: document, version: eb('market.version', '+', 1) })),
    )
    .execute()
}

function isStrict({ autoplay, turbo, hotkeys, bonuses, betSlots, minRoundMs, celebration }: Market): boolean {
  const allows = autoplay || turbo || hotkeys || bonuses
  return !allows && betSlots === 1 && minRoundMs >= STRICT_ROUND_MS && celebration === 'none'
}
