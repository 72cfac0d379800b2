import { CallError } from '@fairground/contract'

/** Deeper nesting than any call needs, and shallow enough for code that recurses over a body. */
export const MOST_LEVELS = 16

/** A request's body: the text as it came, which a provider's signature is made over, and the value that it says. */
export interface JsonBody {
  text: string
  value: unknown
}

/**
 * Reads a JSON body. An empty one counts as `{}`.
 * @throws CallError invalid_request for broken JSON, more levels than `mostLevels`, or text that no database could store
 */
export function parseJsonBody(text: string, mostLevels: number = MOST_LEVELS): JsonBody {
  if (text === '') return { text, value: {} }
  if (isTooDeep(text, mostLevels)) throw invalid(`More than ${mostLevels} levels`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalid('Not valid JSON')
  }
  // Only an escape can bring in a NUL or half of a surrogate pair: decoding UTF-8 yields neither.
  if (text.includes('\\u') && !isStorable(value)) throw invalid('Text with a NUL or half a surrogate pair')
  return { text, value }
}

/** Whether every text inside is well-formed Unicode without NUL. Recurses: give it nothing of unknown depth. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner))
}

function invalid(message: string): CallError {
  return new CallError('invalid_request', undefined, [{ path: '', message }])
}

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Counts brackets outside of texts; `{` and `[` are 0x7b and 0x5b, their partners two above. */
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
