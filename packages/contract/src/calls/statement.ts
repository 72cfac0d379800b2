import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { idSchema, momentSchema, moneySchema, timeSchema } from '../shapes.ts'

/** The longest period of a statement, in days: a year, and enough beside it for whole months. */
export const STATEMENT_MOST_DAYS = 400
/** Lines on a page of the statement's JSON. */
export const STATEMENT_PAGE_LINES = 1_000
/** Lines that the PDF shows one by one. With more it shows a line a day; the CSV always has every line. */
export const STATEMENT_PDF_LINES = 2_000

/** What the lines of a statement are summed by. */
export const statementGroups = ['deposits', 'withdrawals', 'stakes', 'payouts', 'bonuses', 'fees', 'other'] as const
export type StatementGroup = (typeof statementGroups)[number]

/** A day in UTC, or a time as ISO 8601 prints it. */
const isoSchema = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/))

/** One posting that touches the player's money. */
export const statementLineSchema = z.object({
  /** The action that moved the money; its lines have the same id. */
  id: idSchema,
  /** The wallet's version after the action: the order of lines, without a gap. */
  version: z.int(),
  at: timeSchema,
  /** Why money moved: the posting's kind in the ledger, such as `bet`, `win`, `deposit`, `withdraw`. */
  kind: z.string(),
  group: z.enum(statementGroups),
  /** Change of the player's money. 0 when it only moved from a pending win to the balance. */
  amount: moneySchema,
  /** Change of the bonus money, which is not the player's until it is wagered. */
  bonus: moneySchema,
  /** The player's money after the line. */
  balance: moneySchema,
  bonusBalance: moneySchema,
  /** The round, deposit, withdrawal or bonus that it belongs to. */
  reference: z.string(),
  /** The game of a stake or payout. */
  gameId: z.optional(z.string()),
})
export type StatementLine = z.infer<typeof statementLineSchema>

const totalsSchema = z.object({
  deposits: moneySchema,
  withdrawals: moneySchema,
  stakes: moneySchema,
  payouts: moneySchema,
  bonuses: moneySchema,
  fees: moneySchema,
  other: moneySchema,
})

/** The statement of the shown wallet. */
export const statement = defineCall({
  name: 'responsible.statement',
  summary:
    'The statement of the shown wallet: money before and after the period, and every posting between them. As `csv` or `pdf` the answer is the file.',
  path: '/api/responsible/statement',
  answersWhileClosed: true,
  request: () =>
    z.object({
      /** The first moment: milliseconds since 1970, a time, or a day (its start in UTC). */
      from: z.union([momentSchema, isoSchema]),
      /** The moment after the last: milliseconds since 1970 or a time; as a day, that day belongs to the period. */
      to: z.union([momentSchema, isoSchema]),
      format: z._default(z.enum(['json', 'csv', 'pdf']), 'json'),
      /** `next` of the page before; of JSON only. */
      after: z.optional(z.string().check(z.regex(/^\d{1,15}\.\d{1,5}$/))),
    }),
  answer: () =>
    z.object({
      currencyId: z.string(),
      from: timeSchema,
      to: timeSchema,
      /** The player's money before the first line, pending wins included, bonus money not. */
      opening: moneySchema,
      /** The lines, the earliest first, at most 1,000 a page. */
      lines: z.array(statementLineSchema),
      /** Number of lines on all pages. */
      total: z.int(),
      /** `after` of the next page; none on the last. */
      next: z.optional(z.string()),
      /** The player's money after the last line of all pages: `opening` and the `amount` of every line. */
      closing: moneySchema,
      openingBonus: moneySchema,
      /** `openingBonus` and the `bonus` of every line. */
      closingBonus: moneySchema,
      /** Sums of `amount` by group, over all pages: `closing` less `opening`. */
      totals: totalsSchema,
    }),
  errors: ['statement_period'],
})
