import { Readable } from 'node:stream'
import type { ParsedRequestOf } from '@fairground/contract/call'
import * as contract from '@fairground/contract/calls/statement'
import { HEADERS } from '@fairground/contract/headers'
import { findLocale } from '@fairground/phrases'
import { FileAnswer } from '../../../front/http/file-answer.ts'
import { type Context, type Handler, handle } from '../../../ground/call/handler.ts'
import { getCurrency } from '../../../play/rounds/game.ts'
import { printCsv } from '../../../play/statements/csv.ts'
import { readLines } from '../../../play/statements/lines.ts'
import { namesOf } from '../../../play/statements/names.ts'
import { readPage } from '../../../play/statements/page.ts'
import { drawPdf } from '../../../play/statements/pdf.ts'
import { readPeriod, withinRecords } from '../../../play/statements/period.ts'
import { PART_VERSIONS } from '../../../play/statements/summary.ts'

type Request = ParsedRequestOf<typeof contract.statement>

/** Node writes header names in lower case. */
const LANGUAGE = HEADERS.language.toLowerCase()

async function prepare({ from, to }: Pick<Request, 'from' | 'to'>, { services, session }: Context<'user'>) {
  const period = await withinRecords(services.db, session.walletId, readPeriod({ from, to }))
  const currency = await getCurrency(services, session.currencyId)
  // A player's statements are summed one after the other: a hundred at once would keep the database from others.
  const summary = await services.inTurn(`statement ${session.accountId}`, () =>
    services.readStatement(session.walletId, period),
  )
  return { period, currency, summary, decimals: currency.decimal_length }
}

const json = handle(contract.statement, async (request, context) => {
  const { period, summary, decimals } = await prepare(request, context)
  const { after } = request
  const place = { currencyId: context.session.currencyId, decimals, period, ...(after !== undefined && { after }) }
  return readPage(context.services.db, summary, place)
})

const parseRequest = contract.statement.request

/**
 * The statement of the shown wallet: a page of JSON, or the whole as a file that is made while it is sent.
 */
export const statement: Handler = {
  call: contract.statement,
  async answer(fields, context) {
    const request = parseRequest.safeParse(fields)
    // The other refuses a request that is not sound.
    if (!isUsers(context) || !request.success || request.data.format === 'json') return json.answer(fields, context)
    const { services, session }: Context<'user'> = context
    const { period, currency, summary, decimals } = await prepare(request.data, context)
    const { symbol } = currency
    const parts = readLines(services.db, summary, { atOnce: PART_VERSIONS })
    const name = `statement-${dayOf(period.fromMs)}-${dayOf(period.toMs)}`
    if (request.data.format === 'csv')
      return new FileAnswer(
        `${name}.csv`,
        'text/csv; charset=utf-8',
        Readable.from(printCsv(parts, { symbol, decimals })),
      )
    const language = context.headers[LANGUAGE]
    const locale = findLocale(typeof language === 'string' ? language : 'en') ?? 'en'
    const words = { locale, symbol, decimals, period, ...(await namesOf(services, session.accountId, locale)) }
    return new FileAnswer(`${name}.pdf`, 'application/pdf', Readable.from(drawPdf(summary, parts, words)))
  },
}

function isUsers(context: Context): context is Context<'user'> {
  return context.session !== undefined
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
