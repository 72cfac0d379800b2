/** The kinds of fields: each has its own editor in the studio. */
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

/** Called for each invalid value: its path, and the reason. */
export type Fault = (path: string, why: string) => void

/** One editable field of a block: its kind, its default, its limits, and how to read a raw value. */
export interface Field<Value> {
  readonly kind: FieldKind
  /** Used when the value is missing or invalid. */
  readonly fallback: Value
  /** For the studio: longest text, range, choices, the fields of a list's entries. */
  readonly limits: Readonly<Record<string, unknown>>
  /** Returns a valid value, else the fallback, and reports the fault. Only called with a value that is there. */
  read(value: unknown, path: string, fault: Fault): Value
}

/** A block's fields by name. */
export type Fields = Readonly<Record<string, Field<unknown>>>
/** The data of a view: each field's value. */
export type DataOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never
}

/** Reads a block's data field by field: an invalid or missing value falls back alone, the others stay. */
export function readData<F extends Fields>(fields: F, raw: unknown, fault: Fault, path = ''): DataOf<F> {
  const values = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = values[name]
    const at = path === '' ? name : `${path}.${name}`
    return [name, value === undefined || value === null ? field.fallback : field.read(value, at, fault)]
  })
  return Object.fromEntries(entries) as DataOf<F>
}
