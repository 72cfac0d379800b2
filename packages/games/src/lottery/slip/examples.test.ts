import { minorToDecimalString, parseAmount } from '@fairground/money'
import { describe, expect, test } from 'vitest'
import { findLottery } from '../lotteries.ts'
import { slipAliases } from './aliases.data.ts'
import { slipExamples, slipRefusals } from './examples.data.ts'
import { parseSlip } from './parse-slip.ts'
import type { SlipError, SlipLimits } from './slip.ts'

/** 1.00 to 1,000.00 a line. The examples need more and less, so that they try thousands and cents. */
const limits: SlipLimits = {
  decimalLength: 2,
  minStakeMinor: 100n,
  maxStakeMinor: 100_000n,
  maxWinMinor: 10_000_000n,
  edge: 300,
}
const wideLimits = { ...limits, minStakeMinor: 1n, maxStakeMinor: 10n ** 9n, maxWinMinor: 10n ** 15n }

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))

function parse(language: string, gameId: string, text: string, allowed: SlipLimits) {
  const game = findLottery(gameId)
  const aliases = Object.entries(slipAliases).find(([name]) => name === language)?.[1]
  if (!game || !aliases) throw new Error(`no ${gameId} or ${language}`)
  return parseSlip(game, text, { aliases, limits: allowed })
}

const decimal = (minor: bigint) => minorToDecimalString(minor, 2).replace(/\.?0+$/, '')

/** An error without its place, as the table writes it. */
function described(error: SlipError): string {
  const { code } = error
  if (code === 'unknown_word')
    return [code, error.word, error.nearest && `→ ${error.nearest}`].filter(Boolean).join(' ')
  if (code === 'out_of_range') return `${code} ${error.min}-${error.max}`
  if (code === 'wrong_count') return `${code} ${error.market} ${error.counts}`
  if (code === 'ambiguous') return `${code} ${error.readings.join(' / ')}`
  if (code === 'amount_below' || code === 'amount_above') return `${code} ${decimal(error.limitMinor)}`
  return code === 'too_many_lines' || code === 'too_long' ? `${code} ${error.limit}` : code
}

describe('typed slips', () => {
  test.each(Object.entries(slipExamples))('the examples in %s are the bets that the table says', (language, table) => {
    for (const [gameId = '', typed = '', bets = ''] of rowsOf(table)) {
      const expected = bets.split(' ').map((bet) => {
        const [name = '', stake] = bet.split('@')
        const [market = '', ...pick] = name.split(':')
        return { market, pick: pick.join(':'), stakeMinor: parseAmount(stake, 2) }
      })
      const parsed = parse(language, gameId, typed, wideLimits)
      const lines = 'lines' in parsed ? parsed.lines.map(({ start, end, ...bet }) => bet) : parsed.errors
      expect({ gameId, typed, lines }).toEqual({ gameId, typed, lines: expected })
    }
  })

  test('the table has 200 examples in four languages', () => {
    const tables = Object.values(slipExamples)
    expect(tables).toHaveLength(4)
    expect(tables.flatMap(rowsOf).length).toBeGreaterThanOrEqual(200)
  })

  test.each([';', ' ; ', ';;', '\n', '\r\n', '+', ' + ', '；', '＋'])('%j stands between two bets', (separator) => {
    const parsed = parse('en', 'colour10', `big 5${separator}small 6`, limits)
    expect(parsed).toMatchObject({ lines: [{ pick: 'big' }, { pick: 'small' }] })
  })

  test('each line says where its item stands in the text as it was typed', () => {
    const text = 'grande 5;  Ímpar\u0301１０ ；1,2 3 '
    const parsed = parse('pt-BR', 'colour10', text, limits)
    const spans = 'lines' in parsed ? parsed.lines.map(({ start, end }) => text.slice(start, end)) : parsed.errors
    expect(spans).toEqual(['grande 5', 'Ímpar\u0301１０', '1,2 3', '1,2 3'])
  })
})

describe('refused slips', () => {
  test.each(rowsOf(slipRefusals))('in %s, %s refuses %s: %s', (language = '', gameId = '', marked = '', error = '') => {
    const start = marked.indexOf('[')
    const end = marked.indexOf(']') - 1
    const parsed = parse(language, gameId, marked.replace(/[[\]]/g, ''), limits)
    const errors = 'errors' in parsed ? parsed.errors : []
    expect(errors.map((found) => ({ error: described(found), start: found.start, end: found.end }))).toEqual([
      { error, start, end },
    ])
  })

  test('every code has a refusal in the table, but for the text that is too long', () => {
    const codes = new Set(rowsOf(slipRefusals).map(([, , , error = '']) => error.split(' ')[0]))
    expect([...codes].sort()).toEqual([
      'ambiguous',
      'amount_above',
      'amount_below',
      'duplicate_pick',
      'missing_amount',
      'missing_pick',
      'not_in_this_game',
      'out_of_range',
      'too_many_lines',
      'unknown_word',
      'wrong_count',
    ])
  })

  test('a text of 201 characters is refused unread, with what is too much', () => {
    const text = `big 5${' '.repeat(195)}`
    expect(parse('en', 'colour10', text, limits)).toMatchObject({ lines: [{ pick: 'big' }] })
    const error = { code: 'too_long', limit: 200, start: 200, end: 201 }
    expect(parse('en', 'colour10', `${text} `, limits)).toEqual({ errors: [error] })
  })

  test('each wrong item has its own error, in the order of the text', () => {
    const parsed = parse('en', 'colour10', 'bog 5; big; 11 5; red 5', limits)
    expect('errors' in parsed && parsed.errors.map(({ code, start }) => ({ code, start }))).toEqual([
      { code: 'unknown_word', start: 0 },
      { code: 'missing_amount', start: 7 },
      { code: 'out_of_range', start: 12 },
    ])
  })

  test('a full slip and a wrong item are two errors, in the order of the text', () => {
    const ten = '0,1,2,3,4,5,6,7,8,9 1;'
    const parsed = parse('en', 'colour10', `${ten}${ten}big 5; bog 5`, limits)
    expect('errors' in parsed && parsed.errors.map(({ code, start }) => ({ code, start }))).toEqual([
      { code: 'too_many_lines', start: 44 },
      { code: 'unknown_word', start: 51 },
    ])
  })

  test('a currency without decimals has no half units, but thousands of them', () => {
    const whole = { ...limits, decimalLength: 0 }
    expect(parse('en', 'colour10', 'big 1.5k', whole)).toMatchObject({ lines: [{ stakeMinor: 1500n }] })
    expect(parse('en', 'colour10', 'big 150.50', whole)).toMatchObject({ errors: [{ code: 'missing_amount' }] })
    expect(parse('en', 'colour10', 'big 150.0', whole)).toMatchObject({ lines: [{ stakeMinor: 150n }] })
  })

  test('a blank text is no bet and no error', () => {
    expect(parse('en', 'colour10', ' ;\n+ \u3000', limits)).toEqual({ lines: [] })
  })
})
