import type { CurrencyScale, PlayLimit } from '@fairground/ledger'
import { parseAmount } from '@fairground/money'
import { limitsOf } from '../../money/wallet/settings.ts'
import { type PlayRow, playOf } from '../../money/wallet/stored-play.ts'
import type { JurisdictionInForce } from '../../operator/settings/jurisdiction-store.ts'
import type { CurrencyRow, SiteSettings } from '../../operator/settings/site-settings.ts'

/** The limits that hold for a player, and the currencies that they are converted by. */
export type PlayRules = { limits: readonly PlayLimit[]; currencies: ReadonlyMap<string, CurrencyRow> }

/** The limits of a player: the own ones, the operator's, and the jurisdiction's. */
export function playRulesOf(
  row: PlayRow,
  { limits }: Pick<JurisdictionInForce, 'limits'>,
  { currencies }: Pick<SiteSettings, 'currencies'>,
): PlayRules {
  return { limits: [...playOf(row, '').limits, ...jurisdictionLimits({ limits }, currencies)], currencies }
}

/** The limits that a jurisdiction sets for every player. */
export function jurisdictionLimits(
  { limits }: Pick<JurisdictionInForce, 'limits'>,
  currencies: ReadonlyMap<string, CurrencyRow>,
): PlayLimit[] {
  return limitsOf(limits, [...scalesOf(currencies)][0])
}

/** The scales of the site's currencies, the first one first. */
export function scalesOf(currencies: ReadonlyMap<string, CurrencyRow>): ReadonlyMap<string, CurrencyScale> {
  return new Map(
    [...currencies].map(([id, { decimal_length, scale }]) => [
      id,
      { decimals: decimal_length, scaleE8: parseAmount(scale, 8) ?? 0n },
    ]),
  )
}
