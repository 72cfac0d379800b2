import * as z from 'zod'
import { compiledSchema } from './compiled-schema.ts'

type Schema = z.core.$ZodType

// Error messages of wrong fields are for developers, in English. The site's code does not contain them.
z.config(z.locales.en())

/** An entry for each wrong field: its path, such as `model.betAmount`, and the error in English. */
export type FieldErrors = readonly { path: string; message: string }[]

/** Parses a value by a schema. */
export type Parser<Value> = (value: unknown) => { ok: true; value: Value } | { ok: false; errors: FieldErrors }

/** Most errors of an answer. */
const MOST_ERRORS = 20

/** Creates the parser of a schema of the contract. */
export function parserOf<S extends Schema>(schema: S): Parser<z.output<S>> {
  const compiledParser = compiledSchema(schema)
  return (value) => {
    const result = z.core.safeParse(compiledParser, value)
    if (result.success) return { ok: true, value: result.data }
    const errors = result.error.issues
      .slice(0, MOST_ERRORS)
      .map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
    return { ok: false, errors }
  }
}
