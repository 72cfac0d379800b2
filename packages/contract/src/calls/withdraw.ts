import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import {
  amountSchema,
  idSchema,
  moneySchema,
  nothingSchema,
  otherCurrency,
  pageAnswer,
  pageRequestSchema,
  timeSchema,
} from '../shapes.ts'
import { withdrawalSchema, withdrawalStatusSchema } from '../withdrawal.ts'

/** Asks for money to be paid out. */
export const withdraw = defineCall({
  name: 'pay.withdraw',
  summary:
    'Asks for money to be paid out. The amount leaves the balance at once and is held until it is paid, or declined and given back.',
  path: '/api/pay/withdraw',
  movesMoney: true,
  request: () =>
    z.object({
      amount: amountSchema,
      channel: z.string().check(z.maxLength(64)),
      destination: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
  answer: () =>
    z.object({
      model: z.object({ id: idSchema, status: withdrawalStatusSchema, amount: moneySchema, balance: moneySchema }),
    }),
  errors: [
    'channel_unknown',
    'payment_maintenance',
    'amount_malformed',
    'amount_step',
    'withdraw_below_minimum',
    'withdraw_above_maximum',
    'withdraw_above_balance',
    'destination_malformed',
    'destination_taken',
    'destination_new',
    'withdraw_info',
    'kyc_needed',
    'authenticator_needed',
    'forced_action',
  ],
})

/** The player's withdrawals. */
export const withdrawList = defineCall({
  name: 'pay.withdrawList',
  summary: "The player's withdrawals with their steps, the newest first.",
  path: '/api/pay/withdraw_list',
  request: () => z.extend(pageRequestSchema, otherCurrency),
  answer: () => pageAnswer(withdrawalSchema),
  errors: ['currency_unknown'],
})

/** What a player needs to know before a withdrawal. */
export const withdrawInfo = defineCall({
  name: 'pay.withdrawInfo',
  summary: 'What must be staked before a withdrawal and what is; where the player has had money sent.',
  path: '/api/pay/withdraw_info',
  request: () => nothingSchema,
  answer: () =>
    z.object({
      model: z.object({
        /** All deposits that must be staked, and all stakes so far. */
        required: moneySchema,
        done: moneySchema,
        destinations: z.array(
          z.object({
            channel: z.string(),
            destination: z.string(),
            /** When money may go to it. */
            usableFrom: timeSchema,
          }),
        ),
      }),
    }),
})
