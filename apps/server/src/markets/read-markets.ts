import { type Market, marketSchema } from '@fairground/contract'
import type { Database } from '../db/database.ts'

/** The profile of a market that nobody knows: it allows the least. */
export const STRICTEST = 'strict'

/** A profile with the number of its changes: a bet names the one that it was checked against. */
export type MarketInForce = Market & { version: number }

/** The profiles by id. One that this release cannot read is left out, so that its players get the strictest. */
export async function readMarkets(db: Pick<Database, 'selectFrom'>): Promise<ReadonlyMap<string, MarketInForce>> {
  const rows = await db.selectFrom('market').selectAll().orderBy('id').execute()
  const read = rows.flatMap(({ id, version, rules }) => {
    const market = marketSchema.safeParse({ ...rules, id })
    return market.success ? [[id, { ...market.data, version }] as const] : []
  })
  return new Map(read)
}

/**
 * The profile of a country (RG-01): the one that the operator has named for it, or for every other one under `*`; the
 * strictest where none is named, or one that is not there.
 * @param countryId ISO 3166-1 alpha-2; undefined where the player has none
 */
export function marketOf(
  markets: ReadonlyMap<string, MarketInForce>,
  named: Readonly<Record<string, string>>,
  countryId: string | undefined,
): MarketInForce {
  const own = countryId !== undefined && Object.hasOwn(named, countryId) ? named[countryId] : named['*']
  const market = markets.get(own ?? STRICTEST) ?? markets.get(STRICTEST)
  if (!market) throw new Error('the strictest market profile is not there')
  return market
}
