import type { Call } from '@fairground/contract/call'
import { idSchema } from '@fairground/contract/shapes'
import * as z from 'zod/mini'
import type { Random } from './random.ts'

/** The part of a JSON Schema that the generator reads. */
export type Shape = {
  type?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  propertyNames?: Shape
  additionalProperties?: Shape | boolean
}

/** Where values come from that no schema knows. */
export interface Source {
  random: Random
  /** An id of the database, or one that nothing has. */
  id(): string
  /** A value that a field of this name has in the world; undefined where the schema alone decides. */
  field(name: string): unknown
}

const toShape = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
const ID_PATTERN = toShape(idSchema).pattern
const shapes = new Map<string, Shape>()

/** The shape of a call's request. */
export function shapeOf(call: Call): Shape {
  const shape = shapes.get(call.name) ?? toShape(call.request)
  shapes.set(call.name, shape)
  return shape
}

/** Texts at the edges of what texts are; each field takes those that fit its schema. */
const TEXTS = [
  ...['', ' ', 'a', '0', '-1', '1', '1.00', '0.01', 'en', 'pt-BR', 'true', 'null', 'home', '/page/home', '#ffffff'],
  ...['２０', 'Ünïcödé', '\u05d0\u05d1', '\u202egnp.exe', '👩‍👩‍👧', 'e\u0301', '<b>x</b>', "'; --", '%s%n', '{{7*7}}'],
  ...['2026-01-01', '2026-11-25T12:00:00Z', '1.1', '0'.repeat(64), 'a-1.png', 'https://example.com/a', '../..'],
  ...['constructor', '__proto__', 'toString', 'x'.repeat(40), 'word '.repeat(90)],
]

const NUMBERS = [0, 1, 2, 3, 4, 5, 7, 10, 24, 100, 1000, 0.01, 0.1, 1.5, 1e6, 1e9, 2 ** 31, 2 ** 53 - 1, -1, -0.5]

/** A value that fits a schema, as far as the schema's patterns can be met; `name` is that of the field. */
export function shapedValue(shape: Shape, name: string, source: Source): unknown {
  const { random } = source
  if (shape.pattern !== undefined && shape.pattern === ID_PATTERN) return source.id()
  const known = random.chance(0.85) ? source.field(name) : undefined
  if (known !== undefined) return known
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return shapedValue(random.pick(choices), name, source)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return random.pick(shape.enum)
  if (shape.type === 'object' || shape.properties) return shapedObject(shape, source)
  if (shape.type === 'array') return shapedList(shape, name, source)
  if (shape.type === 'boolean') return random.chance(0.5)
  if (shape.type === 'null') return null
  if (shape.type === 'integer' || shape.type === 'number') return shapedNumber(shape, random)
  if (shape.type === 'string') return shapedText(shape, random)
  return random.pick([1, 10, '5', null, true, [], {}])
}

function shapedObject({ properties = {}, required = [], additionalProperties, propertyNames }: Shape, source: Source) {
  const { random } = source
  const fields = Object.entries(properties)
    .filter(([name]) => required.includes(name) || random.chance(0.5))
    .map(([name, part]): [string, unknown] => [name, shapedValue(part, name, source)])
  if (propertyNames && typeof additionalProperties === 'object') {
    for (let count = random.below(3); count > 0; count--) {
      fields.push([
        shapedText(propertyNames, random),
        shapedValue(additionalProperties, 'value', { ...source, field: () => undefined }),
      ])
    }
  }
  return Object.fromEntries(fields)
}

function shapedList({ items = {}, minItems = 0, maxItems = 8 }: Shape, name: string, source: Source): unknown[] {
  const { random } = source
  const most = random.chance(0.05) ? maxItems : Math.min(maxItems, minItems + 2)
  const length = minItems + random.below(Math.min(most, 64) - minItems + 1)
  return Array.from({ length }, () => shapedValue(items, name, source))
}

function shapedNumber(shape: Shape, random: Random): number {
  const { minimum = -Number.MAX_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER, exclusiveMinimum } = shape
  const edges = [...NUMBERS, minimum, minimum + 1, maximum - 1, maximum]
  const fits = (value: number) =>
    value >= minimum &&
    value <= maximum &&
    (exclusiveMinimum === undefined || value > exclusiveMinimum) &&
    (shape.type !== 'integer' || Number.isInteger(value))
  return random.pick(edges.filter(fits))
}

function shapedText({ minLength = 0, maxLength = 400, pattern }: Shape, random: Random): string {
  const expression = pattern === undefined ? undefined : new RegExp(pattern)
  const edges = [...TEXTS, 'x'.repeat(minLength), 'y'.repeat(Math.min(maxLength, 5_000))]
  const fitting = edges.filter(
    (text) => text.length >= minLength && text.length <= maxLength && (expression?.test(text) ?? true),
  )
  return fitting.length === 0 ? 'none' : random.pick(fitting)
}
