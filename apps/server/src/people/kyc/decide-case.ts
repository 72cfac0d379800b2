import { CallError } from '@fairground/contract/envelope'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { carryExclusion } from '../responsible/breaks.ts'
import { type CaseEvent, noteEvent } from './kyc-history.ts'
import { type CaseStep, stepCase } from './kyc-state.ts'
import { type CaseRow, columnsOf, lockAccount, stateOf, sumDeposits } from './kyc-store.ts'
import type { KycParts } from './parts.ts'

/** A decision on a case. */
export interface Decision {
  caseId: string
  /** The version that the decision was made on; undefined: whatever it is. */
  version?: number
  step: Exclude<CaseStep, { kind: 'submit' | 'appeal' }>
  /** `staff:<person>` or `provider:<id>`. */
  by: string
  note?: string
}

const EVENTS: Readonly<Record<Decision['step']['kind'], CaseEvent['event']>> = {
  approve: 'approved',
  more: 'more',
  refuse: 'refused',
}

/**
 * Decides a case and tells its player. Of two decisions on one submission the first wins.
 * @throws CallError not_found, settings_changed, kyc_same_reviewer
 */
export async function decideCase(parts: KycParts, decision: Decision): Promise<CaseRow> {
  const row = await transaction(parts.db, (tx) => decideIn(tx, parts, decision))
  tellPlayer(parts, row)
  return row
}

/** Decides a case in a transaction; the caller tells the player after its commit. @throws as `decideCase` */
export async function decideIn(tx: Tx, { now }: Pick<KycParts, 'now'>, decision: Decision): Promise<CaseRow> {
  const { caseId, version, step, by, note } = decision
  const at = new Date(now())
  const owner = await tx.selectFrom('kyc_case').select('account_id').where('id', '=', caseId).executeTakeFirst()
  if (!owner) throw new CallError('not_found')
  await lockAccount(tx, owner.account_id)
  const row = await tx.selectFrom('kyc_case').selectAll().where('id', '=', caseId).executeTakeFirstOrThrow()
  if (version !== undefined && version !== row.version) throw new CallError('settings_changed')
  if (row.appeal !== null && row.refused_by === by) throw new CallError('kyc_same_reviewer')
  const next = stepCase(stateOf(row), step)
  if (typeof next === 'string') throw new CallError(next)
  const decidedRow = await tx
    .updateTable('kyc_case')
    .set({
      ...{ ...columnsOf(next), decided_at: at, version: row.version + 1, check_at: null },
      ...(next.state === 'REFUSED' && { refused_by: by }),
    })
    .where('id', '=', caseId)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (next.state === 'DONE') {
    await approveAccount(tx, decidedRow, at)
    await followExclusion(tx, decidedRow, at)
  }
  const event = next.state === 'REFUSED' ? 'refused' : EVENTS[step.kind]
  await noteEvent(tx, { caseId, at, event, by, reason: next.reason, ...(note !== undefined && { note }) })
  return decidedRow
}

/** Tells the player's pages that the case has changed. */
export function tellPlayer({ tell }: Pick<KycParts, 'tell'>, { account_id, state, level }: CaseRow): void {
  tell(account_id, 'kyc_changed', { state, level })
}

/**
 * Whoever has excluded themselves does not play under a new account: the approved one gets the exclusion that the same person has
 * under another one.
 */
async function followExclusion(tx: Tx, { account_id: accountId, identity_digest }: CaseRow, at: Date): Promise<void> {
  if (identity_digest === null) return
  const { until } = await tx
    .selectFrom('kyc_case')
    .innerJoin('play', 'play.account_id', 'kyc_case.account_id')
    .select(({ fn }) => fn.max('play.excluded_until').as('until'))
    .where('kyc_case.identity_digest', '=', identity_digest)
    .where('kyc_case.state', '=', 'DONE')
    .where('kyc_case.account_id', '<>', accountId)
    .executeTakeFirstOrThrow()
  const untilMs = Number(until ?? 0)
  if (untilMs > at.getTime()) await carryExclusion(tx, at, accountId, untilMs)
}

/** Raises the account's level, and begins a new count of deposits for the next renewal. */
async function approveAccount(tx: Tx, { account_id, level }: CaseRow, at: Date): Promise<void> {
  const { paidMinor } = await sumDeposits(tx, account_id, at)
  const fields = { approved_at: at, approved_minor: paidMinor }
  await tx
    .insertInto('kyc_account')
    .values({ account_id, level, needed_for: null, ...fields })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(({ fn, val, ref }) => ({
        ...fields,
        level: fn<0 | 1 | 2>('greatest', [ref('kyc_account.level'), val(level)]),
      })),
    )
    .execute()
}
