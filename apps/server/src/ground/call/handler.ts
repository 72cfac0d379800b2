import type { IncomingHttpHeaders } from 'node:http'
import type { Access, Call, GivenAnswerOf, ParsedRequestOf } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import { parserOf } from '../schema/parser.ts'
import type { Session } from './session.ts'

/** The context of a request. `Parts`: the parts of the server that the call's function uses. */
export interface Context<Who extends Access = Access, Parts extends object = object> {
  readonly parts: Parts
  /** The session of the `Auth` header. A call for a user always has one. */
  readonly session: Who extends 'user' ? Session : Session | undefined
  /**
   * The key of this call's money action: the caller's idempotency key, or one made for this request.
   * @throws CallError invalid_request for a malformed one
   */
  readonly key: string
  /** SHA-256 of call and request, hex: identifies the request of a key. */
  readonly bodyHash: string
  readonly requestId: string
  /** When the request arrived, milliseconds since 1970. */
  readonly arrivedAtMs: number
  /** The caller's address for limits; of IPv6 the network. */
  readonly ip: string
  /** The site's address for the caller, scheme and host: other sites lead back there. */
  readonly siteOrigin: string
  /** The browser's User-Agent, at most 200 characters. */
  readonly deviceName: string
  readonly headers: IncomingHttpHeaders
  /** The values of the `:name` parts of the call's path. */
  readonly params: Readonly<Record<string, string>>
  /** The raw body, for a signature. */
  readonly bodyText: string
  /**
   * Reads the file of a call whose body is a file.
   * @throws CallError file_missing, file_too_large, invalid_request, unsupported_media_type
   */
  readFile(mostBytes: number): Promise<Buffer>
}

/** A call with the function that answers it, which needs `Parts`; with `never` a handler of any needs. */
export interface Handler<Parts extends object = never> {
  call: Call
  /**
   * Parses the request, runs, parses the answer.
   * @throws CallError for each refusal
   */
  answer: (fields: unknown, context: Context<Access, Parts>) => Promise<object>
  /**
   * Only for a staff call that makes changes: returns the current state of what it changes; undefined where that is unknown
   * before the call. The staff log stores it from before and after the call, so it must not contain secrets.
   */
  state?: (fields: unknown, context: Context<Access, Parts>) => Promise<unknown>
  /** The handler for a demonstration: anyone may call it, and it moves no money. */
  demo?: Handler<Parts>
}

/** Answers a call: gets the parsed request, returns the answer's fields, and refuses with a thrown `CallError`. */
type Answer<C extends Call, Parts extends object> = (
  request: ParsedRequestOf<C>,
  context: Context<C['access'], Parts>,
) => Promise<GivenAnswerOf<C>>

/** Reads what a call changes; see `Handler`. */
type ReadState<C extends Call, Parts extends object> = (
  request: ParsedRequestOf<C>,
  context: Context<C['access'], Parts>,
) => Promise<unknown>

/** Pairs a call of the contract with the function that answers it, and with the one that reads its state. */
export type Handle<Parts extends object> = <C extends Call>(
  call: C,
  answerRequest: Answer<C, Parts>,
  state?: ReadState<C, Parts>,
) => Handler<Parts>

/** Returns the function that makes the handlers of a noun, whose calls use `Parts`. */
export function handling<Parts extends object>(): Handle<Parts> {
  return <C extends Call>(call: C, answerRequest: Answer<C, Parts>, state?: ReadState<C, Parts>) => {
    const parseRequest = parserOf<C['request']>(call.request)
    const parseAnswer = parserOf<C['answer']>(call.answer)
    function parseFields(fields: unknown): ParsedRequestOf<C> {
      const request = parseRequest(fields)
      if (!request.ok) throw new CallError('invalid_request', undefined, request.errors)
      return request.value
    }
    return {
      call,
      ...(state && {
        async state(fields: unknown, context: Context<Access, Parts>) {
          if (!isFor(call, context)) throw new CallError('not_logged_in')
          return state(parseFields(fields), context)
        },
      }),
      async answer(fields, context) {
        if (!isFor(call, context)) throw new CallError('not_logged_in')
        const answer = parseAnswer(await answerRequest(parseFields(fields), context))
        if (!answer.ok) throw new AnswerBroken(call.name, answer.errors)
        return answer.value as object
      },
    }
  }
}

function isFor<C extends Call, Parts extends object>(
  call: C,
  context: Context<Access, Parts>,
): context is Context<C['access'], Parts> {
  return call.access !== 'user' || context.session !== undefined
}

/** Thrown when a handler's answer violates the contract: a bug. */
class AnswerBroken extends Error {
  constructor(callName: string, errors: readonly { path: string; message: string }[]) {
    super(`${callName} gave a wrong answer: ${errors.map(({ path, message }) => `${path}: ${message}`).join('; ')}`)
    this.name = 'AnswerBroken'
  }
}
