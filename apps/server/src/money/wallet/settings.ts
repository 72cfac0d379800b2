import type { CurrencyScale, LimitKind, Period, PlayLimit } from '@fairground/ledger'
import { parseAmount } from '@fairground/money'
import type { Settings } from './memory.ts'

/** Decimals of `currency.scale`. */
const SCALE_DECIMALS = 8

/** Reads the settings that limit bets. */
export const SETTINGS = `select (select epoch from settings_epoch)::text as epoch,
  (select json_object_agg(id, json_build_object('version', version, 'rules', rules)) from jurisdiction) as jurisdictions,
  (select json_object_agg(id, version) from game) as games,
  (select json_agg(json_build_array(id, decimal_length, scale::text) order by position, id) from currency) as currencies,
  (select json_agg(kind || ':' || id) from switched_off where kind <> 'player') as switched_off,
  (select document -> 'maintenance' = 'true' from site_settings where id = 1) as is_closed`

/** The row of `SETTINGS`. */
export type SettingsRow = {
  epoch: string
  jurisdictions: Record<string, { version: number; rules: Record<string, unknown> }> | null
  games: Record<string, number> | null
  /** The site's first currency comes first. */
  currencies: [id: string, decimals: number, scale: string][] | null
  /** As `kind:id`. */
  switched_off: string[] | null
  is_closed: boolean | null
}

/** Parses settings. A rule that a jurisdiction leaves out has its strictest value; it has no limits and no reality check. */
export function parseSettings(row: SettingsRow): Settings {
  const { epoch, jurisdictions, games, currencies, switched_off, is_closed } = row
  const scales = (currencies ?? []).map(([id, decimals, scale]): [string, CurrencyScale] => [
    id,
    { decimals, scaleE8: parseAmount(scale, SCALE_DECIMALS) ?? 0n },
  ])
  return {
    epoch: BigInt(epoch),
    gameVersions: new Map(Object.entries(games ?? {})),
    currencies: new Map(scales),
    switchedOff: new Set([...(switched_off ?? []), ...(is_closed ? ['site:site'] : [])]),
    jurisdictions: new Map(
      Object.entries(jurisdictions ?? {}).map(([id, { version, rules }]) => [
        id,
        {
          version,
          betSlots: Number(rules.betSlots) || 0,
          bonuses: rules.bonuses === true,
          autoplay: rules.autoplay === true,
          minRoundMs: Number(rules.minRoundMs) || 0,
          limits: limitsOf(rules.limits, scales[0]),
          realityCheckMs: realityCheckMsOf(rules.session),
        },
      ]),
    ),
  }
}

/** The limits of a jurisdiction: money in whole units of the site's first currency, time of play in minutes. */
export function limitsOf(limits: unknown, first: [id: string, scale: CurrencyScale] | undefined): PlayLimit[] {
  if (!Array.isArray(limits) || !first) return []
  const [currencyId, { decimals }] = first
  return (limits as { kind: LimitKind; period: Period; value: number }[]).map(({ kind, period, value }) =>
    kind === 'session'
      ? { kind, period, value: BigInt(value) * 60_000n, currencyId: '' }
      : { kind, period, value: BigInt(value) * 10n ** BigInt(decimals), currencyId },
  )
}

function realityCheckMsOf(session: unknown): number {
  const minutes = (session as { realityCheckMinutes?: unknown } | undefined)?.realityCheckMinutes
  return (Number(minutes) || 0) * 60_000
}
