import * as game from '@fairground/contract/calls/game'
import * as kyc from '@fairground/contract/calls/kyc'
import * as pay from '@fairground/contract/calls/pay'
import * as responsible from '@fairground/contract/calls/responsible'
import type { Player } from '@fairground/testkit'
import { creditDeposit } from '@fairground/testkit/player.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KycDesk, openKycDesk } from './desk.ts'

let desk: KycDesk
beforeAll(async () => {
  desk = await openKycDesk()
})
afterAll(() => desk.stop())

async function verify(player: Player, fields: { name: string; birthDate: string }): Promise<void> {
  await player.call(kyc.submit, { level: 1, fields: { ...fields, country: 'NL' } })
  await desk.approve(player)
}
const refusalOf = async (player: Player) => {
  await creditDeposit(desk.parts, player.user, 5)
  return player
    .call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 3 } })
    .then(() => undefined)
    .catch((error: { errorName: string; params?: object }) => [error.errorName, error.params])
}

test('[RG-03] whoever is excluded is excluded under a new account too, once the jurisdiction has asked who it is', async () => {
  await desk.rule('NL', { beforeDeposit: 1 })
  const [first, other, second] = [await desk.playerOf('NL'), await desk.playerOf('NL'), await desk.playerOf('NL')]
  await verify(first, { name: 'Zoë van Dijk', birthDate: '1984-05-06' })
  const { until } = (await first.call(responsible.exclude, { days: 180 })).model
  // Before the check the new account cannot deposit, and another person’s is not touched by it.
  await expect(second.call(pay.recharge, { amount: 10, channel: 'sandbox' })).rejects.toThrow()
  await verify(other, { name: 'Zoë van Dijk', birthDate: '1984-05-07' })
  expect(await refusalOf(other)).toBeUndefined()
  await verify(second, { name: 'ZOE  VAN DIJK', birthDate: '1984-05-06' })
  expect(await refusalOf(second)).toEqual(['self_excluded', { kind: 'exclusion', until }])
  const event = await desk.parts.db
    .selectFrom('play_event')
    .select(['kind', 'by'])
    .where('account_id', '=', second.userId)
    .executeTakeFirstOrThrow()
  expect(event).toEqual({ kind: 'exclude', by: 'identity' })
  // Longer ends win, and none becomes shorter.
  await first.call(responsible.exclude, { days: null })
  const third = await desk.playerOf('NL')
  await third.call(responsible.exclude, { days: 180 })
  await verify(third, { name: 'Zoe van Dijk', birthDate: '1984-05-06' })
  expect(await refusalOf(third)).toEqual(['self_excluded', { kind: 'exclusion' }])
})
