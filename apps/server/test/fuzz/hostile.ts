import { gzipSync } from 'node:zlib'
import type { Call } from '@fairground/contract/call'
import fc from 'fast-check'
import { type Headers, ODD_BODIES, ODD_HEADERS, ODD_QUERIES, ODD_VALUES } from './odd-requests.data.ts'

/** A request on the wire, valid for the contract or not. */
export interface HostileRequest {
  method: string
  path: string
  headers: Headers
  body: Buffer | string | undefined
}

const text = fc.string({ unit: 'binary', maxLength: 80 })

/** JSON texts of values that trip a careless reader. */
const valueText = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...ODD_VALUES) },
  fc.nat({ max: 60_000 }).map((length) => JSON.stringify('x'.repeat(length))),
  fc.integer({ min: 1, max: 500 }).map((length) => `[${'0,'.repeat(length)}0]`),
  fc.double().map(String),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
  text.map((value) => JSON.stringify(value)),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
)

const wholeBody: fc.Arbitrary<Buffer | string> = fc.oneof(
  valueText,
  fc.constantFrom(...ODD_BODIES),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)

const oddHeaders: fc.Arbitrary<Headers> = fc.constantFrom({}, ...ODD_HEADERS)

const oddQuery = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  fc.constantFrom(...ODD_QUERIES),
  fc.nat({ max: 6_000 }).map((length) => `?${'a'.repeat(length)}=1`),
  text.map((value) => `?t=${encodeURIComponent(value.toWellFormed())}`),
)

/** Numbers that are a tile, minus zero among them: the one field that needs nothing else to be a sound move. */
const TILE = /^(-?0|1?\d|2[0-4]|0\.1e1|1\.0)$/

/**
 * Requests to one call: sound ones with some of their fields replaced, doubled or added, and bodies, headers and
 * queries that are no request of it.
 * @param sound the fields of a request that the server understands, and refuses
 */
export function hostileRequests(call: Call, sound: Readonly<Record<string, unknown>>): fc.Arbitrary<HostileRequest> {
  const names = Object.keys((call.request._zod.def as { shape?: object }).shape ?? {})
  const name = fc.oneof(fc.constantFrom(...names, 'unheardOf'), fc.constantFrom('__proto__', 'toString', 'model'))
  const field = fc.tuple(name, valueText).filter(([name, value]) => name !== 'tile' || !TILE.test(value))
  const almostSound = fc.array(field, { minLength: 1, maxLength: 3 }).map((fields) => {
    const replacedFields = new Set(fields.map(([field]) => field))
    const soundFields = Object.entries(sound).filter(([field]) => !replacedFields.has(field))
    const texts = [...soundFields.map(([field, value]): [string, string] => [field, JSON.stringify(value)]), ...fields]
    return `{${texts.map(([field, value]) => `${JSON.stringify(field)}:${value}`).join(',')}}`
  })
  const inModel = fc
    .tuple(fc.constantFrom('betAmount', 'mines', 'requestId', 'x'), valueText)
    .map(([field, value]) =>
      JSON.stringify({ ...sound, model: '?' }).replace(
        '"?"',
        () => `{"betAmount":0,${JSON.stringify(field)}:${value}}`,
      ),
    )
  const zipped = fc.constant(gzipSync(JSON.stringify(sound)))
  const body = fc.oneof({ weight: 5, arbitrary: almostSound }, { weight: 2, arbitrary: inModel }, wholeBody, zipped)
  const place = fc.record({ method: fc.constantFrom(...call.methods), path: fc.constantFrom(...call.paths) })
  return fc.tuple(place, body, oddHeaders, oddQuery).map(([{ method, path }, hostileBody, headers, query]) => ({
    method,
    path: path.replace(':provider', 'sandbox') + query,
    headers,
    body: method === 'GET' ? undefined : hostileBody,
  }))
}
