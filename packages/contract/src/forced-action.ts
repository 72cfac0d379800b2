import * as z from 'zod/mini'
import { CallError } from './envelope.ts'
import { errors } from './errors.data.ts'

/** What a player must do before the server answers a call: the `message` of status 110110, as JSON. */
const forcedActionSchema = z.discriminatedUnion('action', [
  /** Read and accept this version of the house's terms: `auth.acceptTerms`. */
  z.object({ action: z.literal('accept_terms'), version: z.int().check(z.positive()) }),
  /** Confirm an age in years: `auth.confirmAge`, or the field `age` of a registration. */
  z.object({ action: z.literal('confirm_age'), age: z.int().check(z.minimum(1), z.maximum(99)) }),
])
export type ForcedAction = z.infer<typeof forcedActionSchema>

/** The refusal that asks for an action. */
export function forcedAction(action: ForcedAction): CallError {
  return new CallError('forced_action', undefined, undefined, {
    status: errors.forced_action.status,
    message: JSON.stringify(action),
  })
}

/** The action that a refusal asks for; `undefined` for an unknown action and for invalid JSON. */
export function readForcedAction({ errorName, words }: CallError): ForcedAction | undefined {
  if (errorName !== 'forced_action' || words === undefined) return undefined
  try {
    return forcedActionSchema.safeParse(JSON.parse(words.message)).data
  } catch {
    return undefined
  }
}
