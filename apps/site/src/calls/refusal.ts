import { CallError, readRefusal, refusalSchema } from '@fairground/contract'

/**
 * Reads the refusal from an answer that is no success: by its name, or by its status when the name is not one of ours.
 * Any other body (a proxy's page, or a status 0 that came with a failure) is a network error (ER-01):
 * `docs/decisions/013`.
 */
export function parseRefusal(body: unknown, response: { status: number }): CallError {
  const refusal = refusalSchema.safeParse(body)
  if (refusal.success && refusal.data.status !== 0) return readRefusal(refusal.data)
  return new CallError(response.status === 503 ? 'unavailable' : 'network_error')
}
