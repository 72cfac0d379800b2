import * as z from 'zod'
import { namesOf, type Template } from './template.ts'

const CHECKOUT_NAMES = ['depositId', 'accountId', 'amount', 'amountMinor', 'currency', 'symbol', 'locale', 'returnUrl']
const PAYOUT_NAMES = ['payoutId', 'accountId', 'amount', 'amountMinor', 'currency', 'destination', 'ownerName']

/** A dot path into a JSON answer, such as `data.object.id` or `items.0.id`. */
const path = z.string().regex(/^[^.\s]+(\.[^.\s]+)*$/, 'must be a path such as data.id')

/** A JSON value whose texts may contain `{name}`. */
const template: z.ZodType<Template> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(template), z.record(z.string(), template)]),
)

/** A text or tree that may name only the values that the call has. */
function known<Value extends Template>(schema: z.ZodType<Value>, names: readonly string[]) {
  return schema.superRefine((value, context) => {
    for (const name of namesOf(value)) {
      if (names.includes(name) || name.startsWith('secret.')) continue
      context.addIssue({
        code: 'custom',
        message: `{${name}} is not known here; known are ${names.join(', ')} and secret.<name>`,
      })
    }
  })
}

const httpAddress = z
  .string()
  .regex(/^https?:\/\/[^\s/]+/, 'must be an address such as https://api.example.com/payments')
const status = z.int().check(z.gte(400), z.lte(599))

function request(names: readonly string[]) {
  return {
    url: known(httpAddress, names),
    method: z.enum(['POST', 'PUT', 'PATCH', 'GET']).default('POST'),
    /** Sent as JSON or as a form of its first level. */
    body: known(template, names).optional(),
    format: z.enum(['json', 'form']).default('json'),
    headers: z.record(z.string(), known(z.string(), names)).default({}),
  }
}

const paymentStates = z.record(z.string(), z.enum(['open', 'paid', 'declined', 'expired', 'reversed']))
const payoutStates = z.record(z.string(), z.enum(['pending', 'paid', 'declined']))

/** Where an amount and a currency stand. */
const money = { amount: path, currency: path }

/** An order about a checkout, of whose answer only the status counts. */
const order = z.strictObject({
  ...request(['depositId']),
  /** Statuses by which the provider says that it has done so before. */
  doneStatuses: z.array(status).default([]),
})

/** A provider with a hosted checkout page, described by data; docs/payments.md explains each field. */
export const hostedSchema = z.strictObject({
  type: z.literal('hosted'),
  id: z.string().regex(/^[a-z0-9-]{1,32}$/, 'must be 1 to 32 of a-z, 0-9 and -'),
  /** Headers of every request. */
  headers: z.record(z.string(), known(z.string(), [])).default({}),
  /** `minor`: amounts are whole numbers of the smallest unit, with so many decimals. */
  amounts: z
    .strictObject({ unit: z.enum(['decimal', 'minor']), decimals: z.int().min(0).max(9).default(2) })
    .default({ unit: 'decimal', decimals: 2 }),
  /** Our currency ids to the provider's, where they differ. */
  currencies: z.record(z.string(), z.string()).default({}),
  answerLimitMs: z.int().min(100).max(30_000).default(5_000),
  signing: z.strictObject({
    /** Name among the secrets. */
    secret: z.string().default('signing'),
    algorithm: z.enum(['sha256', 'sha512']),
    over: z.enum(['body', 'timestamp.body']),
    encoding: z.enum(['hex', 'base64']).default('hex'),
    header: z.string().toLowerCase(),
    /** Stands before the signature, such as `sha256=`. */
    prefix: z.string().default(''),
    timestampHeader: z.string().toLowerCase().optional(),
    timestampUnit: z.enum(['s', 'ms']).default('s'),
    toleranceSeconds: z.int().min(1).max(900).default(300),
    /** Whether our requests are signed in the same way. */
    requests: z.boolean().default(true),
  }),
  checkout: z.strictObject({
    ...request(CHECKOUT_NAMES),
    answer: z.strictObject({ url: path, reference: path, expiresAt: path.optional(), code: path.optional() }),
    timeUnit: z.enum(['iso', 's', 'ms']).default('iso'),
  }),
  findCheckout: z.strictObject({
    ...request(['depositId']),
    method: z.enum(['POST', 'GET']).default('GET'),
    answer: z.strictObject({ state: path, ...money }),
    states: paymentStates,
    unknownStatuses: z.array(status).default([404]),
  }),
  closeCheckout: order.optional(),
  refundCheckout: order.optional(),
  payout: z
    .strictObject({
      ...request(PAYOUT_NAMES),
      answer: z.strictObject({ state: path, reference: path.optional(), reason: path.optional() }),
      states: payoutStates,
      /** Statuses of a certain refusal; any other refusal leaves the outcome unknown. */
      declinedStatuses: z.array(status).default([]),
      /** A regular expression for the whole destination. */
      destination: z.string().refine(isPattern, 'must be a regular expression'),
    })
    .optional(),
  findPayout: z
    .strictObject({
      ...request(['payoutId']),
      method: z.enum(['POST', 'GET']).default('GET'),
      answer: z.strictObject({ state: path, reference: path.optional(), reason: path.optional() }),
      states: payoutStates,
      missingStatuses: z.array(status).default([]),
    })
    .optional(),
  webhook: z.strictObject({
    type: path,
    deposit: z.strictObject({
      kinds: z.record(z.string(), z.enum(['paid', 'declined', 'expired', 'reversed', 'noted'])),
      ...{ depositId: path, accountId: path },
      ...money,
    }),
    payout: z
      .strictObject({
        kinds: z.record(z.string(), z.enum(['paid', 'declined', 'noted'])),
        ...{ payoutId: path, accountId: path },
        ...money,
        reason: path.optional(),
      })
      .optional(),
  }),
})

/** See `hostedSchema`. */
export type HostedSettings = z.infer<typeof hostedSchema>

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}
