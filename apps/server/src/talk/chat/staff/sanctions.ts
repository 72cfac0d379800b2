import type { GivenAnswerOf } from '@fairground/contract/call'
import type * as calls from '@fairground/contract/calls/staff-chat'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../../ground/db/database.ts'
import { getAuthor, readAuthors, readPlayers } from '../people/profile.ts'
import { addSanction, type NewSanction, type SanctionRow, viewSanction } from '../people/sanctions.ts'

type StaffSanction = GivenAnswerOf<typeof calls.sanctionInChat>['model']

async function viewAll(db: Database, rows: readonly SanctionRow[]): Promise<StaffSanction[]> {
  const players = await readAuthors(
    db,
    rows.map(({ account_id }) => account_id),
  )
  return rows.flatMap((row) => {
    const player = players.get(row.account_id)
    if (!player) return []
    return [
      {
        ...viewSanction(row),
        ...{ player, by: row.by },
        ...(row.lifted_at !== null && { liftedAt: row.lifted_at.getTime() }),
        ...(row.lifted_by !== null && { liftedBy: row.lifted_by }),
      },
    ]
  })
}

/** Lists sanctions, the newest first; of one account or of all. */
export async function pageSanctions(
  db: Database,
  { accountId, pageNo, pageSize }: { accountId?: string | undefined; pageNo: number; pageSize: number },
): Promise<{ content: StaffSanction[]; total: number }> {
  const wantedRows = db
    .selectFrom('chat_sanction')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
  const [{ total }, rows] = await Promise.all([
    wantedRows.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
    wantedRows
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
  ])
  return { content: await viewAll(db, rows), total: Number(total) }
}

/** Gives an account a sanction, whether it has been in the chat or not. */
export async function giveSanction(db: Database, sanction: NewSanction, nowMs: number): Promise<StaffSanction> {
  await getAuthor(db, sanction.accountId, new Date(nowMs))
  const [view] = await viewAll(db, [await addSanction(db, sanction, nowMs)])
  if (!view) throw new Error('a sanction of nobody')
  return view
}

/** Finds a sanction that is not lifted. */
export function findUnlifted(db: Database, id: string): Promise<SanctionRow | undefined> {
  return db
    .selectFrom('chat_sanction')
    .selectAll()
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
}

/** Lifts a sanction. @throws CallError sanction_unknown */
export async function liftSanction(
  db: Database,
  { id, reason, by }: { id: string; reason: string; by: string },
  at: Date,
): Promise<StaffSanction> {
  const row = await db
    .updateTable('chat_sanction')
    .set({ lifted_at: at, lifted_by: by, lift_reason: reason })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  const [view] = row ? await viewAll(db, [row]) : []
  if (!view) throw new CallError('sanction_unknown')
  return view
}

/** The account of an id that staff has: an account's, or a player's in the chat. @throws CallError account_unknown */
export async function getAccountId(db: Database, id: string): Promise<string> {
  const [player] = await readPlayers(db, [id])
  if (player) return player.accountId
  const row = await db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()
  if (!row) throw new CallError('account_unknown')
  return row.id
}
