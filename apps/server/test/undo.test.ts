import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import * as promotion from '@fairground/contract/calls/promotion'
import * as calls from '@fairground/contract/calls/responsible'
import { withdrawInfo } from '@fairground/contract/calls/withdraw'
import type { Player } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toWalletId } from '../src/ground/db/wallet-id.ts'
import { ownKey } from '../src/money/wallet/wallet.ts'
import { grant, offerInstantGames, spin } from './instant-table.ts'
import { expectSound } from './lottery/expect-sound.ts'
import { type LotteryTable, newBettor, openLottery, slip } from './lottery/lottery-table.ts'
import { addGames } from './multiplayer/table.ts'

let table: LotteryTable
beforeAll(async () => {
  table = await openLottery('dice3')
  await offerInstantGames(table.server)
  await addGames(table.server)
})
afterAll(async () => {
  await expectSound(table.server)
  await table.server.stop()
})

/** A player with bonus money to wager, and with limits that count losses and stakes. */
async function carefulPlayer(): Promise<Player> {
  const me = await newBettor(table.server)
  await grant(table.server, me, { key: 'gift', count: 1 })
  await spin(me)
  for (const kind of ['loss', 'wager'] as const) await me.call(calls.setLimit, { kind, period: 'day', value: 500 })
  return me
}

/** What a bet may have counted, as the player's own pages say it. */
async function countsOf(me: Player) {
  const [{ model: spins }, { list: limits }, { model: turnover }] = await Promise.all([
    me.call(promotion.freeSpins),
    me.call(calls.limits),
    me.call(withdrawInfo),
  ])
  const wallet = await table.server.parts.wallet.findWallet(toWalletId(me.userId))
  const { mainMinor = 0n, bonusMinor = 0n, heldMinor = 0n, stakedMinor = 0n } = wallet ?? {}
  return { bonus: spins.bonus, limits, turnover, money: { mainMinor, bonusMinor, heldMinor, stakedMinor } }
}

const voidRound = async (me: Player, roundId: string) => {
  const { outcome } = await table.server.parts.wallet.voidRound({
    ...{ ...ownKey(), accountId: toWalletId(me.userId), roundId },
  })
  expect(outcome).toBe('done')
}

test.each([
  [
    'a slip that its player takes back',
    async (me: Player) => {
      const { id } = await slip(me, 'dice3', [{ market: 'side', pick: 'big', stake: 40 }])
      await me.call(lottery.cancel, { id })
    },
  ],
  [
    'a slip that the house voids',
    async (me: Player) => voidRound(me, (await slip(me, 'dice3', [{ market: 'side', pick: 'big', stake: 40 }])).id),
  ],
  [
    'a stepped bet that the house voids',
    async (me: Player) => {
      const { model } = await me.call(game.bet, { gameId: 'mines', model: { betAmount: 40, mines: 3 } })
      await voidRound(me, model.id)
    },
  ],
])(
  '[BT-10] [RG-02] [RE-02] %s leaves bonus, turnover, limits and money as if it had never been placed',
  async (_, undone) => {
    const me = await carefulPlayer()
    await table.until('OPEN')
    const before = await countsOf(me)
    await undone(me)
    expect(await countsOf(me)).toEqual(before)
  },
)
