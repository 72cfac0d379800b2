import { createHash, randomUUID } from 'node:crypto'
import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import type { RoundPage } from '@fairground/contract/round'
import { commitmentOf } from '@fairground/games/fair'
import { type Proof, verifyRounds } from '@fairground/games/verifier'
import { readServerSeed } from '@fairground/server/money/wallet/account.ts'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLive } from './live/live-client.ts'
import { at, bet, cashOut, peek, reveal } from './mines-table.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const player = (deposit = 1000) => newPlayer(server, { deposit })

/** A whole number below n that follows from a text, so that a test can be repeated. */
const below = (text: string, n: number) => createHash('sha256').update(text).digest().readUInt32BE() % n

/** Plays a round to its end: uncovers tiles from a place on and stops after some of them. */
async function playRound(me: Player, seed: string): Promise<string> {
  const placedBet = await bet(me, 1 + below(`${seed} stake`, 3), 1 + below(`${seed} mines`, 24))
  const tiles = 1 + below(`${seed} tiles`, 4)
  let lastBet = placedBet
  for (let i = 0; i < tiles && lastBet.result === 'PENDING'; i++)
    lastBet = await reveal(me, placedBet.id, (below(`${seed} start`, 25) + 7 * i) % 25)
  if (lastBet.result === 'PENDING') await cashOut(me, placedBet.id)
  return placedBet.id
}

function proofOf({ round, ...page }: RoundPage): Proof {
  return {
    gameId: page.gameId,
    options: page.options,
    edge: page.edge,
    serverSeed: page.serverSeed ?? '',
    serverSeedHash: round.serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    moves: round.picked,
    hazards: round.hazards ?? [],
    stake: page.betAmount,
    payout: page.winAmount,
    maxWin: page.maxWin,
  }
}

test('[FA-02] the commitments are shown before the first bet, and the nonce counts bets', async () => {
  const me = await player()
  const { model } = await me.call(fair.seeds)
  expect(model).toEqual({
    serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    nextServerSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    clientSeed: expect.any(String),
    nonce: 0,
  })
  const placedBet = await bet(me)
  expect(placedBet.round).toMatchObject({
    nonce: 0,
    serverSeedHash: model.serverSeedHash,
    clientSeed: model.clientSeed,
  })
  expect((await me.call(fair.seeds)).model).toEqual({ ...model, nonce: 1 })
})

test('[FA-01] a rotation reveals the seed that was committed to and starts the pair that was announced', async () => {
  const me = await player()
  const before = (await me.call(fair.seeds)).model
  await playRound(me, 'one')
  const { revealed: revealedPair, ...after } = (await me.call(fair.rotate, { clientSeed: 'olá 🎪' })).model
  expect(commitmentOf(revealedPair.serverSeed)).toBe(before.serverSeedHash)
  expect(revealedPair).toMatchObject({
    serverSeedHash: before.serverSeedHash,
    clientSeed: before.clientSeed,
    nonce: 1,
  })
  expect(after).toEqual({
    serverSeedHash: before.nextServerSeedHash,
    nextServerSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    clientSeed: 'olá 🎪',
    nonce: 0,
  })
  expect((await me.call(fair.seeds)).model).toEqual(after)
  expect((await me.call(fair.rotate)).model).toMatchObject({ clientSeed: 'olá 🎪', revealed: { nonce: 0 } })
})

test('[FA-01] a pair with an unfinished bet is not revealed', async () => {
  const me = await player()
  await bet(me)
  const before = (await me.call(fair.seeds)).model
  await expect(me.call(fair.rotate)).rejects.toMatchObject({ errorName: 'seeds_in_use' })
  expect((await me.call(fair.seeds)).model).toEqual(before)
})

test.each(['', 'a\nb', 'a\r', 'x'.repeat(65), '🎪'.repeat(65), '\u2028'])(
  '[RE-04] the client seed %j is refused',
  async (clientSeed) => {
    const me = await player()
    const before = (await me.call(fair.seeds)).model
    await expect(me.call(fair.rotate, { clientSeed })).rejects.toThrow('client_seed_malformed')
    expect((await me.call(fair.seeds)).model).toEqual(before)
  },
)

test('[RE-03] a repeated rotation reveals the same pair and starts no other', async () => {
  const me = await player()
  const key = randomUUID()
  const all = await Promise.all(Array.from({ length: 10 }, () => me.call(fair.rotate, { clientSeed: 'a' }, { key })))
  const first = all[0]?.model
  expect(all.map(({ model }) => model)).toEqual(Array(10).fill(first))
  await me.call(fair.rotate, { clientSeed: 'b' })
  await me.call(fair.rotate, { clientSeed: 'c' })
  expect((await me.call(fair.rotate, { clientSeed: 'a' }, { key })).model).toEqual(first)
  expect((await me.call(fair.seeds)).model.clientSeed).toBe('c')
  await expect(me.call(fair.rotate, { clientSeed: 'd' }, { key })).rejects.toThrow('key_reused')
})

test('[FA-01] a rotation answers the pairs in their order, also when the clock stands still or goes back', async () => {
  let clock = Date.now()
  const otherServer = await startTestServer({ databaseUrl: server.databaseUrl, now: () => clock })
  const me = await newPlayer(otherServer)
  let pair = (await me.call(fair.seeds)).model
  for (const wentMs of [0, 0, 0, -5_000, -5_000, 0, 10]) {
    clock += wentMs
    const { revealed: revealedPair, ...following } = (await me.call(fair.rotate)).model
    expect(revealedPair.serverSeedHash).toBe(pair.serverSeedHash)
    expect(following.serverSeedHash).toBe(pair.nextServerSeedHash)
    expect((await me.call(fair.seeds)).model).toEqual(following)
    pair = following
  }
  await otherServer.stop()
})

test('[FA-01] a rotation against bets: no bet is played with a revealed seed', async () => {
  const me = await player()
  for (let i = 0; i < 10; i++) {
    const [betOutcome, rotated] = await Promise.allSettled([bet(me, 1), me.call(fair.rotate)])
    if (betOutcome.status === 'rejected') throw betOutcome.reason
    if (rotated.status === 'fulfilled')
      expect(rotated.value.model.revealed.serverSeedHash).not.toBe(betOutcome.value.round.serverSeedHash)
    const { mines: hiddenTiles } = await peek(server.parts, me, betOutcome.value.id)
    await reveal(me, betOutcome.value.id, at(hiddenTiles, 0))
  }
})

test('[FA-02] nothing that an open round answers or sends live tells its outcome or its seed', async () => {
  const me = await player()
  const liveClient = await openLive(server.url, me.call)
  await liveClient.join([me.userId])
  const key = randomUUID()
  const answers: unknown[] = [await bet(me, 10, 3, { key }), await bet(me, 10, 3, { key })]
  const { id } = (await me.call(game.open)).list[0] ?? { id: '' }
  const { safe, serverSeed } = await peek(server.parts, me, id)
  answers.push(
    await reveal(me, id, at(safe, 0)),
    await me.call(game.open),
    await me.call(game.betRecord),
    await me.call(game.betResult, { id }),
    await me.call(game.round, { id }),
    await me.call(fair.seeds),
    await me.call(game.finishHold, { id }),
    await me.call(game.finishAllMyHold),
  )
  const refusals = await Promise.allSettled([
    bet(me),
    reveal(me, id, at(safe, 0)),
    reveal(me, id, 25),
    me.call(fair.rotate),
  ])
  answers.push(...refusals.map((one) => (one.status === 'rejected' ? { ...one.reason } : 'accepted')))
  expect(answers).not.toContain('accepted')
  await liveClient.until((message) => message.type === 'bet')
  await liveClient.until((message) => message.type === 'balance' && message.version === 3)
  liveClient.close()
  answers.push(...liveClient.messages, ...liveClient.events)
  const nextPair = await server.parts.db
    .selectFrom('seed_pair')
    .selectAll()
    .where('account_id', '=', me.userId)
    .execute()
  expect(nextPair).toHaveLength(2)
  for (const answer of answers.map((styleValue) => JSON.stringify(styleValue))) {
    expect(answer).not.toContain('hazards')
    expect(answer).not.toContain('"serverSeed"')
    for (const secret of [serverSeed, ...nextPair.map((pair) => readServerSeed(server.parts.keyring, pair))])
      expect(answer).not.toContain(secret)
  }
})

test('[FA-06] a finished round has a page with its proof and its money lines', async () => {
  const me = await player()
  const { id } = await bet(me, 10, 3)
  const { safe, mines: hiddenTiles, serverSeed } = await peek(server.parts, me, id)
  await reveal(me, id, at(safe, 0))
  await cashOut(me, id)
  await me.call(game.finishHold, { id })
  const line = { at: expect.any(Number) }
  const page = (await me.call(game.round, { id })).model
  expect(page).toMatchObject({
    id,
    result: 'WIN',
    winAmount: 11.02,
    round: { hazards: [hiddenTiles], picked: [at(safe, 0)] },
    lines: [
      { ...line, kind: 'bet', source: 'player:main', destination: 'house:stakes:mines', amount: 10 },
      { ...line, kind: 'win', source: 'house:payouts:mines', destination: 'player:held', amount: 11.02 },
      { ...line, kind: 'release', source: 'player:held', destination: 'player:main', amount: 11.02 },
    ],
  })
  expect(page).not.toHaveProperty('serverSeed')
  await me.call(fair.rotate)
  expect((await me.call(game.round, { id })).model).toEqual({ ...page, serverSeed })
})

test('[FA-03] 200 played rounds are recomputed from the revealed seeds', async () => {
  const me = await player()
  const ids: string[] = []
  for (let i = 0; i < 200; i++) {
    ids.push(await playRound(me, `round ${i}`))
    if (i % 67 === 66) await me.call(fair.rotate, { clientSeed: `seed ${i}` })
  }
  await me.call(fair.rotate)
  const pages = await Promise.all(ids.map((id) => me.call(game.round, { id })))
  const verified = verifyRounds(pages.map(({ model }) => proofOf(model)))
  expect(verified.filter(({ ok }) => !ok)).toEqual([])
  expect(verified).toHaveLength(200)
  expect(new Set(pages.map(({ model }) => model.result))).toEqual(new Set(['WIN', 'LOSE']))
})
