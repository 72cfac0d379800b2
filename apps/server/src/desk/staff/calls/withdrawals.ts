import type { Access } from '@fairground/contract/call'
import * as calls from '@fairground/contract/calls/staff-withdrawals'
import { approveByStaff } from '../../../cash/withdrawals/approve.ts'
import { declineByStaff } from '../../../cash/withdrawals/decline.ts'
import { releaseDestination as release } from '../../../cash/withdrawals/destinations.ts'
import {
  findDestinationOwner,
  getForStaff,
  pageQueue,
  viewDetails,
  viewForStaff,
} from '../../../cash/withdrawals/review-queue.ts'
import { findWithdrawal } from '../../../cash/withdrawals/withdrawal.ts'
import type { Context } from '../../../ground/call/handler.ts'
import { tellOwner } from '../../../live/live/tell-owner.ts'
import { keyIdOf } from '../../../people/staff/key-id-of.ts'
import { type DeskParts, handle } from '../parts.ts'

/** The state for the staff log. */
const stateOf = async ({ id }: { id: string }, { parts }: Context<Access, DeskParts>) => {
  const row = await findWithdrawal(parts.db, id)
  return row && { status: row.status, firstBy: row.first_by, approvedBy: row.approved_by, reason: row.reason }
}

/** Lists the withdrawals of all players. */
export const listWithdrawals = handle(calls.listWithdrawals, async ({ state, ...page }, { parts }) => {
  const { counts, ...rows } = await pageQueue(parts, state, page)
  return { page: rows, counts }
})

/** One withdrawal with its history and its player. */
export const getWithdrawal = handle(calls.getWithdrawal, async ({ id }, { parts }) => ({
  model: await viewDetails(parts, await getForStaff(parts, id)),
}))

/** Approves a withdrawal in review. */
export const approveWithdrawal = handle(
  calls.approveWithdrawal,
  async ({ id, note }, context) => {
    const { parts } = context
    await approveByStaff(parts, await getForStaff(parts, id), { keyId: await keyIdOf(context), note })
    const row = await getForStaff(parts, id)
    if (row.status === 'SENT') await tellOwner(parts, row.account_id, 'withdraw_approved', { id })
    return { model: await viewForStaff(parts, row) }
  },
  stateOf,
)

/** Declines a withdrawal in review. */
export const declineWithdrawal = handle(
  calls.declineWithdrawal,
  async ({ id, reason }, context) => {
    const { parts } = context
    await declineByStaff(parts, await getForStaff(parts, id), { keyId: await keyIdOf(context), reason })
    return { model: await viewForStaff(parts, await getForStaff(parts, id)) }
  },
  stateOf,
)

/** Gives the destination of a withdrawal free. */
export const releaseDestination = handle(
  calls.releaseDestination,
  async ({ id, reason }, context) => {
    const { parts } = context
    const row = await getForStaff(parts, id)
    const { channel, destination } = row
    await release(parts.db, { channel, destination, reason, keyId: await keyIdOf(context), atMs: parts.now() })
    return { model: await viewForStaff(parts, row) }
  },
  async ({ id, reason }, { parts: { db } }) => {
    const row = await findWithdrawal(db, id)
    if (!row) return null
    const { channel, destination } = row
    return { channel, destination, owner: (await findDestinationOwner(db, row)) ?? null, reason }
  },
)
