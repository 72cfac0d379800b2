import { CallError } from '@fairground/contract/envelope'

/** Most levels of nesting: more than any call needs, and few enough for recursive code. */
export const MOST_LEVELS = 16

/** A request's body: its raw text, which a provider signs, and its value. */
export interface JsonBody {
  text: string
  value: unknown
}

/**
 * Parses a JSON body. An empty body counts as `{}`.
 * @throws CallError invalid_request for broken JSON, more levels than `mostLevels`, or text that no database could store
 */
export function parseJsonBody(text: string, mostLevels: number = MOST_LEVELS): JsonBody {
  if (text === '') return { text, value: {} }
  if (isTooDeep(text, mostLevels)) throw invalidRequest(`More than ${mostLevels} levels`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidRequest('Not valid JSON')
  }
  // Only an escape can contain a NUL or half of a surrogate pair: decoded UTF-8 has neither.
  if (text.includes('\\u') && !isStorable(value)) throw invalidRequest('Text with a NUL or half a surrogate pair')
  return { text, value }
}

/** Whether every text inside is well-formed Unicode without NUL. It recurses, so check the depth first. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner))
}

function invalidRequest(message: string): CallError {
  return new CallError('invalid_request', undefined, [{ path: '', message }])
}

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Counts brackets outside texts; `{` and `[` are 0x7b and 0x5b, the closing ones two above. */
function isTooDeep(text: string, mostLevels: number): boolean {
  let levels = 0
  let inText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inText) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) inText = false
    } else if (code === QUOTE) inText = true
    else if (code === 0x7b || code === 0x5b) {
      if (++levels > mostLevels) return true
    } else if (code === 0x7d || code === 0x5d) levels--
  }
  return false
}
