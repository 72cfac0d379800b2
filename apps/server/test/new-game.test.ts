import * as game from '@fairground/contract/calls/game'
import { newPlayer, startTestServer } from '@fairground/testkit'
import { expect, onTestFinished, test } from 'vitest'

test('[BT-18] a game that the database does not have yet is there after a start, and takes bets; the others stay as they are', async () => {
  const first = await startTestServer()
  onTestFinished(() => first.stop())
  const { db } = first.parts
  const gameRows = () => db.selectFrom('game').selectAll().orderBy('id').execute()
  await db.updateTable('game').set({ max_stake_minor: 4_200n }).where('id', '=', 'mines').execute()
  const before = await gameRows()
  await db.deleteFrom('game').where('id', '=', 'kangaroo').execute()

  const second = await startTestServer({ databaseUrl: first.databaseUrl })
  onTestFinished(() => second.stop())
  const after = await gameRows()
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after.find(({ id }) => id === 'mines')).toEqual(before.find(({ id }) => id === 'mines'))
  expect(after.find(({ id }) => id === 'kangaroo')?.position).toBe(Math.max(...after.map(({ position }) => position)))
  const player = await newPlayer(second, { deposit: 10 })
  const { model } = await player.call(game.bet, { gameId: 'kangaroo', model: { betAmount: 1, difficulty: 'easy' } })
  expect(model.result).toBe('PENDING')
})
