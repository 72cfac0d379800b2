import { CallError } from '@fairground/contract/envelope'
import { transaction } from '../../ground/db/tx.ts'
import { noteEvent } from './kyc-history.ts'
import { stepCase } from './kyc-state.ts'
import { columnsOf, lockAccount, readKyc, stateOf } from './kyc-store.ts'
import type { KycParts } from './parts.ts'

/** Days after a refusal in which the player may appeal; then the documents of the case are deleted. */
export const APPEAL_DAYS = 30
/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000

/** Opens one more review of a refused case. @throws CallError kyc_no_appeal */
export async function appealCase({ db, now, tell }: KycParts, accountId: string, text: string): Promise<void> {
  const at = new Date(now())
  await transaction(db, async (tx) => {
    await lockAccount(tx, accountId)
    const { lastCase } = await readKyc(tx, accountId)
    if (!lastCase || at.getTime() > (lastCase.decided_at?.getTime() ?? 0) + APPEAL_DAYS * DAY_MS)
      throw new CallError('kyc_no_appeal')
    const next = stepCase(stateOf(lastCase), { kind: 'appeal' })
    if (typeof next === 'string') throw new CallError(next)
    await tx
      .updateTable('kyc_case')
      .set({ ...columnsOf(next), appeal: text, submitted_at: at, decided_at: null, version: lastCase.version + 1 })
      .where('id', '=', lastCase.id)
      .execute()
    await noteEvent(tx, { caseId: lastCase.id, at, event: 'appealed', by: 'player' })
  })
  tell(accountId, 'kyc_sent')
}
