import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../ground/db/database.ts'
import type { Tx } from '../../ground/db/tx.ts'
import { getJurisdiction, type JurisdictionSources } from '../jurisdictions/get-jurisdiction.ts'

/** A player, as the switches know one. */
interface Player {
  accountId: string
  /** ISO 3166-1 alpha-2. */
  countryId: string | undefined
}

/**
 * Refuses what brings new money or new play while the player or the player's jurisdiction is switched off (OP-02): deposits,
 * gifts, runs of autoplay. It reads the database, not a memory. Bets are refused by the wallet itself.
 * @throws CallError jurisdiction_off, player_off
 */
export async function requireSwitchedOn(
  parts: JurisdictionSources & { db: Database },
  { accountId, countryId }: Player,
): Promise<void> {
  const { id: jurisdictionId } = await getJurisdiction(parts, countryId)
  const rows = await parts.db
    .selectFrom('switched_off')
    .select('kind')
    .where((where) =>
      where.or([where.and({ kind: 'jurisdiction', id: jurisdictionId }), where.and({ kind: 'player', id: accountId })]),
    )
    .execute()
  if (rows.some(({ kind }) => kind === 'jurisdiction')) throw new CallError('jurisdiction_off')
  if (rows.length > 0) throw new CallError('player_off')
}

/** Whether a jurisdiction, a version or a player is switched off, read from the database. */
export async function isSwitchedOff(
  db: Database | Tx,
  kind: 'version' | 'jurisdiction' | 'player',
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('switched_off')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
