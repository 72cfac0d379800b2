import * as z from 'zod'

type Schema = z.core.$ZodType

/** As far as the server looks into a schema: what it is, and what it wraps. */
export type Definition = { type: string; shape?: Record<string, Schema>; innerType?: Schema }

/** What a schema is made of, in the way that zod offers to libraries on top of it (docs/decisions/015-inside-of-libraries.md). */
export function definitionOf(schema: Schema): Definition {
  return schema._zod.def as Definition
}

/**
 * A schema of the contract with its objects as functions made for their fields. The contract is written in zod/mini,
 * which reads objects field by field, since players' browsers are not allowed to make functions from text; the server
 * is, and reads a bet's answer three times as fast. Objects inside of objects, lists and optional fields are reached;
 * what is inside of anything else stays as it is.
 */
export function compiledSchema<S extends Schema>(schema: S): z.core.$ZodType<z.output<S>, z.input<S>> {
  return compile(schema) as z.core.$ZodType<z.output<S>, z.input<S>>
}

function compile(schema: Schema): Schema {
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
