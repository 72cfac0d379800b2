import { CallError, type operator, type ParsedRequestOf } from '@fairground/contract'
import { parseAmount } from '@fairground/money'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/tx.ts'
import type { GameRow } from './site-settings.ts'

/** Every game as it is stored, in the operator's order. */
export function listGameRows(db: Database): Promise<GameRow[]> {
  return db.selectFrom('game').selectAll().orderBy('position').execute()
}

/** What is to be changed of a game, as it came. */
export type GamePatch = ParsedRequestOf<typeof operator.saveGame>

/**
 * Changes what is given of a game, raises its version, and keeps the change.
 * @param options.decimals of the currency that the limits are in; @param options.at the moment of the change
 * @throws CallError game_unknown, settings_changed, amount_malformed, limits_crossed
 */
export function saveGameRow(db: Database, patch: GamePatch, options: { decimals: number; at: Date }): Promise<GameRow> {
  return transaction(db, async (tx) => {
    const row = await tx.selectFrom('game').selectAll().where('id', '=', patch.gameId).forUpdate().executeTakeFirst()
    if (!row) throw new CallError('game_unknown')
    if (patch.version !== undefined && patch.version !== row.version) throw new CallError('settings_changed')
    const settings = apply(row, patch, options.decimals)
    const version = row.version + 1
    const kept = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, toJson(value)]))
    await tx
      .insertInto('game_change')
      .values({ game_id: row.id, version, settings: JSON.stringify(kept), changed_at: options.at })
      .execute()
    return tx
      .updateTable('game')
      .set({ ...settings, version, changed_at: options.at })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

function apply(row: GameRow, patch: GamePatch, decimals: number) {
  const amount = (given: unknown, stored: bigint) => (given === undefined ? stored : parseLimit(given, decimals))
  const settings = {
    enabled: patch.enabled ?? row.enabled,
    edge_bp: patch.edge ?? row.edge_bp,
    min_stake_minor: amount(patch.minStake, row.min_stake_minor),
    max_stake_minor: amount(patch.maxStake, row.max_stake_minor),
    max_win_minor: amount(patch.maxWin, row.max_win_minor),
  }
  if (settings.min_stake_minor > settings.max_stake_minor) throw new CallError('limits_crossed')
  return settings
}

function parseLimit(given: unknown, decimals: number): bigint {
  const minor = parseAmount(given, decimals)
  if (minor === undefined || minor <= 0n) throw new CallError('amount_malformed')
  return minor
}

/** Amounts as text, exact whatever their size. */
function toJson(value: bigint | number | boolean): string | number | boolean {
  return typeof value === 'bigint' ? String(value) : value
}
