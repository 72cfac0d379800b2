import { type Headers, ODD_BODIES, ODD_HEADERS, ODD_QUERIES, ODD_VALUES } from './odd-requests.data.ts'
import type { Random } from './random.ts'

/** What breaks a request: a JSON text in place of its body, headers over its own, text behind its address. */
export interface Damage {
  body: string
  headers: Headers
  query: string
}

/** Stands for a raw JSON text until the body is written. */
const MARK = '\u0001raw\u0001'

type Fields = Record<string, unknown>

/** Breaks a sound request in one to three ways. */
export function breakRequest(fields: Readonly<Fields>, random: Random): Damage {
  const damage: Damage = { body: JSON.stringify(fields), headers: {}, query: '' }
  for (let count = 1 + random.below(3); count > 0; count--) {
    const way = random.below(10)
    if (way < 4) damage.body = withOddValue(fields, random)
    else if (way === 4) damage.body = JSON.stringify(withoutField(fields, random))
    else if (way === 5) damage.body = withDoubledField(fields, random)
    else if (way === 6) damage.body = random.pick(ODD_BODIES)
    else if (way === 7) damage.headers = { ...damage.headers, ...random.pick(ODD_HEADERS) }
    else if (way === 8) damage.query = random.pick(ODD_QUERIES)
    else damage.body = cutOrFlip(damage.body, random)
  }
  return damage
}

/** A JSON text that no schema expects: of a list, or made. */
export function oddValue(random: Random): string {
  const way = random.below(20)
  if (way === 0) return JSON.stringify('x'.repeat(random.below(60_000)))
  if (way === 1) return `[${'0,'.repeat(random.below(500))}0]`
  if (way === 2) return String((random.below(2) - 0.5) * 2 ** random.below(1_100))
  if (way === 3) return JSON.stringify(String.fromCharCode(...Array.from({ length: 8 }, () => random.below(0x10000))))
  return random.pick(ODD_VALUES)
}

/** One value, at any depth, is another. */
function withOddValue(fields: Readonly<Fields>, random: Random): string {
  const replace = (value: unknown): unknown => {
    const isInner = typeof value === 'object' && value !== null && Object.keys(value).length > 0
    if (!isInner || random.chance(0.3)) return MARK
    const name = random.pick(Object.keys(value))
    const changed: unknown = replace((value as Fields)[name])
    return Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }
  }
  const names = [...Object.keys(fields), random.pick(['unheardOf', 'model', '__proto__', 'id'])]
  const name = random.pick(names)
  return JSON.stringify({ ...fields, [name]: replace(fields[name]) }).replace(JSON.stringify(MARK), () =>
    oddValue(random),
  )
}

function withoutField(fields: Readonly<Fields>, random: Random): Fields {
  const names = Object.keys(fields)
  if (names.length === 0) return { nothing: null }
  const missing = random.pick(names)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== missing))
}

/** A field twice, the second one odd, or a name that every object has. */
function withDoubledField(fields: Readonly<Fields>, random: Random): string {
  const name = random.pick([...Object.keys(fields), '__proto__', 'constructor', 'toString', 'hasOwnProperty'])
  const text = JSON.stringify(fields)
  const more = `${JSON.stringify(name)}:${oddValue(random)}}`
  return text === '{}' ? `{${more}` : `${text.slice(0, -1)},${more}`
}

function cutOrFlip(text: string, random: Random): string {
  const at = random.below(text.length + 1)
  if (random.chance(0.5)) return text.slice(0, at)
  return text.slice(0, at) + String.fromCharCode(random.below(256)) + text.slice(at + 1)
}
