import * as z from 'zod/mini'
import { type ErrorName, errors } from './errors.data.ts'

/** Parameters of a refusal's text: plain values, put into the sentence by name. */
export type ErrorParams = Record<string, string | number>

/** A refusal on the wire. `message` is the refusal's name, which is a translation key. */
export const refusalSchema = z.object({
  status: z.number(),
  message: z.string(),
  serverTime: z.optional(z.number()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type Refusal = z.infer<typeof refusalSchema>

/** The fields that each answer of status 0 has: `serverTime` in milliseconds since 1970. */
export const successSchema = z.object({ status: z.literal(0), message: z.string(), serverTime: z.number() })

/** What a handler, or a client, throws for a refusal of the catalogue. */
export class CallError extends Error {
  readonly errorName: ErrorName
  readonly params: ErrorParams | undefined
  /** One entry a wrong field of the request, for `invalid_request`. */
  readonly fields: readonly { path: string; message: string }[] | undefined

  constructor(errorName: ErrorName, params?: ErrorParams, fields?: readonly { path: string; message: string }[]) {
    super(errorName)
    this.name = 'CallError'
    this.errorName = errorName
    this.params = params
    this.fields = fields
  }

  /** The number of the catalogue. */
  get status(): number {
    return errors[this.errorName].status
  }
}

/** The refusal's name for a message of the wire; `undefined` for one that this version does not know. */
export function findErrorName(message: string): ErrorName | undefined {
  return Object.hasOwn(errors, message) ? (message as ErrorName) : undefined
}
