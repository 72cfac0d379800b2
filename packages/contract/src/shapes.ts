import * as z from 'zod/mini'

/** Any text. All fields use this one schema, since a page creates its schemas while it starts. */
export const textSchema = z.string()

/** An id made by the server (UUID, lower case). */
export const idSchema = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

/** Money in an answer: a JSON number that is exact to the currency's decimalLength. */
export const moneySchema = z.number()

/**
 * Money in a request: a JSON number or a decimal string. The handler checks the currency's decimals and the limits.
 */
export const amountSchema = z.union([z.number(), z.string().check(z.maxLength(32))])

/** A request for a page: the number from 1, and the number of rows, at most 100. */
export const pageRequestSchema = z.object({
  pageNo: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 1),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10),
})

/** The answer with a page: its rows, and the number of all rows. */
export const pageAnswer = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ page: z.object({ content: z.array(row), total: z.int() }) })

/** A hex digest of SHA-256, lower case. */
export const digestSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A moment: milliseconds since 1970. */
export const timeSchema = z.int()

/** The end of the year 9999. */
const LATEST_MS = 253_402_300_799_999

/** A moment in a request: milliseconds since 1970, up to the end of the year 9999. */
export const momentSchema = timeSchema.check(z.minimum(0), z.maximum(LATEST_MS))

/** No fields; the server ignores any. */
export const nothingSchema = z.object({})

/**
 * Of an answer: the currency of its amounts, where it is not the one that the player plays in. Of a list's request: whose wallet is
 * meant; default: that of the currency that the player plays in.
 */
export const otherCurrency = { currencyId: z.optional(textSchema) }
