import * as z from 'zod'
import { compiledSchema } from './compiled-schema.ts'

type Schema = z.core.$ZodType

// Players' code has no sentences for wrong fields; a caller of the server gets them, in English.
z.config(z.locales.en())

/** One entry a wrong field: its path, such as `model.betAmount`, and what is wrong in English. */
export type FieldErrors = readonly { path: string; message: string }[]

/** A schema as a function. */
export type Parser<Value> = (value: unknown) => { ok: true; value: Value } | { ok: false; errors: FieldErrors }

/** More than these errors tell a caller nothing new. */
const MOST_ERRORS = 20

/** Makes a schema of the contract into a function. */
export function parserOf<S extends Schema>(schema: S): Parser<z.output<S>> {
  const compiled = compiledSchema(schema)
  return (value) => {
    const result = z.core.safeParse(compiled, value)
    if (result.success) return { ok: true, value: result.data }
    const errors = result.error.issues
      .slice(0, MOST_ERRORS)
      .map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
    return { ok: false, errors }
  }
}
