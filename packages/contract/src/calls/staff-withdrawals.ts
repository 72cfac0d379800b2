import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { idSchema, moneySchema, pageAnswer, pageRequestSchema, timeSchema } from '../shapes.ts'
import { reviewedWithdrawalSchema } from '../withdrawal.ts'

const queueSchema = z.enum(['review', 'sent', 'closed'])
/** A list of withdrawals. */
export type WithdrawalQueue = z.infer<typeof queueSchema>

/** The withdrawals of all players. */
export const listWithdrawals = defineCall({
  name: 'staff.listWithdrawals',
  summary:
    'The withdrawals of all players: `review` those that wait for a person, the oldest first; `sent`, `closed`; and how many there are of each.',
  path: '/api/staff/withdrawal/list',
  access: 'staff',
  may: 'withdrawals.read',
  request: () => z.extend(pageRequestSchema, { state: z._default(queueSchema, 'review') }),
  answer: () => z.extend(pageAnswer(reviewedWithdrawalSchema), { counts: z.record(queueSchema, z.int()) }),
})

/** One withdrawal with all that a decision needs. */
export const getWithdrawal = defineCall({
  name: 'staff.getWithdrawal',
  summary:
    'One withdrawal with its history, whose its destination is, and its player: deposits, stakes, wins and earlier withdrawals.',
  path: '/api/staff/withdrawal/get',
  access: 'staff',
  may: 'withdrawals.read',
  request: () => z.object({ id: idSchema }),
  answer: () =>
    z.object({
      model: z.extend(reviewedWithdrawalSchema, {
        history: z.array(z.object({ at: timeSchema, kind: z.string(), by: z.string(), note: z.optional(z.string()) })),
        player: z.object({
          since: timeSchema,
          balance: moneySchema,
          deposited: moneySchema,
          staked: moneySchema,
          won: moneySchema,
          withdrawn: moneySchema,
        }),
        /** The player whose the destination is; absent while it is nobody's. */
        owner: z.optional(z.object({ userId: idSchema, nickname: z.string() })),
      }),
    }),
  errors: ['withdrawal_unknown'],
})

/** Approves a withdrawal in review. */
export const approveWithdrawal = defineCall({
  name: 'staff.approveWithdrawal',
  summary:
    'Approves a withdrawal in review, which sends it. Above the threshold the first approval only counts, and another person must approve too.',
  path: '/api/staff/withdrawal/approve',
  access: 'staff',
  may: 'withdrawals.change',
  request: () => z.object({ id: idSchema, note: z._default(z.string().check(z.maxLength(500)), '') }),
  answer: () => z.object({ model: reviewedWithdrawalSchema }),
  errors: ['withdrawal_unknown', 'withdrawal_decided', 'second_person_needed', 'payout_day_full', 'destination_taken'],
})

/** Declines a withdrawal in review. */
export const declineWithdrawal = defineCall({
  name: 'staff.declineWithdrawal',
  summary:
    'Declines a withdrawal in review: the whole amount goes back to the balance, and the player reads the reason.',
  path: '/api/staff/withdrawal/decline',
  access: 'staff',
  may: 'withdrawals.change',
  request: () => z.object({ id: idSchema, reason: z.string().check(z.minLength(1), z.maxLength(500)) }),
  answer: () => z.object({ model: reviewedWithdrawalSchema }),
  errors: ['withdrawal_unknown', 'withdrawal_decided'],
})

/** Gives a destination of payouts free. */
export const releaseDestination = defineCall({
  name: 'staff.releaseDestination',
  summary:
    'Gives the destination of a withdrawal free: it belongs to nobody until somebody is paid there again. The staff log keeps the reason.',
  path: '/api/staff/withdrawal/release_destination',
  access: 'staff',
  may: 'withdrawals.change',
  request: () => z.object({ id: idSchema, reason: z.string().check(z.minLength(1), z.maxLength(500)) }),
  answer: () => z.object({ model: reviewedWithdrawalSchema }),
  errors: ['withdrawal_unknown'],
})
