import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import { verifyRound } from '@fairground/games/verifier'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateLimits } from '../src/ground/call/rate-limits.data.ts'
import { ownKey } from '../src/money/wallet/wallet.ts'
import { at, bet, cashOut, peek, reveal } from './mines-table.ts'
import { openTable } from './multiplayer/table.ts'

/** Fields of other answers that the public view must not contain. */
const PRIVATE_KEYS = [
  ...['accountId', 'userId', 'account', 'nickname', 'name', 'email'],
  ...['balance', 'balanceVersion', 'heldBalance', 'held', 'lines', 'amount'],
  ...['betAmount', 'winAmount', 'maxWin', 'stake', 'payout', 'spin', 'slot', 'flownMs', 'termId', 'finishedAt'],
]

const NOWHERE = '018f0000-0000-7000-8000-000000000000'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const look = async (id: string, from = server) => (await from.call(game.publicRound, { id })).model
const refusal = (id: string) => look(id).then(undefined, (error: Error) => error.message)

/** Every key of an answer, however deep it lies. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
}

/** Uncovers a safe tile or a mine, and takes the win. */
async function play(me: Player, tile: 'safe' | 'mines'): Promise<string> {
  const { id } = await bet(me)
  await reveal(me, id, at((await peek(server.parts, me, id))[tile], 0))
  if (tile === 'safe') await cashOut(me, id)
  return id
}

describe('[FA-06] [RE-05] a decided round for everybody', () => {
  test('[FA-06] [RE-05] tells outcome and seal without the player and the amounts; the seeds once they are rotated away', async () => {
    const me = await newPlayer(server, { deposit: 1000 })
    const id = await play(me, 'safe')
    const ownRound = (await me.call(game.round, { id })).model
    const roundBefore = await look(id)
    expect(roundBefore).toEqual({
      ...{ id, gameId: 'mines', result: 'WIN', options: { mines: 3 }, edge: 300, multiplier: 1.1022, gained: true },
      createdAt: ownRound.createdAt,
      play: { step: 1, picked: ownRound.round.picked, hazards: ownRound.round.hazards },
      seal: { serverSeedHash: ownRound.round.serverSeedHash, nonce: 0 },
    })
    expect(JSON.stringify(roundBefore)).not.toContain(ownRound.round.clientSeed)

    await me.call(fair.rotate, {})
    const { serverSeed, round } = (await me.call(game.round, { id })).model
    const open = await look(id)
    expect(open).toEqual({
      ...roundBefore,
      seal: { ...roundBefore.seal, revealed: { serverSeed, clientSeed: round.clientSeed } },
    })
    expect(
      verifyRound({
        ...{ gameId: open.gameId, options: open.options, edge: open.edge },
        ...{ ...open.seal, ...open.seal?.revealed, moves: open.play?.picked, hazards: open.play?.hazards },
      }),
    ).toMatchObject({ ok: true, outcome: { multiplier: open.multiplier } })
  })

  test('[RE-05] of a won, a lost and a called-off round, no key of the answer is a private one', async () => {
    const me = await newPlayer(server, { deposit: 1000 })
    const ids = [await play(me, 'safe'), await play(me, 'mines')]
    const voided = (await bet(me)).id
    await server.parts.wallet.voidRound({ ...ownKey(), accountId: me.userId, roundId: voided })
    await me.call(fair.rotate, {})
    const answers = await Promise.all([...ids, voided].map((id) => look(id)))
    expect(answers.map(({ result, gained, multiplier }) => [result, gained, multiplier])).toEqual([
      ['WIN', true, 1.1022],
      ['LOSE', false, 0],
      ['CANCELLED', false, 1],
    ])
    expect(answers[2]?.play?.hazards).toBeUndefined()
    for (const answer of answers) expect(keysOf(answer).filter((key) => PRIVATE_KEYS.includes(key))).toEqual([])
    expect(JSON.stringify(answers)).not.toContain(me.userId)
  })

  test('[RE-05] [FA-02] an open round is as unknown as none, to its player too', async () => {
    const me = await newPlayer(server, { deposit: 1000 })
    const { id } = await bet(me)
    expect(await refusal(id)).toBe('round_unknown')
    expect(await me.call(game.publicRound, { id }).then(undefined, (error: Error) => error.message)).toBe(
      'round_unknown',
    )
    expect(await refusal(NOWHERE)).toBe('round_unknown')
    await expect(look('nonsense')).rejects.toThrow('invalid_request')
  })

  test('[RE-06] one address looks at so many a minute', async () => {
    const publicRound = { points: 2, seconds: 60 }
    const otherServer = await startTestServer({ rateLimits: { ...rateLimits, publicRound } })
    try {
      const publicRounds = async () =>
        otherServer.call(game.publicRound, { id: NOWHERE }).then(undefined, (error: Error) => error.message)
      expect([await publicRounds(), await publicRounds(), await publicRounds()]).toEqual([
        'round_unknown',
        'round_unknown',
        'too_many_requests',
      ])
    } finally {
      await otherServer.stop()
    }
  })
})

test('[FA-04] [FA-06] [RE-05] a bet in a flight is unknown while it flies, proved as soon as the flight is over, and tells no seed of its player', async () => {
  const table = await openTable('crash')
  try {
    const me = await newPlayer(table.server, { deposit: 100 })
    await table.until('NEW')
    const { model } = await me.call(game.bet, { gameId: 'crash', model: { betAmount: 2, autoCashOut: 1.5 } })
    await expect(look(model.id, table.server)).rejects.toThrow('round_unknown')
    await table.toFlight()
    await table.toNext()
    const result = async () => (await me.call(game.betResult, { id: model.id })).model.result
    await expect.poll(result).toMatch(/WIN|LOSE/)
    const foundRound = await look(model.id, table.server)
    const ownRound = (await me.call(game.round, { id: model.id })).model
    expect(foundRound.shared).toEqual(ownRound.shared)
    expect(foundRound.shared?.seed).toMatch(/^[0-9a-f]{64}$/)
    expect([foundRound.result, foundRound.multiplier]).toEqual(ownRound.result === 'WIN' ? ['WIN', 1.5] : ['LOSE', 0])
    expect(keysOf(foundRound).filter((key) => [...PRIVATE_KEYS, 'seal', 'play'].includes(key))).toEqual([])
    expect(JSON.stringify(foundRound)).not.toContain(ownRound.round.serverSeedHash)
  } finally {
    await table.server.stop()
  }
})
