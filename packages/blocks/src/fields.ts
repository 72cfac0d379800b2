/** What a field of a block holds, for the studio's forms: each kind has its own editor. */
export type FieldKind =
  | 'text'
  | 'number'
  | 'flag'
  | 'choice'
  | 'colour'
  | 'css'
  | 'link'
  | 'image'
  | 'file'
  | 'moment'
  | 'rich'
  | 'list'
  | 'items'

/** Called for each value that a field could not take: where, and why. */
export type Fault = (path: string, why: string) => void

/** One editable field of a block: its kind, its default, its limits, and how a raw value becomes a sound one. */
export interface Field<Value> {
  readonly kind: FieldKind
  /** Taken when the value is missing, or bad. */
  readonly fallback: Value
  /** For the studio: longest text, range, choices, the fields of a list's entries. */
  readonly limits: Readonly<Record<string, unknown>>
  /** The value if it is sound; otherwise the fallback, and the fault is told. Only called with a value that is there. */
  read(value: unknown, path: string, fault: Fault): Value
}

/** A block's fields by name. */
export type Fields = Readonly<Record<string, Field<unknown>>>
/** What a view is given: each field's value. */
export type DataOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never
}

/** Reads a block's data field by field: a bad or missing value falls back alone, the rest stands. */
export function readData<F extends Fields>(fields: F, raw: unknown, fault: Fault, path = ''): DataOf<F> {
  const values = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = values[name]
    const at = path === '' ? name : `${path}.${name}`
    return [name, value === undefined || value === null ? field.fallback : field.read(value, at, fault)]
  })
  return Object.fromEntries(entries) as DataOf<F>
}
