import { hash } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { Services } from '../../app/services.ts'
import { tellOwner } from '../../live/live/tell-owner.ts'
import { noteEvent } from './history.ts'
import type { WithdrawalRow } from './withdrawal.ts'

/**
 * Declines a withdrawal in review: the whole amount goes back to the balance. An approval at the same time wins or loses as a
 * whole: the wallet decides again when the withdrawal has moved.
 * @throws CallError withdrawal_decided
 */
export async function declineByStaff(
  services: Services,
  { account_id: accountId, id: withdrawalId }: WithdrawalRow,
  { keyId, reason }: { keyId: string; reason: string },
): Promise<void> {
  const outcome = await services.wallet.returnWithdrawal({
    ...{ accountId, withdrawalId, from: 'REVIEW', reason },
    ...{ key: `withdraw-refused:${withdrawalId}`, bodyHash: hash('sha256', `${keyId} ${reason}`, 'hex') },
  })
  if (outcome.outcome === 'refused') throw new CallError('withdrawal_decided')
  if (outcome.outcome === 'repeated') return
  const at = new Date(services.now())
  await noteEvent(services.db, { withdrawalId, kind: 'declined', by: keyId, note: reason }, at)
  await tellOwner(services, accountId, 'withdraw_declined', { id: withdrawalId })
}
