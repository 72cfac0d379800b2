import {
  CONFIRM_WITHIN_MS,
  type LimitLine,
  limitKinds,
  limitPeriods,
  type PlayState,
} from '@fairground/contract/play-limits'
import {
  convert,
  endOfPeriod,
  findPause,
  type LimitKind,
  type Period,
  type Play,
  type PlayLimit,
  periodAt,
  playedSince,
  startOfPeriod,
  usedOf,
} from '@fairground/ledger'
import { minorToNumber } from '@fairground/money'
import { type PlayRow, playOf, type StoredLimit } from '../../money/wallet/stored-play.ts'
import type { JurisdictionInForce } from '../../operator/settings/jurisdiction-store.ts'
import type { CurrencyRow } from '../../operator/settings/site-settings.ts'
import { readMoneyUsage } from './count-money.ts'
import { readDeposited } from './deposit-limit.ts'
import { findLimit } from './limits.ts'
import type { ResponsibleParts } from './parts.ts'
import { jurisdictionLimits, scalesOf } from './play-rules.ts'

/** Whose limits, and in which currency they are shown where the player has set none. */
export type Viewer = { accountId: string; currencyId: string; jurisdiction: JurisdictionInForce }

/** Reads every limit of a player with what is used of it, and the player's breaks. */
export async function viewLimits(
  parts: Pick<ResponsibleParts, 'db' | 'now' | 'readSite'>,
  { accountId, currencyId, jurisdiction }: Viewer,
): Promise<{ list: LimitLine[]; model: PlayState }> {
  const { db, now } = parts
  const atMs = now()
  const [row, { currencies }] = await Promise.all([
    db.selectFrom('play').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow(),
    parts.readSite(),
  ])
  const storedPlay = playOf(row, currencyId)
  const usage = storedPlay.countsMoney ? storedPlay.usage : await readMoneyUsage(db, accountId, storedPlay.usage, atMs)
  const play: Play = { ...storedPlay, usage }
  const scene = { db, atMs, accountId, currencies, play, limits: row.limits as StoredLimit[], jurisdiction }
  const list = await Promise.all(
    limitKinds.flatMap((kind) => limitPeriods.map((period) => lineOf(scene, kind, period))),
  )
  return { list, model: viewPlay(row, jurisdiction, atMs) }
}

type Scene = {
  db: ResponsibleParts['db']
  atMs: number
  accountId: string
  currencies: ReadonlyMap<string, CurrencyRow>
  play: Play
  limits: readonly StoredLimit[]
  jurisdiction: JurisdictionInForce
}

async function lineOf(scene: Scene, kind: LimitKind, period: Period): Promise<LimitLine> {
  const { play, limits, currencies, jurisdiction, atMs } = scene
  const own = findLimit(limits, { kind, period, source: 'player' })
  const currencyId = kind === 'session' ? '' : own?.currencyId || play.currencyId
  const show = (value: bigint) =>
    kind === 'session'
      ? Math.floor(Number(value) / 60_000)
      : minorToNumber(value, currencies.get(currencyId)?.decimal_length ?? 0)
  const inLine = (limit: { value: bigint; currencyId: string }) =>
    convert(limit.value, limit.currencyId, currencyId, scalesOf(currencies), 'down')
  const inForce = [...play.limits, ...jurisdictionLimits(jurisdiction, currencies)]
    .filter((limit) => limit.kind === kind && limit.period === period)
    .map(inLine)
  const lowest = inForce.length > 0 ? inForce.reduce((least, value) => (value < least ? value : least)) : undefined
  const used = await usedIn(scene, { kind, period, currencyId })
  return {
    kind,
    period,
    value: own?.value == null ? null : show(BigInt(own.value)),
    lowest: lowest === undefined ? null : show(lowest),
    used: show(used > 0n ? used : 0n),
    resetsAt: endOfPeriod(period, startOfPeriod(period, atMs)),
    ...(kind !== 'session' && { currencyId }),
    ...(own?.pending && {
      pending: {
        value:
          own.pending.value === null
            ? null
            : show(inLine({ value: BigInt(own.pending.value), currencyId: own.pending.currencyId })),
        from: own.pending.from,
        until: own.pending.from + CONFIRM_WITHIN_MS,
      },
    }),
  }
}

function usedIn(
  { db, accountId, play, currencies, atMs }: Scene,
  limit: Pick<PlayLimit, 'kind' | 'period' | 'currencyId'>,
): bigint | Promise<bigint> {
  const { kind, period } = limit
  if (kind === 'session') return BigInt(periodAt(period, play.usage.periods[period], atMs).playedMs)
  if (kind === 'deposit') return readDeposited(db, { accountId }, limit, { currencies, atMs })
  return usedOf(play, limit, { atMs, currencies: scalesOf(currencies) })
}

/** Views the breaks and the reality check of a player. */
export function viewPlay(row: PlayRow, { session }: Pick<JurisdictionInForce, 'session'>, atMs: number): PlayState {
  const play = playOf(row, '')
  const own = row.reality_check_minutes
  const intervals = [own, session.realityCheckMinutes].filter((minutes) => minutes > 0)
  return {
    pause: viewPause(row, atMs),
    realityCheckMinutes: intervals.length > 0 ? Math.min(...intervals) : 0,
    ownRealityCheckMinutes: own,
    minutesPlayed: Math.floor((play.usage.sinceCheckMs + playedSince(play.usage, atMs)) / 60_000),
  }
}

/** Views the running break. */
export function viewPause(row: PlayRow, atMs: number): PlayState['pause'] {
  const details = findPause(playOf(row, ''), atMs)?.details
  if (!details) return null
  return { kind: details.kind === 'time_out' ? 'time_out' : 'exclusion', until: details.untilMs ?? null }
}

/** Finds the running break of a player. */
export async function findPauseOf(
  { db, now }: Pick<ResponsibleParts, 'db' | 'now'>,
  accountId: string,
): Promise<PlayState['pause']> {
  const row = await db.selectFrom('play').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow()
  return viewPause(row, now())
}
