import { expect, test } from 'vitest'
import { lotteries } from '../lotteries.ts'
import { parseSlip } from './parse-slip.ts'
import { renderSlip } from './render-slip.ts'

const limits = { decimalLength: 2, minStakeMinor: 1n, maxStakeMinor: 100_000n, maxWinMinor: 10n ** 12n, edge: 300 }

test.each(lotteries)('every pick of every market of $id has a typed form that is read as that bet alone', (game) => {
  const bets = game.markets.flatMap(({ code, picks }) =>
    picks.map(({ pick }) => ({ market: code, pick, stakeMinor: 150n })),
  )
  for (const bet of bets) {
    const text = renderSlip(game, [bet], 2)
    const line = { ...bet, start: 0, end: text.length }
    expect({ text, ...parseSlip(game, text, { aliases: {}, limits }) }).toEqual({ text, lines: [line] })
  }
  expect(bets.length).toBeGreaterThan(16)
})

test('a market without a typed form cannot be rendered', () => {
  const [dice3] = lotteries
  if (!dice3) throw new Error('no lottery')
  expect(() => renderSlip(dice3, [{ market: 'place', pick: '1:3', stakeMinor: 100n }], 2)).toThrow('dice3.place')
})
