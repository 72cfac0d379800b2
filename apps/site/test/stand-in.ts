import type { Call, GivenAnswerOf } from '@fairground/contract/call'
import { type ErrorName, errors } from '@fairground/contract/errors.data'
import { HEADERS } from '@fairground/contract/headers'

/** A request as it was sent: its fields from path, query and body, and its headers. */
export interface SentRequest {
  name: string
  fields: Record<string, unknown>
  headers: Headers
  /** The address with its query. */
  url: URL
}

type Reply = (request: SentRequest) => object | Promise<object>

let replies: { call: Call; reply: Reply }[] = []
/** Answers of the calls that what a file's first test has started makes at moments of its own. */
let lasting: typeof replies = []
let requests: SentRequest[] = []
let unanswered: string[] = []
let runningCount = 0
let serverAheadMs = 0
const realFetch = globalThis.fetch.bind(globalThis)
// Tests turn the page's timers; this one runs on.
const realTimeout = setTimeout.bind(globalThis)

/** What `set-up.ts` does at the end of a test: `open-site.tsx` closes the site. */
export const atEnd: { close?: () => Promise<void> } = {}

/**
 * Answers a call from now on. An answer that does not fit the contract does not compile, or fails the test.
 * @param given the answer, or a function that makes one from the request
 */
export function answer<C extends Call>(
  call: C,
  given: GivenAnswerOf<C> | ((request: SentRequest) => GivenAnswerOf<C> | Promise<GivenAnswerOf<C>>),
): void {
  const isMade = typeof given === 'function'
  const make = isMade ? (given as (request: SentRequest) => unknown) : () => given
  if (!isMade) call.answer.parse(given)
  put(call, async (request) => ({
    ...(call.answer.parse(await make(request)) as object),
    ...(call.keptForGood ? { status: 0, message: 'success' } : success()),
  }))
}

/** Answers a call through all tests of a file, until a test answers it otherwise. */
export function answerAlways<C extends Call>(call: C, given: GivenAnswerOf<C>): void {
  answer(call, given)
  lasting = [...lasting.filter((one) => one.call !== call), ...replies.filter((one) => one.call === call)]
}

const serverTime = () => Date.now() + serverAheadMs
const success = () => ({ status: 0, message: 'success', serverTime: serverTime() })

/** Sets the server's clock ahead of the browser's, or behind it, until the test ends. */
export function setServerAhead(ms: number): void {
  serverAheadMs = ms
}

/**
 * Refuses a call from now on, by a row of the catalogue.
 * @param more.status of a refusal that no catalogue names; then `message` is any sentence
 */
export function refuse(
  call: Call,
  message: ErrorName | (string & {}),
  { status = errors[message as ErrorName].status, params }: { status?: number; params?: object } = {},
): void {
  put(call, () => ({ status, message, serverTime: serverTime(), ...(params && { params }) }))
}

/** Lets a call's requests fail from now on as those of a network that is away do. */
export function cutOff(call: Call): void {
  put(call, () => {
    throw new TypeError('Failed to fetch')
  })
}

/** Lets the requests of a call from now on wait until the returned function is called; then they get their former answer. */
export function holdBack(call: Call): () => void {
  const found = replies.find((one) => one.call === call)
  if (!found) throw new Error(`${call.name} has no answer to hold back`)
  const { promise, resolve } = Promise.withResolvers<void>()
  const { reply } = found
  put(call, async (request) => {
    await promise
    return reply(request)
  })
  return resolve
}

/** What becomes of a request: it never arrives, its answer is lost after the server has done the work, or the server refuses to look at it. */
export type Loss = 'request' | 'answer' | 'too_many_requests' | 'unavailable' | 'internal_error'

/**
 * Lets the requests of a call from now on meet these losses, one each; those that follow get their former answer. The server
 * knows the keys: a key that comes again gets its first answer, and no work is done.
 */
export function loseAnswers(call: Call, losses: readonly Loss[]): void {
  const replyBefore = replies.find((one) => one.call === call)?.reply
  if (!replyBefore) throw new Error(`${call.name} has no answer to lose`)
  const answersByKey = new Map<string, object>()
  const leftLosses = [...losses]
  put(call, async (request) => {
    const loss = leftLosses.shift()
    if (loss === 'request') throw new TypeError('Failed to fetch')
    if (loss !== undefined && loss !== 'answer')
      return { status: errors[loss].status, message: loss, serverTime: serverTime() }
    const key = request.headers.get(HEADERS.idempotencyKey) ?? crypto.randomUUID()
    const given = answersByKey.get(key) ?? (await replyBefore(request))
    answersByKey.set(key, given)
    if (loss === 'answer') throw new TypeError('Failed to fetch')
    return given
  })
}

function put(call: Call, reply: Reply): void {
  replies = [{ call, reply }, ...replies.filter((one) => one.call !== call)]
}

/** The requests of a call so far. */
export const requestsOf = ({ name }: Call): SentRequest[] => requests.filter((request) => request.name === name)

/** Addresses that were asked for and have no answer. */
export const callsWithoutAnswer = (): readonly string[] => unanswered

/** Forgets all answers and requests but the answers of `answerAlways`. */
export function forgetAnswers(): void {
  replies = lasting
  requests = []
  unanswered = []
  serverAheadMs = 0
}

/** Resolves once no request is under way: what a closing page still sends belongs to its own test. */
export async function noCallRuns(): Promise<void> {
  do await new Promise((resolve) => realTimeout(resolve))
  while (runningCount > 0)
}

/** Paths that the server answers; all others are the site's own files. */
const SERVED = /^\/(api|static|design)\//

// In place for as long as the file's page stands: if it were taken away after a test, late calls would reach the file server.
globalThis.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input), location.origin)
  if (!SERVED.test(url.pathname)) return realFetch(input, init)
  for (const { call, reply } of replies) {
    for (const path of call.paths) {
      const names = namesIn(path, url.pathname)
      if (!names) continue
      const fields = { ...bodyOf(init), ...Object.fromEntries(url.searchParams), ...names }
      const request: SentRequest = { name: call.name, fields, headers: new Headers(init?.headers), url }
      requests.push(request)
      return await answered(reply, request, init?.signal)
    }
  }
  unanswered.push(url.pathname)
  return Response.json({ status: 404, message: 'not_found', serverTime: 0 }, { status: 404 })
}

async function answered(reply: Reply, request: SentRequest, signal: AbortSignal | null | undefined): Promise<Response> {
  runningCount += 1
  try {
    const body = await Promise.race([Promise.resolve(reply(request)), aborted(signal)])
    return body instanceof Response ? body : Response.json(body)
  } finally {
    runningCount -= 1
  }
}

/** Rejects when a request is given up, as `fetch` does. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

function bodyOf(init: RequestInit | undefined): Record<string, unknown> {
  if (init?.body instanceof FormData) return Object.fromEntries(init.body)
  return typeof init?.body === 'string' && init.body !== '' ? JSON.parse(init.body) : {}
}

/** The values of the `:names` of a pattern in a path; undefined when the path does not fit. */
function namesIn(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return undefined
  const names: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const word = given[at] ?? ''
    if (part.startsWith(':')) names[part.slice(1)] = decodeURIComponent(word)
    else if (part !== word) return undefined
  }
  return names
}
