// Makes statements over 100,000 lines by the real HTTP server, as pages of JSON, as CSV and as PDF, and checks what they say.
import type { AnswerOf } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import { statement } from '@fairground/contract/calls/statement'
import { formatAmount, numberToMinor } from '@fairground/money'
import { type CallFunction, createClient } from '@fairground/testkit/client.ts'
import { readPdfTexts } from '@fairground/testkit/pdf-text.ts'
import { Client } from 'pg'
import { openBenchDatabase } from './database/bench-database.ts'
import { median } from './measure/interleave.ts'
import { findNumber } from './measure/options.ts'
import { startProgram } from './measure/program.ts'
import { type History, writeHistory } from './statement/write-history.ts'

const BAR_MS = 5_000
const TIMES = 3
const DECIMALS = 2

/**
 * Prints the time of each form of the statement.
 * @param options `--lines N` (default 100,000)
 * @returns whether each was made in time, and says what the ledger says
 */
export async function run(options: string[]): Promise<boolean> {
  const lineCount = findNumber(options, '--lines') ?? 100_000
  const database = await openBenchDatabase()
  const server = await startProgram('http/server.ts', { DATABASE_URL: database.url })
  const sql = new Client(database.url)
  await sql.connect()
  try {
    const client = createClient(server.url)
    const { model, user } = await client(auth.register, { account: 'long_player', password: 'a sound horse' })
    const history = await writeHistory(sql, user.userId, lineCount)
    const call: CallFunction = (target, request) => client(target, request, { token: model.token })
    const file = async (format: 'csv' | 'pdf') => {
      const headers = { 'content-type': 'application/json', auth: model.token }
      const body = JSON.stringify({ ...history.period, format })
      const response = await fetch(`${server.url}/api/responsible/statement`, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`the ${format} was answered with HTTP ${response.status}`)
      return Buffer.from(await response.arrayBuffer())
    }
    const onePage = () => call(statement, history.period)
    const isKept = [
      await measure({ name: 'one page of JSON', barMs: BAR_MS }, onePage, (page) => checkTotals(page, history)),
      await measure(
        // A hundred calls.
        { name: 'all pages of JSON' },
        () => readPages(call, history),
        (pages) => checkPages(pages, history),
      ),
      await measure(
        { name: 'CSV', barMs: BAR_MS },
        () => file('csv'),
        (csv) => checkCsv(csv.toString(), history),
      ),
      await measure(
        { name: 'PDF', barMs: BAR_MS },
        () => file('pdf'),
        (pdf) => checkPdf(pdf, history),
      ),
    ]
    return isKept.every((each) => each)
  } finally {
    await sql.end()
    await server.stop()
    await database.stop()
  }
}

/** Makes a form of the statement again and again; what it says is checked outside the measured time. */
async function measure<Made>(
  { name, barMs }: { name: string; barMs?: number },
  make: () => Promise<Made>,
  check: (made: Made) => readonly string[],
): Promise<boolean> {
  const times: number[] = []
  const faults = new Set<string>()
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now()
    const madeFile = await make()
    times.push(performance.now() - began)
    for (const fault of check(madeFile)) faults.add(fault)
  }
  const slowest = Math.max(...times)
  const isInTime = barMs === undefined || slowest <= barMs
  const verdict = barMs === undefined ? 'no bar' : `bar ${barMs} ms: ${isInTime ? 'kept' : 'MISSED'}`
  const cells = [median(times), slowest].map((ms) => Math.round(ms).toLocaleString('en').padStart(7))
  console.log(`${name.padEnd(20)} middle ${cells[0]} ms, slowest ${cells[1]} ms, ${verdict}`)
  for (const fault of faults) console.error(`${name}: ${fault}`)
  return isInTime && faults.size === 0
}

type Page = AnswerOf<typeof statement>

const minorOf = (amount: number) => numberToMinor(amount, DECIMALS)

/** @returns sentences about what differs from the ledger */
function compare(sums: Record<string, bigint>, expected: Record<string, bigint>): string[] {
  return Object.entries(expected).flatMap(([name, minor]) =>
    sums[name] === minor ? [] : [`${name} is ${sums[name]}, the ledger says ${minor}`],
  )
}

function checkTotals({ opening, closing, total, totals }: Page, history: History): string[] {
  const sums = Object.values(totals).reduce((sum, amount) => sum + minorOf(amount), minorOf(opening))
  const said = { opening: minorOf(opening), closing: minorOf(closing), lines: BigInt(total), sums }
  return compare(said, { opening: 0n, closing: history.moneyMinor, lines: history.lineCount, sums: history.moneyMinor })
}

async function readPages(call: CallFunction, { period }: History): Promise<Page[]> {
  const pages: Page[] = []
  let after: string | undefined
  do {
    const page = await call(statement, { ...period, ...(after !== undefined && { after }) })
    pages.push(page)
    after = page.next
  } while (after !== undefined)
  return pages
}

/** Each line leads from the balance before it to its own, through all pages. */
function checkPages(pages: readonly Page[], history: History): string[] {
  const faults: string[] = []
  let [balance, lines] = [0n, 0n]
  for (const line of pages.flatMap((page) => page.lines)) {
    balance += minorOf(line.amount)
    if (minorOf(line.balance) !== balance) faults.push(`line ${line.version} does not lead to its balance`)
    lines += 1n
  }
  return [...faults, ...compare({ balance, lines }, { balance: history.moneyMinor, lines: history.lineCount })]
}

function checkCsv(text: string, history: History): string[] {
  const [head = '', ...rows] = text.trimEnd().split('\r\n')
  const column = head.split(',').indexOf('amount')
  const moneyMinor = rows.reduce((sum, row) => sum + BigInt((row.split(',')[column] ?? '').replace('.', '')), 0n)
  return compare(
    { money: moneyMinor, lines: BigInt(rows.length) },
    { money: history.moneyMinor, lines: history.lineCount },
  )
}

function checkPdf(file: Buffer, history: History): string[] {
  const texts = readPdfTexts(file)
  const closing = `${history.symbol} ${formatAmount(history.moneyMinor, DECIMALS, 'en')}`
  const at = texts.indexOf('Money after')
  return texts[at + 1] === closing ? [] : [`the closing is drawn as ${texts[at + 1]}, not as ${closing}`]
}
