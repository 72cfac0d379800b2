import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { Selectable } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { PaymentAct, PaymentTables } from '../../ground/db/tables/payments.ts'
import type { Tx } from '../../ground/db/tx.ts'

/** A case that people decide. */
export type PaymentCase = Selectable<PaymentTables['payment_case']>

/** What opens a case. */
export interface CaseReport {
  kind: PaymentCase['kind']
  provider: string
  /** Names the event among those of its kind and subject: an event opens one case, however often it is reported. */
  event: string
  accountId?: string | undefined
  /** The deposit or the withdrawal. */
  subjectId?: string | undefined
  /** For the people who decide; nothing secret. */
  details: object
}

/** Opens a case, once for an event. @returns whether it is new */
export async function openCase(db: Database | Tx, report: CaseReport, atMs: number): Promise<boolean> {
  const { kind, provider, event, accountId, subjectId, details } = report
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_case')
    .values({
      id: randomUUIDv7(),
      key: [kind, provider, subjectId ?? '', event].join('|').slice(0, 300),
      kind,
      provider,
      account_id: accountId ?? null,
      subject_id: subjectId ?? null,
      details: JSON.stringify(details),
      opened_at: new Date(atMs),
      closed_at: null,
      note: null,
      act: null,
      first_act: null,
      first_by: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Reads a page of the cases, the newest first, and their number. */
export async function pageCases(
  db: Database,
  { pageNo, pageSize, open }: { pageNo: number; pageSize: number; open: boolean },
): Promise<{ cases: PaymentCase[]; total: number }> {
  const all = db.selectFrom('payment_case').$if(open, (query) => query.where('closed_at', 'is', null))
  const [cases, { total }] = await Promise.all([
    all
      .selectAll()
      .orderBy('opened_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { cases, total: Number(total) }
}

/** Finds a case. */
export function findCase(db: Database, id: string): Promise<PaymentCase | undefined> {
  return db.selectFrom('payment_case').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Closes a case with a note; the first note stays.
 * @param act what it was ended with
 * @throws CallError case_unknown, also for a case that is closed
 */
export async function closeCase(
  db: Database,
  { id, note, act }: { id: string; note: string; act?: PaymentAct },
  atMs: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('payment_case')
    .set({ closed_at: new Date(atMs), note, act: act ?? null })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new CallError('case_unknown')
}
