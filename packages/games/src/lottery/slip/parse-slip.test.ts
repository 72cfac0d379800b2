import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLottery, findPick, type Lottery, lotteries } from '../index.ts'
import { slipAliases } from './aliases.data.ts'
import { slipExamples } from './examples.data.ts'
import { grammarOf } from './grammar.ts'
import { readItem } from './item.ts'
import { parseSlip } from './parse-slip.ts'
import { otherReadings } from './readings.ts'
import { renderSlip } from './render-slip.ts'
import { MAX_SLIP_LENGTH, MAX_SLIP_LINES, type SlipError, type SlipLine } from './slip.ts'
import { tokensOf } from './tokens.ts'
import { vocabularyOf } from './vocabulary.ts'

const limits = { decimalLength: 2, minStakeMinor: 100n, maxStakeMinor: 100_000n, maxWinMinor: 10_000_000n, edge: 300 }
const everyLanguage = Object.assign({}, ...Object.values(slipAliases)) as Record<string, string>
/** A game by its id, so that a counterexample can be read. */
const gameId = fc.constantFrom(...lotteries.map(({ id }) => id))
const gameOf = (id: string): Lottery => {
  const lottery = findLottery(id)
  if (!lottery) throw new Error(`no ${id}`)
  return lottery
}

const rows = Object.values(slipExamples).flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | ')),
)
const itemsOf = (id: string) =>
  rows.flatMap(([game, typed = '']) => (game === id ? typed.split(/[;；+＋]/).filter((item) => item !== '') : []))
/** Slips of items that people type, in mixed languages. */
const typedSlip = (id: string) =>
  fc
    .array(fc.tuple(fc.constantFrom(...itemsOf(id)), fc.constantFrom(';', ' ； ', '\n', ' + ')), { maxLength: 12 })
    .map((parts) => parts.flat().join('').slice(0, MAX_SLIP_LENGTH))
/** Pieces of such items, put together anew: nearly right, seldom right. */
const piece = fc.constantFrom(
  ...rows.flatMap(([, typed = '']) => typed.split(/(?<=[ ;,，；])|(?=\d)/)),
  ...Object.keys(everyLanguage),
)
const patchwork = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join('').slice(0, MAX_SLIP_LENGTH))
const anyUnicode = fc
  .string({ unit: 'binary', maxLength: MAX_SLIP_LENGTH })
  .map((text) => text.slice(0, MAX_SLIP_LENGTH))
/** Halves of surrogate pairs too. */
const brokenUnicode = fc
  .array(fc.nat({ max: 0xffff }), { maxLength: MAX_SLIP_LENGTH })
  .map((units) => String.fromCharCode(...units))
const gameAndText = gameId.chain((id) =>
  fc.tuple(fc.constant(id), fc.oneof(typedSlip(id), patchwork, patchwork, anyUnicode, brokenUnicode)),
)
const gameAndSlip = gameId.chain((id) => fc.tuple(fc.constant(id), fc.oneof(typedSlip(id), typedSlip(id), patchwork)))

/** Items without the separator between them. */
const gameAndUnclear = gameId.chain((id) => {
  const items = fc.array(fc.constantFrom(...itemsOf(id)), { minLength: 1, maxLength: 3 })
  const joined = fc.tuple(items, fc.constantFrom(' ', ', ', ' 5 ')).map(([list, glue]) => list.join(glue))
  return fc.tuple(fc.constant(id), fc.oneof(joined, joined, patchwork))
})

const betsOfLines = (lines: readonly SlipLine[]) => lines.map(({ start, end, ...bet }) => bet)

test('any text of up to 200 characters is read as bets of the game or refused with places in the text, and never throws', () => {
  let withLines = 0
  fc.assert(
    fc.property(gameAndText, ([id, text]) => {
      const lottery = gameOf(id)
      const parsed = parseSlip(lottery, text, { aliases: everyLanguage, limits })
      const parts: readonly (SlipLine | SlipError)[] = 'lines' in parsed ? parsed.lines : parsed.errors
      for (const [at, { start, end }] of parts.entries()) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(start).toBeGreaterThanOrEqual(parts[at - 1]?.start ?? 0)
      }
      expect('lines' in parsed || parsed.errors.length > 0).toBe(true)
      if (!('lines' in parsed)) return
      expect(parsed.lines.length).toBeLessThanOrEqual(MAX_SLIP_LINES)
      for (const { market, pick, stakeMinor } of parsed.lines) {
        expect(findPick(lottery, market, pick)).toBeDefined()
        expect(stakeMinor >= limits.minStakeMinor && stakeMinor <= limits.maxStakeMinor).toBe(true)
      }
      withLines += Number(parsed.lines.length > 0)
    }),
    { numRuns: 1000 },
  )
  expect(withLines).toBeGreaterThan(50)
})

test('the canonical text of bets that were read is read as the same bets', () => {
  let compared = 0
  fc.assert(
    fc.property(gameAndSlip, ([id, text]) => {
      const lottery = gameOf(id)
      const parsed = parseSlip(lottery, text, { aliases: everyLanguage, limits })
      if (!('lines' in parsed)) return
      const canonical = renderSlip(lottery, parsed.lines, limits.decimalLength)
      fc.pre(canonical.length <= MAX_SLIP_LENGTH)
      const again = parseSlip(lottery, canonical, { aliases: {}, limits })
      expect({ text, canonical, bets: 'lines' in again && betsOfLines(again.lines) }).toEqual({
        text,
        canonical,
        bets: betsOfLines(parsed.lines),
      })
      compared += Number(parsed.lines.length > 0)
    }),
    { numRuns: 1000 },
  )
  expect(compared).toBeGreaterThan(50)
})

test('any bets of a game come back from their canonical text', () => {
  const slip = gameId.chain((id) => {
    const bets = gameOf(id).markets.flatMap(({ code, picks }) => picks.map(({ pick }) => ({ market: code, pick })))
    // Few picks and stakes, so that neighbours often share an item.
    const bet = fc.tuple(fc.constantFrom(...bets), fc.constantFrom(100n, 150n, 1005n, 5000n))
    return fc.tuple(fc.constant(id), fc.array(bet, { maxLength: MAX_SLIP_LINES }))
  })
  fc.assert(
    fc.property(slip, ([id, list]) => {
      const lottery = gameOf(id)
      const bets = list.map(([bet, stakeMinor]) => ({ ...bet, stakeMinor }))
      const canonical = renderSlip(lottery, bets, 2)
      fc.pre(canonical.length <= MAX_SLIP_LENGTH)
      const wide = { ...limits, maxWinMinor: 10n ** 12n }
      const parsed = parseSlip(lottery, canonical, { aliases: {}, limits: wide })
      expect({ canonical, bets: 'lines' in parsed && betsOfLines(parsed.lines) }).toEqual({ canonical, bets })
    }),
    { numRuns: 1000 },
  )
})

test('each reading that is offered for an unclear item is read as bets, or has only an amount outside the limits', () => {
  let offered = 0
  fc.assert(
    fc.property(gameAndUnclear, ([id, text]) => {
      const lottery = gameOf(id)
      const parsed = parseSlip(lottery, text, { aliases: everyLanguage, limits })
      const errors = 'errors' in parsed ? parsed.errors : []
      for (const reading of errors.flatMap((error) => (error.code === 'ambiguous' ? error.readings : []))) {
        const again = parseSlip(lottery, reading, { aliases: {}, limits })
        const codes = 'errors' in again ? again.errors.map(({ code }) => code) : []
        const isFine = codes.every((code) =>
          ['amount_below', 'amount_above', 'too_many_lines', 'too_long'].includes(code),
        )
        expect({ text, reading, codes, isFine }).toEqual({ text, reading, codes, isFine: true })
        offered++
      }
    }),
    { numRuns: 1000 },
  )
  expect(offered).toBeGreaterThan(50)
})

/** A table that counts how often it is asked. */
class CountingVocabulary extends Map<string, readonly string[]> {
  lookUps = 0
  override get(word: string) {
    this.lookUps++
    return super.get(word)
  }
  override has(word: string) {
    this.lookUps++
    return super.has(word)
  }
}

test('the work grows with the length of the text: so many look-ups and tokens a character, so many readings an item', () => {
  const long = fc.array(piece, { minLength: 500, maxLength: 1000 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(
      gameId,
      fc.oneof(long, fc.string({ unit: 'binary', minLength: 5000, maxLength: 20_000 })),
      (id, text) => {
        const grammar = grammarOf(gameOf(id))
        const vocabulary = new CountingVocabulary(vocabularyOf(everyLanguage))
        vocabulary.lookUps = 0
        const tokens = tokensOf(text, vocabulary)
        const chars = text.normalize('NFKD').length
        expect(tokens.length).toBeLessThanOrEqual(chars)
        expect(vocabulary.lookUps).toBeLessThanOrEqual(8 * chars)
        const known = tokens.filter(({ kind }) => kind !== 'separator' && kind !== 'comma')
        const item = readItem(known, grammar)
        if (!('code' in item)) expect(otherReadings(item, grammar).length).toBeLessThanOrEqual(200)
      },
    ),
    { numRuns: 20 },
  )
  // The widest of all: many positions and lists in one item.
  const numbers = tokensOf(`d1 ${'1st 7 '.repeat(5000)}`, vocabularyOf({}))
  for (const id of ['race10', 'digits5']) {
    const grammar = grammarOf(gameOf(id))
    const item = readItem(numbers, grammar)
    if ('code' in item) throw new Error(item.code)
    expect(otherReadings(item, grammar).length).toBeLessThanOrEqual(200)
  }
})
