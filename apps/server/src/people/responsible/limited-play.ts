import { findPause, type PlayLimit, periodAt, playedSince, usedOf } from '@fairground/ledger'
import { type PlayRow, playOf } from '../../money/wallet/stored-play.ts'
import type { JurisdictionInForce } from '../../operator/settings/jurisdiction-store.ts'
import type { SiteSettings } from '../../operator/settings/site-settings.ts'
import { playRulesOf, scalesOf } from './play-rules.ts'

/**
 * Whether nothing may urge a player on: during a break, and while a limit of losses, stakes or time that holds for the
 * player leaves nothing in its running period. Money that was played before the first limit is not counted here.
 */
export function isLimited(
  row: PlayRow,
  jurisdiction: Pick<JurisdictionInForce, 'limits'>,
  site: Pick<SiteSettings, 'currencies'>,
  atMs: number,
): boolean {
  const play = playOf(row, '')
  if (findPause(play, atMs)) return true
  const currencies = scalesOf(site.currencies)
  const used = (limit: PlayLimit) =>
    limit.kind === 'session'
      ? BigInt(periodAt(limit.period, play.usage.periods[limit.period], atMs).playedMs + playedSince(play.usage, atMs))
      : usedOf(play, limit, { atMs, currencies })
  return playRulesOf(row, jurisdiction, site).limits.some(
    (limit) => limit.kind !== 'deposit' && used(limit) >= limit.value,
  )
}
