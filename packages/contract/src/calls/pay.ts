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

/** NEW until the provider reports another status, or the deposit expires. */
export const depositStatusSchema = z.enum(['NEW', 'PAID', 'DECLINED', 'EXPIRED'])
export type DepositStatus = z.infer<typeof depositStatusSchema>

/** When money came that may not be played with: a limit, a break or another amount than was ordered forbids it. */
const heldAt = z.optional(timeSchema)
/** When held money went back to its payer. */
const returnedAt = z.optional(timeSchema)

const channelSchema = z.object({
  id: z.string(),
  name: z.string(),
  currencyId: z.string(),
  min: moneySchema,
  max: moneySchema,
  /** Fee of a payment of `amount`: `rate` basis points of it, rounded up, and `fixed`; left out where there is none. */
  fee: z.optional(z.object({ rate: z.int(), fixed: moneySchema })),
  /** Amounts are multiples of it. */
  step: z.optional(moneySchema),
  /** Quick amounts; without them the site computes some from the limits. */
  chips: z.optional(z.array(moneySchema)),
  /** `page`: the player pays on the provider's page; `code`: the player may also pay with a code in a bank's app. */
  kind: z.optional(z.enum(['page', 'code'])),
  /** How long payments took lately, half of them and nineteen of twenty; left out while there were too few. */
  typicalSeconds: z.optional(z.int()),
  slowSeconds: z.optional(z.int()),
})
export type Channel = z.infer<typeof channelSchema>

/** The ways to pay. */
export const channels = defineCall({
  name: 'pay.channels',
  summary: 'The ways to deposit or withdraw, with their limits.',
  path: '/api/pay/channels',
  request: () => z.object({ type: z._default(z.enum(['recharge', 'withdraw']), 'recharge') }),
  answer: () => z.object({ list: z.array(channelSchema) }),
})

/** Starts a deposit. */
export const recharge = defineCall({
  name: 'pay.recharge',
  summary: "Starts a deposit; `model.url` is the provider's checkout page.",
  path: '/api/pay/recharge',
  movesMoney: true,
  request: () => z.object({ amount: amountSchema, channel: z.string().check(z.maxLength(64)) }),
  answer: () =>
    z.object({
      model: z.object({
        id: idSchema,
        url: z.string(),
        expiresAt: timeSchema,
        /** A text for the app of the player's bank, such as a BR Code. */
        code: z.optional(z.string()),
        /** What the house takes from the amount. */
        fee: moneySchema,
      }),
    }),
  errors: [
    'channel_unknown',
    'amount_malformed',
    'deposit_below_minimum',
    'deposit_above_maximum',
    'amount_step',
    'too_many_open_deposits',
    'limit_deposit',
    'time_out',
    'self_excluded',
    'payment_maintenance',
    'jurisdiction_off',
    'player_off',
    'forced_action',
    'kyc_needed',
  ],
})

/** The status of a deposit. */
export const rechargeStatus = defineCall({
  name: 'pay.rechargeStatus',
  summary: 'The status of a deposit.',
  path: '/api/pay/recharge_status',
  request: () => z.object({ id: idSchema }),
  answer: () =>
    z.object({
      model: z.object({
        id: idSchema,
        status: depositStatusSchema,
        amount: moneySchema,
        fee: moneySchema,
        heldAt,
        returnedAt,
        ...otherCurrency,
      }),
    }),
  errors: ['deposit_unknown'],
})

const depositRowSchema = z.object({
  id: idSchema,
  channel: z.string(),
  amount: moneySchema,
  status: depositStatusSchema,
  /** The checkout page while the deposit is NEW. */
  url: z.optional(z.string()),
  /** The code for the app of the player's bank while the deposit is NEW. */
  code: z.optional(z.string()),
  /** What the house takes from the amount. */
  fee: moneySchema,
  /** The provider's reference of the payment. */
  reference: z.optional(z.string()),
  /** When the payer got the money back. */
  reversedAt: z.optional(timeSchema),
  heldAt,
  returnedAt,
  createdAt: timeSchema,
  expiresAt: timeSchema,
  closedAt: z.optional(timeSchema),
})
export type DepositRow = z.infer<typeof depositRowSchema>

/** The player's deposits, the newest first. */
export const rechargeList = defineCall({
  name: 'pay.rechargeList',
  summary: "The player's deposits, the newest first.",
  path: '/api/pay/recharge_list',
  request: () => z.extend(pageRequestSchema, otherCurrency),
  answer: () => pageAnswer(depositRowSchema),
  errors: ['currency_unknown'],
})

/** The paid ones of some deposits, for the purchase tracker. */
export const paidList = defineCall({
  name: 'pay.paidList',
  summary: 'Of the deposits asked for, those that were paid.',
  path: '/api/pay/paid_list',
  request: () => z.object({ ids: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(10)) }),
  answer: () =>
    z.object({
      list: z.array(
        z.object({ id: z.string(), first: z.boolean(), usdAmount: z.number(), amount: moneySchema, ...otherCurrency }),
      ),
    }),
})

/** A payment provider's webhook. Each provider has its own body and signature, which its adapter reads. */
export const hook = defineCall({
  name: 'pay.hook',
  summary: 'Webhooks of payment providers; signed over the raw body, as docs/payments.md says of each provider.',
  path: '/api/pay/hook/:provider',
  access: 'provider',
  request: () => z.looseObject({}),
  answer: () => nothingSchema,
  errors: ['signature_wrong', 'deposit_mismatch', 'not_found'],
})
