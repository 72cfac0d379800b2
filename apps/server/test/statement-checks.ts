import type { AnswerOf } from '@fairground/contract/call'
import {
  type StatementGroup,
  type StatementLine,
  type statement,
  statementGroups,
} from '@fairground/contract/calls/statement'
import { formatAmount, numberToMinor } from '@fairground/money'
import { statementPhrases } from '@fairground/phrases'
import type { Parts } from '@fairground/server/app/modules.ts'
import type { Player, TestServer } from '@fairground/testkit'
import { readPdfTexts } from '@fairground/testkit/pdf-text.ts'
import { expect } from 'vitest'
import type { WalletId } from '../src/ground/db/wallet-id.ts'

/** The statement as JSON. */
export type Statement = AnswerOf<typeof statement>
/** From the first moment to the moment after the last. */
export type Period = { from: number; to: number }
/** How a currency is printed. */
export type Currency = { id: string; symbol: string; decimals: number }

/**
 * What each kind of posting is summed by. One that moves no player's money is not there. It stands here a second time on purpose: a
 * kind that the server sums elsewhere must fail a test.
 */
export const groupsOfKinds: Readonly<Record<string, StatementGroup>> = {
  deposit: 'deposits',
  deposit_release: 'deposits',
  deposit_reversal: 'deposits',
  deposit_restore: 'deposits',
  deposit_fee: 'fees',
  withdraw: 'withdrawals',
  withdraw_return: 'withdrawals',
  bet: 'stakes',
  void_round: 'stakes',
  win: 'payouts',
  release: 'payouts',
  void_hold: 'payouts',
  bonus_win: 'bonuses',
  bonus_release: 'bonuses',
  bonus_forfeit: 'bonuses',
}

/** The lines that a wallet's statement must have, from the ledger's postings alone, with exact amounts. */
export async function expectedLines({ db }: Parts, walletId: WalletId) {
  const postings = await db
    .selectFrom('posting')
    .select(['version', 'leg', 'source', 'destination', 'amount_minor', 'kind', 'ref_id', 'at'])
    .where('account_id', '=', walletId)
    .orderBy('version')
    .orderBy('leg')
    .execute()
  let [balanceMinor, bonusBalanceMinor] = [0n, 0n]
  return postings.flatMap(({ version, source, destination, amount_minor, kind, ref_id, at }) => {
    if (!source.startsWith('player:') && !destination.startsWith('player:')) return []
    let [moneyMinor, bonusMinor] = [0n, 0n]
    if (source === 'player:bonus') bonusMinor -= amount_minor
    else if (source.startsWith('player:')) moneyMinor -= amount_minor
    if (destination === 'player:bonus') bonusMinor += amount_minor
    else if (destination.startsWith('player:')) moneyMinor += amount_minor
    balanceMinor += moneyMinor
    bonusBalanceMinor += bonusMinor
    const amounts = { moneyMinor, bonusMinor, balanceMinor, bonusBalanceMinor }
    return [
      { version: Number(version), at: at.getTime(), kind, group: groupsOfKinds[kind], reference: ref_id, ...amounts },
    ]
  })
}
type ExpectedLine = Awaited<ReturnType<typeof expectedLines>>[number]

const exact =
  (decimals: number) =>
  ({ version, at, kind, group, reference, amount, bonus, balance, bonusBalance }: StatementLine): ExpectedLine => {
    const minor = (value: number) => numberToMinor(value, decimals)
    const amounts = { moneyMinor: minor(amount), bonusMinor: minor(bonus) }
    const balances = { balanceMinor: minor(balance), bonusBalanceMinor: minor(bonusBalance) }
    return { version, at, kind, group, reference, ...amounts, ...balances }
  }

/** Expects of a page with all its lines that it says what these lines of the ledger say. */
export function expectSays(
  page: Statement,
  lines: readonly ExpectedLine[],
  before: ExpectedLine | undefined,
  decimals: number,
) {
  expect(page.lines.map(exact(decimals))).toEqual(lines)
  const last = lines.at(-1) ?? before
  const minor = (value: number) => numberToMinor(value, decimals)
  expect([page.opening, page.openingBonus, page.closing, page.closingBonus].map(minor)).toEqual(
    [before, before, last, last].map((line, at) => (at % 2 ? line?.bonusBalanceMinor : line?.balanceMinor) ?? 0n),
  )
  for (const group of statementGroups) {
    const sum = lines.reduce((total, line) => (line.group === group ? total + line.moneyMinor : total), 0n)
    expect([group, minor(page.totals[group])]).toEqual([group, sum])
  }
  expect([page.total, page.next]).toEqual([lines.length, undefined])
}

const file = async ({ url }: TestServer, me: Player, request: object) => {
  const headers = { 'content-type': 'application/json', auth: me.token }
  const body = JSON.stringify(request)
  const response = await fetch(`${url}/api/responsible/statement`, { method: 'POST', headers, body })
  return Buffer.from(await response.arrayBuffer())
}

/** Expects that the CSV, read back, is the lines of the JSON. */
export async function expectSameCsv(server: TestServer, me: Player, period: Period, page: Statement) {
  const [head = '', ...rows] = (await file(server, me, { ...period, format: 'csv' })).toString().trimEnd().split('\r\n')
  expect(head).toBe('\uFEFFtime,kind,group,amount,bonus,balance,bonus_balance,currency,reference,game,id,version')
  const lines = rows.map((row) => {
    const [time = '', kind, group, amount, bonus, balance, bonusBalance, , reference, gameId, id, version] =
      row.split(',')
    const texts = { kind, group, reference, id, ...(gameId && { gameId }) }
    const amounts = { amount, bonus, balance, bonusBalance, version }
    const numbers = Object.entries(amounts).map(([name, text]) => [name, Number(text)])
    return { at: Date.parse(time), ...texts, ...Object.fromEntries(numbers) }
  })
  expect(lines).toEqual(page.lines)
}

/** Expects that the PDF draws the sums of the JSON, and the change and the balance of each of its lines. */
export async function expectSamePdf(
  server: TestServer,
  me: Player,
  { period, page, currency }: { period: Period; page: Statement; currency: Currency },
) {
  const { symbol, decimals } = currency
  const texts = readPdfTexts(await file(server, me, { ...period, format: 'pdf' })).map((text) => text.trim())
  const phrases = statementPhrases.en
  const amount = (value: number) => formatAmount(numberToMinor(value, decimals), decimals, 'en')
  const besides = (name: string) => texts[texts.indexOf(name) + 1]
  expect(besides(phrases.opening)).toBe(`${symbol} ${amount(page.opening)}`)
  expect(besides(phrases.closing)).toBe(`${symbol} ${amount(page.closing)}`)
  for (const group of statementGroups.filter((name) => name !== 'other'))
    expect([group, besides(phrases.groups[group])]).toEqual([group, `${symbol} ${amount(page.totals[group])}`])
  const rows = page.lines.filter((line) => line.amount !== 0 || line.bonus !== 0)
  const drawn = rows.flatMap(({ amount: change, bonus, balance }) =>
    [change, ...(bonus === 0 ? [] : [bonus]), balance].map(amount),
  )
  expect(texts.filter((text) => /^-?[\d,]+\.\d+$/.test(text))).toEqual(drawn)
}
