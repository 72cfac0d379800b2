import type * as z from 'zod/mini'
import type { ErrorName } from './errors.data.ts'

/**
 * Who may make a call: `anyone`; a `user` with a valid token; a payment `provider` by its signature; the operator's
 * `staff` by the installation's key (`HEADERS.staffKey`).
 */
export type Access = 'anyone' | 'user' | 'provider' | 'staff'

/**
 * One call as a value. The server's routes, the site's and the tests' clients, the OpenAPI document and docs/api.md are
 * all made from it.
 */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> {
  /** Unique, in the form `area.verb`. */
  name: string
  /** One sentence for docs/api.md. */
  summary: string
  /** Each method that it answers; the first is the one that our own clients use. */
  methods: readonly ('POST' | 'GET')[]
  /** Each path that it answers; the first is the one that our own clients use. */
  paths: readonly string[]
  access: Who
  /** A money call takes an `Idempotency-Key` header (or `model.requestId`), and has a stricter rate limit a player. */
  movesMoney: boolean
  /** A game call: while the site has a key it also answers sealed, at `sealedPath` of each of its paths. */
  keyed: boolean
  /** A JSON body, or a form (`multipart/form-data`) with exactly one file in the field `file`. */
  body: 'json' | 'file'
  /** Answered while the site is closed (`maintenance`) too: it finishes a round that is open, or shows one to who finishes it. */
  answersWhileClosed: boolean
  /**
   * Fields of a POST that our own clients put into the query, where the specification has them; the server takes them from
   * the body as well.
   */
  inQuery: readonly string[]
  /** Its answers never change at their address: they are kept for good, and name no server time. */
  keptForGood: boolean
  /**
   * The JSON body; for a GET, and for fields named in the query, the query is merged over it, and over that whatever
   * stands in the path where it has a `:name`.
   */
  request: Request
  /** The answer's fields beside the envelope's `status`, `message` and `serverTime`. */
  answer: Answer
  /** The refusals that are this call's own; those that every call can give are not listed. */
  errors: readonly ErrorName[]
}

/** What a caller may send. */
export type RequestOf<C extends Call> = z.input<C['request']>
/** What a handler gets, after the schema's defaults. */
export type ParsedRequestOf<C extends Call> = z.output<C['request']>
/** What a caller gets on status 0, beside the envelope. */
export type AnswerOf<C extends Call> = z.output<C['answer']>

/** What a handler gives: the answer before the schema's defaults. */
export type GivenAnswerOf<C extends Call> = z.input<C['answer']>

type Description<R extends z.ZodMiniType, A extends z.ZodMiniType, Who extends Access> = Pick<
  Call<R, A, Who>,
  'name' | 'summary'
> & { path: string; request: () => R; answer: () => A } & Partial<
    Pick<
      Call<R, A, Who>,
      | 'methods'
      | 'access'
      | 'movesMoney'
      | 'keyed'
      | 'answersWhileClosed'
      | 'keptForGood'
      | 'body'
      | 'inQuery'
      | 'errors'
    > & {
      otherPaths: readonly string[]
    }
  >

/**
 * Makes a call from its description. Defaults: POST, for a user, moves no money, not keyed, closed with the site, not kept, a JSON body, no errors
 * of its own. The schemas are made when they are first wanted: a page begins with a dozen of the calls and would wait for
 * the schemas of all.
 */
export function defineCall<R extends z.ZodMiniType, A extends z.ZodMiniType, const Who extends Access = 'user'>(
  description: Description<R, A, Who>,
): Call<R, A, Who> {
  const { path, otherPaths = [], access = 'user' as Who, request, answer, ...rest } = description
  let madeRequest: R | undefined
  let madeAnswer: A | undefined
  return {
    methods: ['POST'],
    movesMoney: false,
    keyed: false,
    answersWhileClosed: false,
    body: 'json',
    inQuery: [],
    keptForGood: false,
    errors: [],
    ...rest,
    access,
    paths: [path, ...otherPaths],
    get request() {
      madeRequest ??= request()
      return madeRequest
    },
    get answer() {
      madeAnswer ??= answer()
      return madeAnswer
    },
  }
}

/** A request's address: names of the path filled in; a GET's other fields, and those of `inQuery`, as its query. */
export function addressOf({ paths, methods, inQuery }: Call, request: Readonly<Record<string, unknown>>): string {
  const rest = new Map(Object.entries(request).filter(([, value]) => value !== undefined))
  const path = (paths[0] ?? '').replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name) ?? '')
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const asked = [...rest].filter(([name]) => methods[0] === 'GET' || inQuery.includes(name))
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return query ? `${path}?${query}` : path
}

/** What a POST has in its body: the fields that are not in its query. */
export function bodyOf(
  { inQuery }: Call,
  request: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (inQuery.length === 0) return request
  return Object.fromEntries(Object.entries(request).filter(([name]) => !inQuery.includes(name)))
}
