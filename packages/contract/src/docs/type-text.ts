/** The parts of JSON Schema that the contract's schemas use. */
interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  pattern?: string
}

const SAFE = Number.MAX_SAFE_INTEGER

/** A schema as a type in TypeScript's notation, with its limits in comments. */
export function typeText(schema: Schema, indent = ''): string {
  const { type, properties, items, anyOf, oneOf } = schema
  const choices = anyOf ?? oneOf
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (choices) return choices.map((choice) => typeText(choice, indent)).join(' | ')
  if (type === 'array') return arrayText(typeText(items ?? {}, indent))
  if (type === 'object' && properties) return objectText(schema, properties, indent)
  if (type === 'object') {
    const { additionalProperties: values } = schema
    return `{ [name: string]: ${typeof values === 'object' ? typeText(values, indent) : 'unknown'} }`
  }
  if (type === 'integer') return 'number'
  return type ?? 'unknown'
}

function arrayText(item: string): string {
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function objectText(schema: Schema, properties: Record<string, Schema>, indent: string): string {
  const requiredNames = new Set(schema.required)
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, property]) => {
    const note = noteOf(property)
    return `${inner}${name}${requiredNames.has(name) ? '' : '?'}: ${typeText(property, inner)}${note && ` // ${note}`}`
  })
  if (typeof schema.additionalProperties === 'object') lines.push(`${inner}[more: string]: unknown`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

/** The limits that a type does not show: whole numbers, ranges, lengths, defaults. */
function noteOf({
  type,
  minimum,
  maximum,
  minLength,
  maxLength,
  maxItems,
  pattern,
  default: defaultValue,
}: Schema): string {
  const notes = []
  if (type === 'integer') notes.push(`whole${range(minimum, maximum)}`)
  if (type === 'number' && (minimum ?? maximum) !== undefined) notes.push(range(minimum, maximum).trim())
  if (minLength !== undefined || maxLength !== undefined)
    notes.push(`${minLength ?? 0} to ${maxLength ?? '…'} characters`)
  if (maxItems !== undefined) notes.push(`at most ${maxItems}`)
  if (pattern?.includes('[0-9a-f]{8}')) notes.push('UUID')
  if (pattern?.includes('[0-9a-f]{64}')) notes.push('64 hex digits')
  if (defaultValue !== undefined) notes.push(`default ${JSON.stringify(defaultValue)}`)
  return notes.join(', ')
}

function range(minimum: number | undefined, maximum: number | undefined): string {
  const lowest = minimum === undefined || minimum <= -SAFE ? undefined : minimum
  const highest = maximum === undefined || maximum >= SAFE ? undefined : maximum
  if (lowest === undefined && highest === undefined) return ''
  if (highest === undefined) return ` from ${lowest}`
  return lowest === undefined ? ` up to ${highest}` : ` ${lowest} to ${highest}`
}
