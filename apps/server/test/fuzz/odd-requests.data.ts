/** Headers, as a request sends them. */
export type Headers = Record<string, string | string[]>

/** JSON texts of values that trip a careless reader; some have no JavaScript value, so that they are texts here. */
export const ODD_VALUES: readonly string[] = [
  ...['1e400', '-1e400', '-0', '1e-7', '9007199254740993', '0.1e1', '1E2', '-1', '1.005', '0', '26', '2147483648'],
  ...['NaN', 'Infinity', '0x10', '01', '+1', '.5', "'1'", 'undefined', '1,000'],
  ...['"1e2"', '" 5"', '"0x10"', '"1,000"', '"５"', '"NaN"', '"-1"', '"1.005"', '"null"', '""', '"true"'],
  ...['null', 'true', '[]', '{}', '[[]]', '[null]', '{"length":-1}', '{"toString":1,"valueOf":1,"toJSON":1}'],
  ...['"\\u0000"', '"\\ud800"', '"\\udfff\\ud800"', '"a\\u0000b"', '"\\uFFFF"', '"\\u202e"', '"\u0001"'],
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '"__proto__"'],
  ...[`"'; drop table wallet; --"`, '"$1"', '"%00"', '"../../../etc/passwd"', '"<script>"', '"{{7*7}}"'],
  ...['"00000000-0000-0000-0000-000000000000"', '"FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"'],
]

const nested = (levels: number) => `${'{"model":'.repeat(levels)}1${'}'.repeat(levels)}`
const listed = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/** Whole bodies that are no request at all, or far too much of one. */
export const ODD_BODIES: readonly string[] = [
  ...['{', '{"a":', '{"a":1}}', '[]', '[{}]', '\ufeff{}', '{}\n{}', '{"a":1,}', '//', '{"a":1', 'a=b&c=d', '\0'],
  ...[10, 17, 1_000, 10_000].map(nested),
  ...[17, 10_000].map(listed),
  ...[64 * 1024 - 12, 64 * 1024 + 1, 200_000].map((length) => `{"a":"${'x'.repeat(length)}"}`),
]

const JSON_TYPE = 'application/json'
const oddTypes = ['text/plain', 'text/json', 'multipart/form-data', '', 'application/json;charset=utf-16', 'a/b/c']
const oddKeys = ['', ' ', 'a b', 'x'.repeat(65), 'x'.repeat(4_000), '\u00e9', 'client:1', '{}']
const oddTokens = ['null', 'x'.repeat(43), `${'A'.repeat(42)}=`, 'x'.repeat(5_000), 'Bearer x', '../', "' or 1=1"]

/** The host of somebody else, which no answer names. */
export const HOSTILE_HOST = 'evil.example'

/** Names that are none of the site's; a request under one gets 421. */
export const HOSTILE_HOSTS: readonly string[] = [
  HOSTILE_HOST,
  `${HOSTILE_HOST}:443`,
  `127.0.0.1.${HOSTILE_HOST}`,
  `127.0.0.1@${HOSTILE_HOST}`,
  `${HOSTILE_HOST}#@127.0.0.1`,
]

/** What may pass another name off as the one that a request came by, or as the site that it came from. */
const HOSTILE_NAMES: readonly Headers[] = [
  ...['x-forwarded-host', 'x-forwarded-server', 'x-original-host', 'x-host', 'origin', 'referer'].map((name) => ({
    [name]: /^(origin|referer)$/.test(name) ? `https://${HOSTILE_HOST}` : HOSTILE_HOST,
  })),
  { forwarded: `for=192.0.2.1;host=${HOSTILE_HOST};proto=https, for="[::1]"` },
  { 'x-forwarded-proto': 'https, javascript', 'x-forwarded-port': '-1', 'x-forwarded-prefix': `//${HOSTILE_HOST}` },
  { 'x-original-url': `https://${HOSTILE_HOST}/`, 'x-rewrite-url': '/api/staff/log' },
  { origin: 'null' },
]

/** Headers that are wrong, strange or sent twice; a header of the caller's own makes way for them. */
export const ODD_HEADERS: readonly Headers[] = [
  ...oddTypes.map((type) => ({ 'content-type': type })),
  { 'content-type': [JSON_TYPE, 'text/html'] },
  ...['gzip', 'br', 'nonsense'].map((encoding) => ({ 'content-encoding': encoding })),
  ...oddKeys.map((key) => ({ 'idempotency-key': key })),
  { 'idempotency-key': ['one', 'two'] },
  ...oddTokens.map((auth) => ({ auth })),
  { auth: ['x'.repeat(43), 'y'.repeat(43)] },
  {
    'x-request-id': '"><script>',
    'x-forwarded-for': '127.0.0.1, ::1, x',
    lang: '\u00ff',
    tz: 'x',
    st: '-1',
  },
  { 'x-forwarded-proto': 'javascript', 'x-forwarded-host': HOSTILE_HOST, forwarded: 'for=x' },
  ...HOSTILE_NAMES,
  ...HOSTILE_HOSTS.map((host) => ({ host })),
]

/** What hangs on an address. */
export const ODD_QUERIES: readonly string[] = [
  ...['?', '?a', '?a=1&a=2', '?__proto__=1', '?__proto__[x]=1', '?%00=1', '?x=%00', '?x=%zz', '?constructor=1'],
  ...['?id=1&id=2', '?id[]=1', '?pageNo=1e9', '?pageNo=-1', '?pageSize=999999', '?tile=99', '?amount=1e400'],
]
