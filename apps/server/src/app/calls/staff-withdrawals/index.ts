import * as calls from '@fairground/contract/calls/staff-withdrawals'
import { approveByStaff } from '../../../cash/withdrawals/approve.ts'
import { declineByStaff } from '../../../cash/withdrawals/decline.ts'
import { getForStaff, pageQueue, viewDetails, viewForStaff } from '../../../cash/withdrawals/review-queue.ts'
import { findWithdrawal } from '../../../cash/withdrawals/withdrawal.ts'
import { type Context, handle } from '../../../ground/call/handler.ts'
import { tellOwner } from '../../../live/live/tell-owner.ts'
import { keyIdOf } from '../../../people/staff/key-id-of.ts'

/** The state for the staff log. */
const stateOf = async ({ id }: { id: string }, { services }: Context) => {
  const row = await findWithdrawal(services.db, id)
  return row && { status: row.status, firstBy: row.first_by, approvedBy: row.approved_by, reason: row.reason }
}

/** Lists the withdrawals of all players. */
export const listWithdrawals = handle(calls.listWithdrawals, async ({ state, ...page }, { services }) => {
  const { counts, ...rows } = await pageQueue(services, state, page)
  return { page: rows, counts }
})

/** One withdrawal with its history and its player. */
export const getWithdrawal = handle(calls.getWithdrawal, async ({ id }, { services }) => ({
  model: await viewDetails(services, await getForStaff(services, id)),
}))

/** Approves a withdrawal in review. */
export const approveWithdrawal = handle(
  calls.approveWithdrawal,
  async ({ id, note }, context) => {
    const { services } = context
    await approveByStaff(services, await getForStaff(services, id), { keyId: await keyIdOf(context), note })
    const row = await getForStaff(services, id)
    if (row.status === 'SENT') await tellOwner(services, row.account_id, 'withdraw_approved', { id })
    return { model: await viewForStaff(services, row) }
  },
  stateOf,
)

/** Declines a withdrawal in review. */
export const declineWithdrawal = handle(
  calls.declineWithdrawal,
  async ({ id, reason }, context) => {
    const { services } = context
    await declineByStaff(services, await getForStaff(services, id), { keyId: await keyIdOf(context), reason })
    return { model: await viewForStaff(services, await getForStaff(services, id)) }
  },
  stateOf,
)
