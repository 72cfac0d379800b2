import * as z from 'zod'

type Schema = z.core.$ZodType

/** The parts of a schema that the server uses: its type and its inner schemas. */
export type Definition = { type: string; shape?: Record<string, Schema>; innerType?: Schema }

/** Returns a schema's definition, by zod's interface for libraries (docs/decisions/015-inside-of-libraries.md). */
export function definitionOf(schema: Schema): Definition {
  return schema._zod.def as Definition
}

/**
 * Compiles the objects of a contract schema to functions. The contract uses zod/mini, which parses objects field by field,
 * since the policy of players' browsers forbids functions from text. On the server they are allowed, and parse a bet's answer
 * three times as fast. It compiles objects inside objects, lists, optional fields and what is read late; other inner schemas stay as they are.
 */
export function compiledSchema<S extends Schema>(schema: S): z.core.$ZodType<z.output<S>, z.input<S>> {
  return compile(schema) as z.core.$ZodType<z.output<S>, z.input<S>>
}

function compile(schema: Schema): Schema {
  if (schema instanceof z.core.$ZodLazy) return compile(schema._zod.def.getter())
  if (schema instanceof z.core.$ZodObject) {
    const { def } = schema._zod
    const shape = Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, compile(field)]))
    return new z.core.$ZodObjectJIT({ ...def, shape })
  }
  if (schema instanceof z.core.$ZodArray) {
    const { def } = schema._zod
    return new z.core.$ZodArray({ ...def, element: compile(def.element) })
  }
  if (schema instanceof z.core.$ZodOptional) {
    const { def } = schema._zod
    return new z.core.$ZodOptional({ ...def, innerType: compile(def.innerType) })
  }
  return schema
}
