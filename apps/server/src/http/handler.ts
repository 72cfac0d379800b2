import type { IncomingHttpHeaders } from 'node:http'
import { type Access, type Call, CallError, type GivenAnswerOf, type ParsedRequestOf } from '@fairground/contract'
import type { Session } from '../accounts/session.ts'
import type { Services } from '../services.ts'
import { parserOf } from './parser.ts'

/** What a handler knows beside its request. */
export interface Context<Who extends Access = Access> {
  readonly services: Services
  /** The session of the `Auth` header. A call for a user always has one. */
  readonly session: Who extends 'user' ? Session : Session | undefined
  /**
   * The key of this call's money action: the caller's idempotency key, or one made for this request.
   * @throws CallError invalid_request for a malformed one
   */
  readonly key: string
  /** SHA-256 of call and request, hex: what a key was used for. */
  readonly bodyHash: string
  readonly requestId: string
  /** When the request arrived, milliseconds since 1970. */
  readonly arrivedAtMs: number
  /** The caller's address, as limits count it: of IPv6 the network. */
  readonly ip: string
  /** What the browser says of itself, shortened to 200 characters. */
  readonly deviceName: string
  readonly headers: IncomingHttpHeaders
  /** What stood in the address where the call's path has a `:name`. */
  readonly params: Readonly<Record<string, string>>
  /** The body as it came, for a signature. */
  readonly bodyText: string
  /**
   * The file of a call whose body is one.
   * @throws CallError file_missing, file_too_large, invalid_request, unsupported_media_type
   */
  readFile(mostBytes: number): Promise<Buffer>
}

/** A call with what answers it. */
export interface Handler {
  call: Call
  /**
   * Parses the request, runs, parses the answer.
   * @throws CallError for each refusal
   */
  answer(fields: unknown, context: Context): Promise<object>
  /**
   * Of a staff call that changes something: what it changes, as it is now; undefined where that is not known before. The
   * log of staff keeps it from before and after the call, so it has no secrets.
   */
  state?(fields: unknown, context: Context): Promise<unknown>
  /** What answers instead where the caller plays a demonstration: anyone may, and no money moves. */
  demo?: Handler
}

/**
 * Pairs a call of the contract with the function that answers it. The function gets the request as the schema read it
 * and gives the answer's fields; a refusal is a thrown `CallError`.
 * @param state of a staff call that changes something: see `Handler`
 */
export function handle<C extends Call>(
  call: C,
  run: (request: ParsedRequestOf<C>, context: Context<C['access']>) => Promise<GivenAnswerOf<C>>,
  state?: (request: ParsedRequestOf<C>, context: Context<C['access']>) => Promise<unknown>,
): Handler {
  const parseRequest = parserOf<C['request']>(call.request)
  const parseAnswer = parserOf<C['answer']>(call.answer)
  function read(fields: unknown): ParsedRequestOf<C> {
    const request = parseRequest(fields)
    if (!request.ok) throw new CallError('invalid_request', undefined, request.errors)
    return request.value
  }
  return {
    call,
    ...(state && {
      async state(fields: unknown, context: Context) {
        if (!isFor(call, context)) throw new CallError('not_logged_in')
        return state(read(fields), context)
      },
    }),
    async answer(fields, context) {
      if (!isFor(call, context)) throw new CallError('not_logged_in')
      const answer = parseAnswer(await run(read(fields), context))
      if (!answer.ok) throw new AnswerBroken(call.name, answer.errors)
      return answer.value as object
    },
  }
}

function isFor<C extends Call>(call: C, context: Context): context is Context<C['access']> {
  return call.access !== 'user' || context.session !== undefined
}

/** A handler gave an answer that the contract does not allow: a fault of ours. */
class AnswerBroken extends Error {
  constructor(callName: string, errors: readonly { path: string; message: string }[]) {
    super(`${callName} gave a wrong answer: ${errors.map(({ path, message }) => `${path}: ${message}`).join('; ')}`)
    this.name = 'AnswerBroken'
  }
}
