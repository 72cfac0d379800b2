import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { SITE_SWITCH, type SwitchKind } from '@fairground/contract/switches'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { touchAccount } from '../../money/wallet/account.ts'
import { waitForEarlierActions } from '../../money/wallet/wait-for-earlier-actions.ts'
import { changeGame } from '../../operator/settings/game-store.ts'

/** A wish of staff to turn a switch. */
export interface Turn {
  kind: SwitchKind
  id: string
  off: boolean
  reason: string
  /** The name of the person's staff key. */
  person: string
  at: Date
}

/**
 * Turns a switch and notes the turn, in one transaction. It answers after every money action that was decided before it has
 * ended, in all processes, so that no new bet of what is off is stored later.
 * @throws CallError switch_unknown
 */
export async function turnSwitch(db: Database, turn: Turn): Promise<void> {
  const { kind, id, off, reason, person, at } = turn
  await transaction(db, async (tx) => {
    await TURNS[kind](tx, turn)
    await tx.insertInto('switch_turn').values({ turn_id: randomUUIDv7(), kind, id, off, reason, person, at }).execute()
  })
  await waitForEarlierActions(db)
}

/** Turns one kind of switch where its state is stored. */
const TURNS: Readonly<Record<SwitchKind, (tx: Tx, turn: Turn) => Promise<void>>> = {
  async site(tx, { id, off }) {
    if (id !== SITE_SWITCH) throw new CallError('switch_unknown')
    const document = off ? sql<string>`document || '{"maintenance": true}'` : sql<string>`document - 'maintenance'`
    await tx.updateTable('site_settings').set({ document }).where('id', '=', 1).execute()
  },
  async game(tx, { id, off, at }) {
    if (!(await hasRow(tx, 'game', id))) throw new CallError('switch_unknown')
    await changeGame(tx, { gameId: id, enabled: !off }, at)
  },
  async version(tx, turn) {
    const [, gameId = '', version = ''] = /^(.+):(\d{1,9})$/.exec(turn.id) ?? []
    const row = await tx.selectFrom('game').select('version').where('id', '=', gameId).forShare().executeTakeFirst()
    if (!row || Number(version) !== row.version) throw new CallError('switch_unknown')
    await turnRow(tx, 'version', turn)
  },
  async jurisdiction(tx, turn) {
    if (!(await hasRow(tx, 'jurisdiction', turn.id))) throw new CallError('switch_unknown')
    await turnRow(tx, 'jurisdiction', turn)
  },
  async payment_method(tx, { id, off }) {
    if (!(await hasRow(tx, 'payment_channel', id))) throw new CallError('switch_unknown')
    await tx.updateTable('payment_channel').set({ enabled: !off }).where('id', '=', id).execute()
  },
  async player(tx, turn) {
    if (!UUID.test(turn.id)) throw new CallError('switch_unknown')
    // The lock waits for the opening of a wallet, and lets none open meanwhile.
    const { id } = turn
    const account = await tx.selectFrom('account').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!account) throw new CallError('switch_unknown')
    const wallets = await tx
      .selectFrom('account_wallet')
      .select('wallet_id')
      .where('account_id', '=', id)
      .orderBy('wallet_id')
      .execute()
    for (const { wallet_id } of wallets) await touchAccount(tx, wallet_id)
    await turnRow(tx, 'player', turn)
  },
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function hasRow(tx: Tx, table: 'game' | 'jurisdiction' | 'payment_channel', id: string): Promise<boolean> {
  return (await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

async function turnRow(tx: Tx, kind: 'version' | 'jurisdiction' | 'player', { id, off }: Turn): Promise<void> {
  if (off)
    await tx
      .insertInto('switched_off')
      .values({ kind, id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await tx.deleteFrom('switched_off').where('kind', '=', kind).where('id', '=', id).execute()
}
