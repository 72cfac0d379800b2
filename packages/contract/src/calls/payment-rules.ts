import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { amountSchema, moneySchema, nothingSchema } from '../shapes.ts'

/** A decimal text above 0 with at most 12 digits before the point. */
const decimalText = (decimals: number) =>
  z.string().check(z.regex(new RegExp(`^(0|[1-9]\\d{0,11})(\\.\\d{1,${decimals}})?$`)), z.regex(/[1-9]/))

/** Decimals of a currency's rate to the US dollar. */
export const RATE_DECIMALS = 12

const currencySchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9$]{1,10}$/)),
  symbol: z.string().check(z.trim(), z.minLength(1), z.maxLength(8)),
  /** Decimals of its amounts; they never change. */
  decimals: z.int().check(z.minimum(0), z.maximum(8)),
  /** Decimals of a withdrawal, at most those of the currency. */
  withdrawDecimals: z.int().check(z.minimum(0), z.maximum(8)),
  /** Units for one unit of the site's first currency, where one amount is set for all: a decimal text; the first one has 1. */
  scale: decimalText(8),
  /** US dollars for one unit, a decimal text: `0.18`. It says the worth of deposits to the purchase tracker and moves no money. */
  usdRate: decimalText(RATE_DECIMALS),
})
/** A currency with its rates. */
export type CurrencyTerms = z.infer<typeof currencySchema>

const idSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))

const channelFields = {
  id: idSchema,
  /** Provider, kind and currency of a channel never change. */
  provider: idSchema,
  kind: z.enum(['recharge', 'withdraw']),
  currencyId: z.string().check(z.maxLength(10)),
  /** What the player reads. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** Fee: basis points of the amount, rounded up to the smallest unit; `feeFixed` comes on top. */
  feeRate: z.int().check(z.minimum(0), z.maximum(5000)),
  /** The order in the list. */
  position: z.int().check(z.minimum(0), z.maximum(10_000)),
}

const payoutFields = {
  /** How long a new destination waits. */
  waitHours: z.int().check(z.minimum(0), z.maximum(720)),
  /** Destinations that belong to nobody. */
  sharedDestinations: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(50)),
}

const payoutRuleSchema = z.object({
  /** At most this much is approved without a person: by withdrawal, and by player in 24 hours. */
  auto: moneySchema,
  autoDay: moneySchema,
  /** Above this two persons approve; null: one is enough. */
  twoPersons: z.nullable(moneySchema),
  /** At most this much is approved on one day (UTC) for all players; null: no limit. */
  day: z.nullable(moneySchema),
  ...payoutFields,
})

const channelSchema = z.object({
  ...channelFields,
  enabled: z.boolean(),
  min: moneySchema,
  max: moneySchema,
  feeFixed: moneySchema,
  /** Amounts are multiples of it; null: any amount. */
  step: z.nullable(moneySchema),
  /** The quick amounts; null: the site computes some. */
  chips: z.nullable(z.array(moneySchema)),
  /** Of a channel for withdrawals: its rules. */
  payout: z.optional(payoutRuleSchema),
})
/** A way to pay, or to be paid, with its terms. */
export type ChannelTerms = z.infer<typeof channelSchema>

/** Currencies and channels. */
export const listPaymentRules = defineCall({
  name: 'staff.listPaymentRules',
  summary:
    'The currencies with their rates, and every way to pay or to be paid with limits, fees and rules of payouts.',
  path: '/api/staff/payment/rules',
  access: 'staff',
  may: 'payments.read',
  request: () => nothingSchema,
  answer: () =>
    z.object({
      currencies: z.array(currencySchema),
      channels: z.array(channelSchema),
      /** The providers that this server has. */
      providers: z.array(z.string()),
    }),
})

/** Adds a currency, or changes one. */
export const saveCurrency = defineCall({
  name: 'staff.saveCurrency',
  summary: 'Adds a currency or changes the one of its id, within a second on every server.',
  path: '/api/staff/payment/save_currency',
  access: 'staff',
  may: 'payments.change',
  request: () =>
    currencySchema.check(
      z.refine(({ decimals, withdrawDecimals }) => withdrawDecimals <= decimals, 'More decimals than the currency has'),
    ),
  answer: () => z.object({ model: currencySchema }),
  errors: ['terms_fixed'],
})

/** Adds a channel, or changes one. */
export const saveChannel = defineCall({
  name: 'staff.saveChannel',
  summary:
    'Adds a way to pay or to be paid, or changes the terms of the one of its id: the next payment obeys them. `staff.setSwitch` turns it off.',
  path: '/api/staff/payment/save_channel',
  access: 'staff',
  may: 'payments.change',
  request: () =>
    z.object({
      ...channelFields,
      min: amountSchema,
      max: amountSchema,
      feeFixed: z._default(amountSchema, 0),
      step: z._default(z.nullable(amountSchema), null),
      chips: z._default(z.nullable(z.array(amountSchema).check(z.minLength(1), z.maxLength(8))), null),
    }),
  answer: () => z.object({ model: channelSchema }),
  errors: [
    'currency_unknown',
    'provider_unknown',
    'terms_fixed',
    'amount_malformed',
    'limits_crossed',
    'fee_too_high',
    'step_unfit',
  ],
})

/** Sets the rules of payouts of a channel. */
export const savePayoutRule = defineCall({
  name: 'staff.savePayoutRule',
  summary:
    'Sets what a channel for withdrawals pays without a person, what needs two persons, and how long new destinations wait: the next withdrawal obeys it.',
  path: '/api/staff/payment/save_payout_rule',
  access: 'staff',
  may: 'payments.change',
  request: () =>
    z.object({
      channelId: idSchema,
      auto: amountSchema,
      autoDay: amountSchema,
      twoPersons: z.nullable(amountSchema),
      day: z.nullable(amountSchema),
      ...payoutFields,
    }),
  answer: () => z.object({ model: channelSchema }),
  errors: ['channel_unknown', 'amount_malformed', 'limits_crossed'],
})
