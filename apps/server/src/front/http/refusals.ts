import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import { MoneyUnavailable } from '../../money/wallet/waiting.ts'

/** Fastify's own errors of a request, by their codes. */
const FASTIFY_CODES: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_request',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
}

/**
 * Codes that mean a retry may succeed: PostgreSQL or the connection to it is down, or so busy that it cancelled a statement
 * or that the statement kept losing conflicts.
 */
const UNAVAILABLE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|57...|08...|53...|25006|40001|40P01|55P03)$/
/** Messages of pg's own errors, which have no code, with the same meaning. */
const UNAVAILABLE_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed))/

/** Converts a thrown error to a refusal; undefined for a bug, which is logged and answered as 500. */
export function findRefusal(error: unknown): CallError | undefined {
  if (error instanceof CallError) return error
  if (error instanceof MoneyUnavailable) return new CallError('unavailable', { seconds: error.retryAfterSeconds })
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (Object.hasOwn(FASTIFY_CODES, code)) return new CallError(FASTIFY_CODES[code] ?? 'invalid_request')
  // A plugin's error for a request that it cannot serve.
  if (error instanceof Error && 'expose' in error && error.expose === true) return new CallError('not_found')
  if (UNAVAILABLE.test(code)) return new CallError('unavailable')
  if (error instanceof Error && UNAVAILABLE_WORDS.test(error.message)) return new CallError('unavailable')
  return undefined
}
