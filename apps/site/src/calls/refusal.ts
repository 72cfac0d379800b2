import { CallError, findErrorName, refusalSchema } from '@fairground/contract'

/**
 * The refusal in an answer that is no success: by its name in `message`; a name that this version does not know becomes
 * `internal_error`, and an answer that is no envelope at all (a proxy's page) a network error (ER-01).
 */
export function parseRefusal(body: unknown, response: { status: number }): CallError {
  const refusal = refusalSchema.safeParse(body)
  if (!refusal.success) return new CallError(response.status === 503 ? 'unavailable' : 'network_error')
  const name = findErrorName(refusal.data.message)
  if (!name) {
    console.error('a refusal that this version does not know', refusal.data.status, refusal.data.message)
    return new CallError('internal_error')
  }
  return new CallError(name, refusal.data.params, refusal.data.errors)
}
