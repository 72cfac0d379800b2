import { readRefusal, refusalSchema, successSchema } from '@fairground/contract/envelope'
import { errors } from '@fairground/contract/errors.data'
import { readForcedAction } from '@fairground/contract/forced-action'
import { sealOf } from '@fairground/contract/sealed'
import type { HostileRequest } from './hostile.ts'
import type { Row } from './memory.ts'
import { HOSTILE_HOST, HOSTILE_HOSTS } from './odd-requests.data.ts'
import type { WalkRequest } from './walk-request.ts'
import type { Answer } from './wire.ts'
import { SITE_KEY } from './world.ts'

/** What no answer may contain: parts of the server's inside. */
export const LEAKS =
  /node:internal|node_modules|\bat \S+ \(|\.ts:\d|\bselect\b.+\bfrom\b|\binsert into\b|violates|syntax error|postgres/i

/** Every name that an answer may have. */
export const KNOWN_NAMES: ReadonlySet<string> = new Set(['success', ...Object.keys(errors)])

/** What an answer was: its name, the fields of a success, and what is wrong with the answer. */
export interface Verdict {
  name: string
  answer?: Row
  wrong?: string
}

const seal = sealOf(SITE_KEY)
/** Files that calls answer in place of JSON. */
const FILES = /^(text\/csv|application\/pdf)/

/** What is wrong with an answer to hostile names of hosts: it is no 421, or it names the host; undefined: nothing. */
export function wrongName({ headers }: Pick<HostileRequest, 'headers'>, answer: Answer): string | undefined {
  const isForeign = HOSTILE_HOSTS.includes(String(headers.host))
  if (isForeign !== (answer.http === 421))
    return `HTTP ${answer.http} under the host ${headers.host ?? 'of the server'}`
  const names = answer.text + JSON.stringify(answer.headers)
  return names.includes(HOSTILE_HOST) ? `it names ${HOSTILE_HOST}` : undefined
}

/** Checks an answer against the contract. */
export function verdictOf({ call, wire }: WalkRequest, { http, headers, text }: Answer): Verdict {
  const wrong = wrongName(wire, { http, headers, text })
  if (wrong) return { name: String(http), wrong }
  if (http === 421) return { name: 'misdirected' }
  if (http >= 500) return { name: String(http), wrong: `HTTP ${http}` }
  const type = String(headers['content-type'] ?? '')
  if (http === 200 && FILES.test(type)) return { name: 'success', answer: {} }
  let answer: Row
  try {
    answer = JSON.parse(type.startsWith('text/plain') ? seal.open(text) : text) as Row
  } catch {
    return { name: 'no JSON', wrong: `HTTP ${http} without JSON` }
  }
  const name = String(answer.message)
  if (answer.status === 0) {
    const error = successSchema.safeParse(answer).error ?? call.answer.safeParse(answer).error
    return error ? { name, answer, wrong: `not the call's answer: ${error.message}` } : { name, answer }
  }
  const refusal = refusalSchema.safeParse(answer).data
  // Its message is the action as JSON, in place of a name.
  if (refusal && readForcedAction(readRefusal(refusal))) return { name: 'forced_action' }
  if (!refusal || !KNOWN_NAMES.has(name)) return { name, wrong: 'no refusal of the catalogue' }
  if (LEAKS.test(text)) return { name, wrong: 'a refusal with the inside of the server' }
  return { name }
}
