import type { ParsedRequestOf } from '@fairground/contract/call'
import type * as operator from '@fairground/contract/calls/operator'
import { CallError } from '@fairground/contract/envelope'
import { parseAmount } from '@fairground/money'
import type { Database } from '../../ground/db/database.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { type GameLimits, limitsInCurrency, MOST_LIMIT_MINOR } from './game-limits.ts'
import { type GameRow, loadSiteSettings, type SiteSettings } from './site-settings.ts'

/** A requested change of a game. */
export type GamePatch = ParsedRequestOf<typeof operator.saveGame>

/**
 * Changes a game, raises its version, and stores the change.
 * @param at time of the change
 * @returns the site after it
 * @throws CallError game_unknown, currency_unknown, settings_changed, amount_malformed, limits_crossed
 */
export function saveGameRow(db: Database, patch: GamePatch, at: Date): Promise<SiteSettings> {
  return transaction(db, (tx) => changeGame(tx, patch, at))
}

/** Changes a game in the caller's transaction; see `saveGameRow`. */
export async function changeGame(tx: Tx, patch: GamePatch, at: Date): Promise<SiteSettings> {
  const row = await tx.selectFrom('game').selectAll().where('id', '=', patch.gameId).forUpdate().executeTakeFirst()
  if (!row) throw new CallError('game_unknown')
  if (patch.version !== undefined && patch.version !== row.version) throw new CallError('settings_changed')
  const version = row.version + 1
  const switches = { enabled: patch.enabled ?? row.enabled, edge_bp: patch.edge ?? row.edge_bp }
  const limits = await saveLimits(tx, row, patch)
  const changedSettings = { ...switches, ...limits.settings }
  const isOther = limits.areOther || switches.edge_bp !== row.edge_bp
  await tx
    .insertInto('game_change')
    .values({ game_id: row.id, version, settings: JSON.stringify(changedSettings, exactly), changed_at: at })
    .execute()
  await tx
    .updateTable('game')
    .set({ ...switches, version, changed_at: at })
    .where('id', '=', row.id)
    .execute()
  if (!isOther) await keepSwitchedOff(tx, row)
  return loadSiteSettings(tx)
}

/** A version that is switched off stays off until the operator saves other settings: its successor is off as well. */
async function keepSwitchedOff(tx: Tx, { id, version }: GameRow): Promise<void> {
  await tx
    .updateTable('switched_off')
    .set({ id: `${id}:${version + 1}` })
    .where('kind', '=', 'version')
    .where('id', '=', `${id}:${version}`)
    .execute()
}

/**
 * Stores the limits of a patch in their currency; those of the first currency are in the game's own row.
 * @returns all limits in that currency after it, and whether they are other ones than before
 */
async function saveLimits(tx: Tx, { id }: GameRow, patch: GamePatch) {
  const site = await loadSiteSettings(tx)
  const [first] = site.currencies.values()
  const currency = patch.currencyId === undefined ? first : site.currencies.get(patch.currencyId)
  if (!first || !currency) throw new CallError('currency_unknown')
  const before = limitsInCurrency(site, id, currency)
  const limits = apply(before, patch, currency.decimal_length)
  const columns = {
    min_stake_minor: limits.minStakeMinor,
    max_stake_minor: limits.maxStakeMinor,
    max_win_minor: limits.maxWinMinor,
  }
  const isGiven = patch.minStake !== undefined || patch.maxStake !== undefined || patch.maxWin !== undefined
  if (isGiven && currency === first) await tx.updateTable('game').set(columns).where('id', '=', id).execute()
  else if (isGiven)
    await tx
      .insertInto('game_limit')
      .values({ game_id: id, currency_id: currency.id, ...columns })
      .onConflict((conflict) => conflict.columns(['game_id', 'currency_id']).doUpdateSet(columns))
      .execute()
  const areOther =
    limits.minStakeMinor !== before.minStakeMinor ||
    limits.maxStakeMinor !== before.maxStakeMinor ||
    limits.maxWinMinor !== before.maxWinMinor
  return { settings: { currency_id: currency.id, ...columns }, areOther }
}

function apply(storedLimits: GameLimits, patch: GamePatch, decimals: number): GameLimits {
  const limits = {
    minStakeMinor: parseLimit(patch.minStake, decimals) ?? storedLimits.minStakeMinor,
    maxStakeMinor: parseLimit(patch.maxStake, decimals) ?? storedLimits.maxStakeMinor,
    maxWinMinor: parseLimit(patch.maxWin, decimals) ?? storedLimits.maxWinMinor,
  }
  if (limits.minStakeMinor > limits.maxStakeMinor) throw new CallError('limits_crossed')
  return limits
}

function parseLimit(value: unknown, decimals: number): bigint | undefined {
  if (value === undefined) return undefined
  const minor = parseAmount(value, decimals)
  if (minor === undefined || minor <= 0n || minor > MOST_LIMIT_MINOR)
    throw new CallError('amount_malformed', { decimals })
  return minor
}

/** Writes amounts as text, so that they are exact. */
function exactly(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
