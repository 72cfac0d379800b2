import * as lottery from '@fairground/contract/calls/lottery'
import * as operator from '@fairground/contract/calls/operator'
import { CallError } from '@fairground/contract/envelope'
import { demoJurisdiction, type Jurisdiction } from '@fairground/contract/jurisdiction'
import { lotteries } from '@fairground/games/lottery'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getJurisdiction } from '../../src/operator/jurisdictions/get-jurisdiction.ts'
import { newStaff } from '../staff.ts'
import { type LotteryTable, newBettor, openLottery, slip } from './lottery-table.ts'

let table: LotteryTable
beforeAll(async () => {
  table = await openLottery('dice3')
})
afterAll(() => table.server.stop())

const lines = [{ market: 'side', pick: 'big', stake: 10 }]

/** Puts a changed profile in force for every player. */
async function enforce(change: Partial<Jurisdiction>): Promise<void> {
  const profile = { ...demoJurisdiction, ...change }
  await (await newStaff(table.server)).call(operator.saveJurisdiction, profile)
  await vi.waitFor(async () => expect(await getJurisdiction(table.server.parts, undefined)).toMatchObject(change), {
    timeout: 10_000,
  })
}

test('[RG-01] a jurisdiction without lotteries takes no slip; one without cancels takes none back', async () => {
  const player = await newBettor(table.server)
  await table.until('OPEN')
  const { id } = await slip(player, 'dice3', lines)
  await enforce({ lotteries: false })
  await expect(slip(player, 'dice3', lines)).rejects.toEqual(new CallError('forbidden'))
  const { list } = await player.call(lottery.games)
  expect(list.map(({ gameId, enabled }) => [gameId, enabled])).toEqual(lotteries.map(({ id }) => [id, false]))
  await enforce({ lotteries: true, slipCancel: false })
  expect((await player.call(lottery.games)).list.every(({ cancel }) => !cancel)).toBe(true)
  await expect(player.call(lottery.cancel, { id })).rejects.toEqual(new CallError('cancel_not_allowed'))
  await enforce({ slipCancel: true })
  expect((await player.call(lottery.cancel, { id })).model.result).toBe('CANCELLED')
})

test('[RG-01] a jurisdiction with a largest multiplier lacks the picks above it, and the others keep their odds', async () => {
  const player = await newBettor(table.server)
  await table.until('OPEN')
  await enforce({ maxMultiplier: 35 })
  const sum = (pick: string) => slip(player, 'dice3', [{ market: 'sum', pick, stake: 1 }])
  await expect(sum('3')).rejects.toEqual(new CallError('line_not_allowed', { line: 0 }))
  expect((await sum('5')).bets?.[0]?.odds).toEqual([34.92])
  const { list } = await player.call(lottery.games, { gameId: 'dice3' })
  const offered = list[0]?.markets.find(({ code }) => code === 'sum')?.picks.flatMap(({ picks }) => picks)
  expect(offered).not.toContain('3')
  expect(offered).toContain('5')
  expect(list[0]?.markets.some(({ code }) => code === 'triple')).toBe(false)
  await enforce({ maxMultiplier: null })
})

test('[BT-12] the lotteries tell every pick with its exact chance, its odds and the largest stake', async () => {
  const { list } = await table.server.call(lottery.games)
  expect(list.map(({ gameId }) => gameId)).toEqual(lotteries.map(({ id }) => id))
  for (const { gameId, markets, edge, limits } of list) {
    const rules = lotteries.find(({ id }) => id === gameId)
    expect(markets.map(({ code }) => code)).toEqual(rules?.markets.map(({ code }) => code))
    for (const { code, picks } of markets) {
      const told = picks.flatMap((group) => group.picks)
      expect(told.toSorted()).toEqual(
        rules?.markets
          .find((market) => market.code === code)
          ?.picks.map(({ pick }) => pick)
          .toSorted(),
      )
      for (const { p, odds, maxStake } of picks) {
        // What all tiers return together, less the flooring of each.
        const returned = p.reduce((sum, chance, tier) => {
          const [n = 0, d = 1] = chance.split('/').map(Number)
          return sum + (n / d) * (odds[tier] ?? 0)
        }, 0)
        expect(returned).toBeLessThanOrEqual(1 - edge / 10_000 + 1e-12)
        expect(returned).toBeGreaterThan(1 - edge / 10_000 - 0.0001)
        expect(maxStake).toBeLessThanOrEqual(limits.maxStake)
        expect(maxStake * Math.max(...odds)).toBeLessThanOrEqual(limits.maxWin)
      }
    }
  }
})
