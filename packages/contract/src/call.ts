import type * as z from 'zod/mini'
import type { ErrorName } from './errors.data.ts'
import type { Permission } from './permissions.ts'

/**
 * Who may make a call: `anyone`; a `user` with a valid token; a payment `provider` by its signature; the operator's
 * `staff` by a person's key (`HEADERS.staffKey`) that is allowed to.
 */
export type Access = 'anyone' | 'user' | 'provider' | 'staff'

/** What the key of a staff call must be allowed to; `any`: every key may. Other calls have none. */
export type MayOf<Who extends Access> = Who extends 'staff' ? Permission | 'any' : undefined

/**
 * One call as a value. The server's routes, the clients of the site and the tests, the OpenAPI document and docs/api.md
 * follow from it.
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
  /** Methods of the call; our clients use the first. */
  methods: readonly ('POST' | 'GET')[]
  /** Paths of the call; our clients use the first. */
  paths: readonly string[]
  access: Who
  may: MayOf<Who>
  /** A money call takes an `Idempotency-Key` header (or `model.requestId`), and has a stricter rate limit a player. */
  movesMoney: boolean
  /** A game call: while the site has a key, the server also answers it sealed, at `sealedPath` of each path. */
  keyed: boolean
  /** A JSON body, or a form (`multipart/form-data`) with exactly one file in the field `file`. */
  body: 'json' | 'file'
  /** Whether the server answers it during maintenance too, so that players can finish their open rounds. */
  answersWhileClosed: boolean
  /**
   * Fields of a POST that our clients send in the query, like the specification; the server accepts them in the body as
   * well.
   */
  inQuery: readonly string[]
  /** Its answers never change at their address, so clients cache them for ever; they have no server time. */
  keptForGood: boolean
  /**
   * The fields of the JSON body. The server merges the query over the body, and the path's `:name` fields over both.
   */
  request: Request
  /** The answer's fields beside the envelope's `status`, `message` and `serverTime`. */
  answer: Answer
  /** The refusals of this call, without those that every call can give. */
  errors: readonly ErrorName[]
}

/** The request of a caller. */
export type RequestOf<C extends Call> = z.input<C['request']>
/** The request for a handler, with the schema's defaults. */
export type ParsedRequestOf<C extends Call> = z.output<C['request']>
/** The answer of status 0, without the envelope. */
export type AnswerOf<C extends Call> = z.output<C['answer']>

/** The answer of a handler, before the schema's defaults. */
export type GivenAnswerOf<C extends Call> = z.input<C['answer']>

type Description<R extends z.ZodMiniType, A extends z.ZodMiniType, Who extends Access> = Pick<
  Call<R, A, Who>,
  'name' | 'summary'
> & { path: string; request: () => R; answer: () => A } & (Who extends 'staff'
    ? { may: MayOf<'staff'> }
    : { may?: never }) &
  Partial<
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
 * Makes a call from its description. Defaults: POST, for a user, moves no money, not keyed, no answer during maintenance,
 * answers may change, a JSON body, no own errors. It creates the schemas on first use: a page starts with a dozen calls and
 * would wait for the schemas of all.
 */
export function defineCall<R extends z.ZodMiniType, A extends z.ZodMiniType, const Who extends Access = 'user'>(
  description: Description<R, A, Who>,
): Call<R, A, Who> {
  const { path, otherPaths = [], access = 'user' as Who, may, request, answer, ...options } = description
  let requestSchema: R | undefined
  let answerSchema: A | undefined
  return {
    methods: ['POST'],
    movesMoney: false,
    keyed: false,
    answersWhileClosed: false,
    body: 'json',
    inQuery: [],
    keptForGood: false,
    errors: [],
    ...options,
    access,
    may: may as MayOf<Who>,
    paths: [path, ...otherPaths],
    get request() {
      requestSchema ??= request()
      return requestSchema
    },
    get answer() {
      answerSchema ??= answer()
      return answerSchema
    },
  }
}

/** The address of a request: the path with its names filled in; a GET's other fields, and those of `inQuery`, as the query. */
export function addressOf({ paths, methods, inQuery }: Call, request: Readonly<Record<string, unknown>>): string {
  const fields = new Map(Object.entries(request).filter(([, value]) => value !== undefined))
  const path = (paths[0] ?? '').replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields.get(name) ?? '')
    fields.delete(name)
    return encodeURIComponent(value)
  })
  const queryFields = [...fields].filter(([name]) => methods[0] === 'GET' || inQuery.includes(name))
  const query = new URLSearchParams(queryFields.map(([name, value]) => [name, String(value)])).toString()
  return query ? `${path}?${query}` : path
}

/** The body of a POST: the fields that are not in the query. */
export function bodyOf(
  { inQuery }: Call,
  request: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (inQuery.length === 0) return request
  return Object.fromEntries(Object.entries(request).filter(([name]) => !inQuery.includes(name)))
}
