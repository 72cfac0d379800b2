import { Readable } from 'node:stream'
import type { Access, ParsedRequestOf } from '@fairground/contract/call'
import * as contract from '@fairground/contract/calls/statement'
import { HEADERS } from '@fairground/contract/headers'
import { findLocale } from '@fairground/phrases'
import { FileAnswer } from '../../ground/call/file-answer.ts'
import type { Context, Handler } from '../../ground/call/handler.ts'
import { getCurrency } from '../../operator/settings/currencies.ts'
import { printCsv } from './csv.ts'
import { readLines } from './lines.ts'
import { namesOf } from './names.ts'
import { readPage } from './page.ts'
import { handle, type StatementsParts } from './parts.ts'
import { drawPdf } from './pdf.ts'
import { readPeriod, withinRecords } from './period.ts'
import { PART_VERSIONS } from './summary.ts'

type Request = ParsedRequestOf<typeof contract.statement>

/** Node writes header names in lower case. */
const LANGUAGE = HEADERS.language.toLowerCase()

async function prepare(
  { from, to }: Pick<Request, 'from' | 'to'>,
  { parts, session }: Context<'user', StatementsParts>,
) {
  const period = await withinRecords(parts.db, session.walletId, readPeriod({ from, to }))
  const currency = await getCurrency(parts, session.currencyId)
  // A player's statements are summed one after the other: a hundred at once would keep the database from others.
  const summary = await parts.inTurn(`statement ${session.accountId}`, () =>
    parts.readStatement(session.walletId, period),
  )
  return { period, currency, summary, decimals: currency.decimal_length }
}

const json = handle(contract.statement, async (request, context) => {
  const { period, summary, decimals } = await prepare(request, context)
  const { after } = request
  const place = { currencyId: context.session.currencyId, decimals, period, ...(after !== undefined && { after }) }
  return readPage(context.parts.db, summary, place)
})

const parseRequest = contract.statement.request

/**
 * The statement of the shown wallet: a page of JSON, or the whole as a file that is made while it is sent.
 */
export const statement: Handler<StatementsParts> = {
  call: contract.statement,
  async answer(fields, context) {
    const request = parseRequest.safeParse(fields)
    // The other refuses a request that is not sound.
    if (!isUsers(context) || !request.success || request.data.format === 'json') return json.answer(fields, context)
    const { parts, session }: Context<'user', StatementsParts> = context
    const { period, currency, summary, decimals } = await prepare(request.data, context)
    const { symbol } = currency
    const lines = readLines(parts.db, summary, { atOnce: PART_VERSIONS })
    const language = context.headers[LANGUAGE]
    const locale = findLocale(typeof language === 'string' ? language : 'en') ?? 'en'
    const name = `statement-${dayOf(period.fromMs)}-${dayOf(period.toMs)}`
    if (request.data.format === 'csv')
      return new FileAnswer(
        `${name}.csv`,
        'text/csv; charset=utf-8',
        Readable.from(printCsv(lines, { symbol, decimals, locale })),
      )
    const words = { locale, symbol, decimals, period, ...(await namesOf(parts, session.accountId, locale)) }
    return new FileAnswer(`${name}.pdf`, 'application/pdf', Readable.from(drawPdf(summary, lines, words)))
  },
}

function isUsers(context: Context<Access, StatementsParts>): context is Context<'user', StatementsParts> {
  return context.session !== undefined
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
