import * as z from 'zod/mini'
import { type ErrorName, errors } from './errors.data.ts'

/** Parameters of a refusal's text: plain values, put into the sentence by name. */
export type ErrorParams = Record<string, string | number>

/** A refusal on the wire. `message` is the refusal's name, which is a translation key. */
export const refusalSchema = z.object({
  status: z.number(),
  message: z.string(),
  serverTime: z.optional(z.number()),
  // Status and message alone say what is to be done: what is wrong with the rest only makes the rest unknown.
  params: z.catch(z.optional(z.record(z.string(), z.union([z.string(), z.number()]))), undefined),
  errors: z.catch(z.optional(z.array(z.object({ path: z.string(), message: z.string() }))), undefined),
})
export type Refusal = z.infer<typeof refusalSchema>

/**
 * The fields that each answer of status 0 has: `serverTime` in milliseconds since 1970, but for answers that are kept for
 * good, whose time would be an old one.
 */
export const successSchema = z.object({ status: z.literal(0), message: z.string(), serverTime: z.optional(z.number()) })

/** The words of an answer whose refusal the catalogue does not name: another server's, or a newer one's. */
export interface WireWords {
  status: number
  /** A translation key, or a text. */
  message: string
}

/** What a handler, or a client, throws for a refusal of the catalogue. */
export class CallError extends Error {
  readonly errorName: ErrorName
  readonly params: ErrorParams | undefined
  /** One entry a wrong field of the request, for `invalid_request`. */
  readonly fields: readonly { path: string; message: string }[] | undefined
  /** What is said on the wire instead of the name, where that is something else. */
  readonly words: WireWords | undefined

  constructor(
    errorName: ErrorName,
    params?: ErrorParams,
    fields?: readonly { path: string; message: string }[],
    words?: WireWords,
  ) {
    super(errorName)
    this.name = 'CallError'
    this.errorName = errorName
    this.params = params
    this.fields = fields
    this.words = words
  }

  /** The number of the catalogue, or of the answer that it does not name. */
  get status(): number {
    return this.words?.status ?? errors[this.errorName].status
  }
}

/** The refusal's name for a message of the wire; `undefined` for one that this version does not know. */
export function findErrorName(message: string): ErrorName | undefined {
  return Object.hasOwn(errors, message) ? (message as ErrorName) : undefined
}

/**
 * The refusal of an answer: by its name in `message`, else by its status, which decides what is done about it; a status
 * that is none of the catalogue's is an `unknown_refusal`. In the latter two `words` has what was said.
 */
export function readRefusal({ status, message, params, errors: fields }: Refusal): CallError {
  const named = findErrorName(message)
  if (named && errors[named].status === status) return new CallError(named, params, fields)
  const known = Object.entries(errors).find(([, row]) => row.status === status)?.[0] as ErrorName | undefined
  return new CallError(known ?? 'unknown_refusal', params, fields, { status, message })
}
