import * as z from 'zod/mini'
import { type ErrorName, errors } from './errors.data.ts'

/** Parameters of a refusal's text, by name. */
export type ErrorParams = Record<string, string | number>

/** A refusal on the wire. `message` is the refusal's name, which is a translation key. */
export const refusalSchema = z.object({
  status: z.number(),
  message: z.string(),
  serverTime: z.optional(z.number()),
  // Status and message decide the reaction, so invalid other fields are dropped and do not make the refusal invalid.
  params: z.catch(z.optional(z.record(z.string(), z.union([z.string(), z.number()]))), undefined),
  errors: z.catch(z.optional(z.array(z.object({ path: z.string(), message: z.string() }))), undefined),
})
export type Refusal = z.infer<typeof refusalSchema>

/**
 * The fields of every answer of status 0. `serverTime` is in milliseconds since 1970; answers that clients cache for ever
 * have none.
 */
export const successSchema = z.object({ status: z.literal(0), message: z.string(), serverTime: z.optional(z.number()) })

/** Status and message of a refusal that the catalogue does not list, such as one of a newer server. */
export interface WireWords {
  status: number
  /** A translation key, or a text. */
  message: string
}

/** A refusal as an error: handlers and clients throw it. */
export class CallError extends Error {
  readonly errorName: ErrorName
  readonly params: ErrorParams | undefined
  /** For `invalid_request`: one entry for each invalid field of the request. */
  readonly fields: readonly { path: string; message: string }[] | undefined
  /** Status and message on the wire, where they differ from the catalogue's. */
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

  /** The status of the catalogue, or of the answer that the catalogue does not list. */
  get status(): number {
    return this.words?.status ?? errors[this.errorName].status
  }
}

/** Adds errors that the first load of the site leaves out: screens whose calls are refused so bring them along. */
export function addErrors(rows: Partial<typeof errors>): void {
  Object.assign(errors, rows)
}

/** The refusal's name for a message on the wire; `undefined` for an unknown one. */
export function findErrorName(message: string): ErrorName | undefined {
  return Object.hasOwn(errors, message) ? (message as ErrorName) : undefined
}

/**
 * The refusal of an answer, by the name in `message`, otherwise by the status, which decides the reaction; an unlisted
 * status is an `unknown_refusal`. In the latter two cases `words` holds the answer's status and message.
 */
export function readRefusal({ status, message, params, errors: fields }: Refusal): CallError {
  const errorName = findErrorName(message)
  if (errorName && errors[errorName].status === status) return new CallError(errorName, params, fields)
  const nameOfStatus = Object.entries(errors).find(([, row]) => row.status === status)?.[0] as ErrorName | undefined
  return new CallError(nameOfStatus ?? 'unknown_refusal', params, fields, { status, message })
}
