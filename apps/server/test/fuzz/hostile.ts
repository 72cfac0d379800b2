import { gzipSync } from 'node:zlib'
import type { Call } from '@fairground/contract/call'
import fc from 'fast-check'

type Headers = Record<string, string | string[]>

/** A request on the wire, valid for the contract or not. */
export interface HostileRequest {
  method: string
  path: string
  headers: Headers
  body: Buffer | string | undefined
}

const JSON_TYPE = 'application/json'
const text = fc.string({ unit: 'binary', maxLength: 80 })

/** JSON texts of values that trip a careless reader; some have no JavaScript value, so that they are texts here. */
const valueText = fc.oneof(
  fc.constantFrom(
    '1e400',
    '-1e400',
    '-0',
    '1e-7',
    '9007199254740993',
    '0.1e1',
    '1E2',
    '-1',
    '1.005',
    '0',
    '26',
    '2147483648',
  ),
  fc.constantFrom('NaN', 'Infinity', '0x10', '01', '+1', '.5', "'1'", 'undefined', '1,000'),
  fc.constantFrom('"1e2"', '" 5"', '"0x10"', '"1,000"', '"５"', '"NaN"', '"-1"', '"1.005"', '"null"', '""', '"true"'),
  fc.constantFrom(
    'null',
    'true',
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '{"length":-1}',
    '{"toString":1,"valueOf":1,"toJSON":1}',
  ),
  fc.constantFrom('"\\u0000"', '"\\ud800"', '"\\udfff\\ud800"', '"a\\u0000b"', '"\\uFFFF"', '"\\u202e"', '"\u0001"'),
  fc.constantFrom('{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '"__proto__"'),
  fc.constantFrom(`"'; drop table wallet; --"`, '"$1"', '"%00"', '"../../../etc/passwd"', '"<script>"', '"{{7*7}}"'),
  fc.constantFrom('"00000000-0000-0000-0000-000000000000"', '"FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"'),
  fc.nat({ max: 60_000 }).map((length) => JSON.stringify('x'.repeat(length))),
  fc.integer({ min: 1, max: 500 }).map((length) => `[${'0,'.repeat(length)}0]`),
  fc.double().map(String),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
  text.map((value) => JSON.stringify(value)),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
)

/** Whole bodies that are no request at all, or far too much of one. */
const wholeBody: fc.Arbitrary<Buffer | string> = fc.oneof(
  valueText,
  fc.constantFrom(
    '{',
    '{"a":',
    '{"a":1}}',
    '[]',
    '[{}]',
    '\ufeff{}',
    '{}\n{}',
    '{"a":1,}',
    '//',
    '{"a":1',
    'a=b&c=d',
    '\0',
  ),
  fc.constantFrom(10, 17, 1_000, 10_000).map((levels) => `${'{"model":'.repeat(levels)}1${'}'.repeat(levels)}`),
  fc.constantFrom(17, 10_000).map((levels) => '['.repeat(levels) + ']'.repeat(levels)),
  fc.constantFrom(64 * 1024 - 12, 64 * 1024 + 1, 200_000).map((length) => `{"a":"${'x'.repeat(length)}"}`),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)

/** Headers that are wrong, strange or sent twice; a header of the caller's own makes way for them. */
const oddHeaders: fc.Arbitrary<Headers> = fc.oneof(
  fc.constant<Headers>({}),
  fc
    .constantFrom('text/plain', 'text/json', 'multipart/form-data', '', 'application/json;charset=utf-16', 'a/b/c')
    .map((type) => ({ 'content-type': type })),
  fc.constant<Headers>({ 'content-type': [JSON_TYPE, 'text/html'] }),
  fc.constantFrom('gzip', 'br', 'nonsense').map((encoding) => ({ 'content-encoding': encoding })),
  fc
    .constantFrom('', ' ', 'a b', 'x'.repeat(65), 'x'.repeat(4_000), '\u00e9', 'client:1', '{}')
    .map((key) => ({ 'idempotency-key': key })),
  fc.constant<Headers>({ 'idempotency-key': ['one', 'two'] }),
  fc
    .constantFrom('null', 'x'.repeat(43), `${'A'.repeat(42)}=`, 'x'.repeat(5_000), 'Bearer x', '../', "' or 1=1")
    .map((auth) => ({ auth })),
  fc.constant<Headers>({ auth: ['x'.repeat(43), 'y'.repeat(43)] }),
  fc.constant<Headers>({
    'x-request-id': '"><script>',
    'x-forwarded-for': '127.0.0.1, ::1, x',
    lang: '\u00ff',
    tz: 'x',
    st: '-1',
  }),
  fc.constant<Headers>({ 'x-forwarded-proto': 'javascript', 'x-forwarded-host': 'evil.example', forwarded: 'for=x' }),
)

/** What hangs on an address. */
const oddQuery = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  fc.constantFrom(
    '?',
    '?a',
    '?a=1&a=2',
    '?__proto__=1',
    '?__proto__[x]=1',
    '?%00=1',
    '?x=%00',
    '?x=%zz',
    '?constructor=1',
  ),
  fc.constantFrom(
    '?id=1&id=2',
    '?id[]=1',
    '?pageNo=1e9',
    '?pageNo=-1',
    '?pageSize=999999',
    '?tile=99',
    '?amount=1e400',
  ),
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
