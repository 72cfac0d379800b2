import { setImmediate as nextTurn } from 'node:timers/promises'
import { STATEMENT_PDF_LINES, statementGroups } from '@fairground/contract/calls/statement'
import { formatAmount } from '@fairground/money'
import { type Locale, type StatementPhrases, statementPhrases } from '@fairground/phrases'
import PDFDocument from 'pdfkit'
import type { Line } from './lines.ts'
import { drawFooters, drawRow, PAGE_OPTIONS, startTable, type Table } from './pdf-table.ts'
import type { Period } from './period.ts'
import type { Summary } from './summary.ts'

/** What a statement's PDF names beside its lines. */
export type PdfWords = {
  locale: Locale
  siteName: string
  account: string
  symbol: string
  decimals: number
  period: Period
}

/**
 * Draws a statement as a PDF: sums first, then every line, or a line a day where there are more than STATEMENT_PDF_LINES.
 * The document is a stream; it lets other work run between two parts.
 */
export function drawPdf(summary: Summary, parts: AsyncIterable<readonly Line[]>, words: PdfWords): PDFKit.PDFDocument {
  const document = new PDFDocument(PAGE_OPTIONS)
  drawAll(document, summary, parts, words).then(
    () => document.end(),
    (error: unknown) => document.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return document
}

async function drawAll(
  document: PDFKit.PDFDocument,
  summary: Summary,
  parts: AsyncIterable<readonly Line[]>,
  words: PdfWords,
): Promise<void> {
  const phrases = statementPhrases[words.locale]
  const amount = (minor: bigint) => formatAmount(minor, words.decimals, words.locale)
  drawHead(document, summary, words)
  if (summary.lineCount === 0) document.moveDown().font('Helvetica').fontSize(10).text(phrases.nothing)
  else if (summary.lineCount <= STATEMENT_PDF_LINES) await drawLines(document, parts, phrases, amount)
  else await drawDays(document, parts, phrases, amount)
  drawFooters(document, `${words.siteName} · ${phrases.title} · ${words.account}`, phrases.page)
}

/** The document's own moments are in UTC, like the edges of the period. */
const momentText = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')

function drawHead(document: PDFKit.PDFDocument, { opening, closing, totals }: Summary, words: PdfWords): void {
  const phrases = statementPhrases[words.locale]
  const amount = (minor: bigint) => `${words.symbol} ${formatAmount(minor, words.decimals, words.locale)}`
  document.info.Title = `${words.siteName} ${phrases.title}`
  document
    .font('Helvetica-Bold')
    .fontSize(18)
    .text(printable(`${words.siteName} · ${phrases.title}`))
  document.moveDown(0.6)
  const rows: [string, string][] = [
    [phrases.account, words.account],
    [
      phrases.period,
      phrases.range
        .replace('{from}', momentText(new Date(words.period.fromMs)))
        .replace('{to}', momentText(new Date(words.period.toMs))),
    ],
    [phrases.currency, words.symbol],
    [phrases.opening, amount(opening.moneyMinor)],
    ...statementGroups.flatMap((group): [string, string][] =>
      group === 'other' && totals.other === 0n ? [] : [[`   ${phrases.groups[group]}`, amount(totals[group])]],
    ),
    [phrases.closing, amount(closing.moneyMinor)],
    ...(opening.bonusMinor !== 0n || closing.bonusMinor !== 0n
      ? ([
          [phrases.openingBonus, amount(opening.bonusMinor)],
          [phrases.closingBonus, amount(closing.bonusMinor)],
        ] satisfies [string, string][])
      : []),
  ]
  const table = startTable(document, [
    { title: '', width: 150, align: 'left' },
    { title: '', width: 345, align: 'left' },
  ])
  for (const [name, value] of rows) drawRow(table, [printable(name), printable(value)])
}

async function drawLines(
  document: PDFKit.PDFDocument,
  parts: AsyncIterable<readonly Line[]>,
  { lines: title, columns, kinds, groups }: StatementPhrases,
  amount: (minor: bigint) => string,
): Promise<void> {
  const table = startMoneyTable(document, title, [columns.time, columns.kind], columns)
  for await (const lines of parts) {
    for (const { at, kind, group, gameId, moneyMinor, bonusMinor, balanceMinor } of lines) {
      // A pending win that came to the balance changes neither sum.
      if (moneyMinor === 0n && bonusMinor === 0n) continue
      const what = [kinds[kind] ?? groups[group], gameId].filter((text) => text !== undefined).join(' · ')
      const bonus = bonusMinor === 0n ? '' : amount(bonusMinor)
      drawRow(table, [momentText(at), printable(what), amount(moneyMinor), bonus, amount(balanceMinor)])
    }
    await nextTurn()
  }
}

type Day = { day: string; count: number; moneyMinor: bigint; bonusMinor: bigint; balanceMinor: bigint }

async function drawDays(
  document: PDFKit.PDFDocument,
  parts: AsyncIterable<readonly Line[]>,
  { days: title, columns }: StatementPhrases,
  amount: (minor: bigint) => string,
): Promise<void> {
  const heading = title.replace('{count}', String(STATEMENT_PDF_LINES))
  const table = startMoneyTable(document, heading, [columns.day, columns.count], columns)
  const drawDay = (day: Day) =>
    drawRow(table, [
      ...[day.day, String(day.count), amount(day.moneyMinor)],
      ...[day.bonusMinor === 0n ? '' : amount(day.bonusMinor), amount(day.balanceMinor)],
    ])
  let sum: Day | undefined
  for await (const lines of parts) {
    for (const { at, moneyMinor, bonusMinor, balanceMinor } of lines) {
      const day = at.toISOString().slice(0, 10)
      if (sum && sum.day !== day) {
        drawDay(sum)
        sum = undefined
      }
      sum ??= { day, count: 0, moneyMinor: 0n, bonusMinor: 0n, balanceMinor }
      sum.count += 1
      sum.moneyMinor += moneyMinor
      sum.bonusMinor += bonusMinor
      sum.balanceMinor = balanceMinor
    }
    await nextTurn()
  }
  if (sum) drawDay(sum)
}

function startMoneyTable(
  document: PDFKit.PDFDocument,
  title: string,
  [first, second]: readonly [string, string],
  columns: StatementPhrases['columns'],
): Table {
  document.moveDown().font('Helvetica-Bold').fontSize(11).text(title, PAGE_OPTIONS.margin)
  document.moveDown(0.3)
  return startTable(document, [
    { title: first, width: 115, align: 'left' },
    { title: second, width: 140, align: 'left' },
    { title: columns.amount, width: 85, align: 'right' },
    { title: columns.bonus, width: 65, align: 'right' },
    { title: columns.balance, width: 90, align: 'right' },
  ])
}

/** The fonts that every PDF reader has know Latin letters only; any other becomes a question mark. */
function printable(text: string): string {
  return text.replaceAll(/[^\x20-\x7E\xA0-\xFF–—‘’“”•…€]/g, '?')
}
