import { hash } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { tellOwner } from '../../live/live/tell-owner.ts'
import { noteEvent } from './history.ts'
import type { WithdrawalsParts } from './parts.ts'
import type { WithdrawalRow } from './withdrawal.ts'

/**
 * Declines a withdrawal in review: the whole amount goes back to the balance. An approval at the same time wins or loses as a
 * whole: the wallet decides again when the withdrawal has moved.
 * @throws CallError withdrawal_decided
 */
export async function declineByStaff(
  parts: WithdrawalsParts,
  { account_id: accountId, id: withdrawalId }: WithdrawalRow,
  { keyId, reason }: { keyId: string; reason: string },
): Promise<void> {
  const outcome = await parts.wallet.returnWithdrawal({
    ...{ accountId, withdrawalId, from: 'REVIEW', reason },
    ...{ key: `withdraw-refused:${withdrawalId}`, bodyHash: hash('sha256', `${keyId} ${reason}`, 'hex') },
  })
  if (outcome.outcome === 'refused') throw new CallError('withdrawal_decided')
  if (outcome.outcome === 'repeated') return
  const at = new Date(parts.now())
  await noteEvent(parts.db, { withdrawalId, kind: 'declined', by: keyId, note: reason }, at)
  await tellOwner(parts, accountId, 'withdraw_declined', { id: withdrawalId })
}
