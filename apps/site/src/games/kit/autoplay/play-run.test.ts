import type { BetModel } from '@fairground/contract/round'
import { type RunRules, startCounts } from '@fairground/games/autoplay'
import { describe, expect, it } from 'vitest'
import { RoundRefused } from './auto-game.ts'
import { playRun, type RunParts } from './play-run.ts'

const rules: RunRules = {
  stake: 100,
  leastStake: 10,
  mostStake: 10_000,
  onWin: { to: 'base' },
  onLoss: { to: 'times', percent: 200 },
  bets: 10,
  lossLimit: 1_000,
}

const betWith = (winAmount: number) => ({ winAmount }) as BetModel

/** Plays a run whose rounds pay these multiples of the stake; an error stands for a refusal. */
async function play(payouts: readonly (number | Error)[], overrides: Partial<RunParts> = {}) {
  const counts = overrides.counts ?? startCounts(overrides.rules ?? rules)
  const stakes: (number | undefined)[] = []
  const waits: number[] = []
  let balance = 10_000
  let runningCount = 0
  const payoutsLeft = [...payouts]
  const reason = await playRun({
    ...{ rules, counts, isRoundOpen: false, stopWish: () => undefined },
    async play(stake) {
      runningCount += 1
      expect(runningCount).toBe(1)
      stakes.push(stake)
      await Promise.resolve()
      runningCount -= 1
      const next = payoutsLeft.shift() ?? 0
      if (next instanceof Error) throw next
      balance += counts.stake * (next - 1)
      return betWith(counts.stake * next)
    },
    payoutOf: ({ winAmount }) => winAmount,
    getBalance: async () => balance,
    pause: async () => undefined,
    wait: async (ms) => void waits.push(ms),
    onCounts: () => undefined,
    ...overrides,
  })
  return { reason, stakes, waits, counts }
}

describe('a run', () => {
  it('places one bet after the other’s answer, with the stakes of its rules, until all are placed', async () => {
    const { reason, stakes, counts } = await play([0, 0, 2, 0], { rules: { ...rules, bets: 4 } })
    expect(reason).toBe('bets')
    expect(stakes).toEqual([100, 200, 400, 100])
    expect(counts).toMatchObject({ placed: 4, wagered: 800, net: 0 })
  })

  it('stops before a bet that could pass its loss limit', async () => {
    const { reason, stakes, counts } = await play([0, 0, 0, 0, 0])
    expect(reason).toBe('loss')
    expect(stakes).toEqual([100, 200, 400])
    expect(counts.net).toBe(-700)
  })

  it('stops when the player asks, and places nothing after that', async () => {
    let rounds = 0
    const stopWish = () => (rounds >= 2 ? 'asked' : undefined)
    const { reason, stakes } = await play([2, 2, 2], {
      stopWish,
      onCounts: ({ placed }) => {
        rounds = placed
      },
    })
    expect(reason).toBe('asked')
    expect(stakes).toHaveLength(2)
  })

  it('places nothing when it is stopped while it waits for its turn', async () => {
    let wish: 'asked' | undefined
    const { reason, stakes } = await play([2], {
      stopWish: () => wish,
      pause: async () => {
        wish = 'asked'
      },
    })
    expect({ reason, stakes }).toEqual({ reason: 'asked', stakes: [] })
  })

  it('waits as long as the refusal says, and requests the same bet again', async () => {
    const tooSoonError = new RoundRefused('bet_too_soon', 5)
    const tooManyError = new RoundRefused('too_many_requests', '3')
    const { reason, stakes, waits } = await play([tooSoonError, tooManyError, 2], { rules: { ...rules, bets: 1 } })
    expect({ reason, stakes, waits }).toEqual({ reason: 'bets', stakes: [100, 100, 100], waits: [5_000, 3_000] })
  })

  it('ends at a refusal, and says by whom', async () => {
    const end = async (name: string) => (await play([new RoundRefused(name)])).reason
    expect(await end('autoplay_over')).toBe('over')
    expect(await end('autoplay_loss_limit')).toBe('loss')
    expect(await end('insufficient_balance')).toBe('balance')
    expect(await end('game_maintenance')).toBe('refused')
  })

  it('rethrows an error that is not a refusal', async () => {
    await expect(play([new TypeError('ours')])).rejects.toThrow('ours')
  })

  it('goes on with the round that was open, and counts it once', async () => {
    const counts = { placed: 3, wagered: 700, net: -700, stake: 100, lastGain: 0 }
    const { reason, stakes } = await play([2, 0], { counts, isRoundOpen: true, rules: { ...rules, bets: 5 } })
    expect(reason).toBe('bets')
    expect(stakes).toEqual([undefined, 100])
    expect(counts).toMatchObject({ placed: 5, wagered: 900, net: -700 })
  })
})
