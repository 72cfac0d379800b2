import * as auth from '@fairground/contract/calls/auth'
import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { type Engine, findEngine, isRefusal, type Options, openRound, payoutMinor, type Round } from '@fairground/games'
import { replay } from '@fairground/server/play/rounds/stored-round.ts'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balances } from './mines-table.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const limits = { min_stake_minor: 100n, max_stake_minor: 100_000n, max_win_minor: 100_000_000n }
  const rows = tables.map(({ gameId }, at) => ({
    id: gameId,
    edge_bp: 300,
    ...limits,
    enabled: true,
    position: at + 1,
  }))
  await server.parts.db
    .insertInto('game')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
afterAll(() => server.stop())

const { tower, stair, football, kangaroo, thimbles } = steps

/** How a player makes a step and takes the win, game by game. */
const tables = [
  {
    gameId: 'tower',
    options: { difficulty: 'easy' },
    wrong: { difficulty: 'brutal' },
    step: (me: Player, id: string, column: number) => me.call(tower.play, { id, column }),
    take: (me: Player, id: string) => me.call(tower.cashOut, { id }),
  },
  {
    gameId: 'stair',
    options: { stones: 2 },
    wrong: { stones: 8 },
    step: (me: Player, id: string, column: number) => me.call(stair.play, { id, column }),
    take: (me: Player, id: string) => me.call(stair.cashOut, { id }),
  },
  {
    gameId: 'football',
    options: { difficulty: 'medium' },
    wrong: { difficulty: 'hardcore' },
    step: (me: Player, id: string, zone: number) => me.call(football.play, { id, zone }),
    take: (me: Player, id: string) => me.call(football.cashOut, { id }),
  },
  {
    gameId: 'kangaroo',
    options: { difficulty: 'easy' },
    wrong: { difficulty: 'expert' },
    step: (me: Player, id: string, _: number) => me.call(kangaroo.play, { id }),
    take: (me: Player, id: string) => me.call(kangaroo.cashOut, { id }),
  },
  {
    gameId: 'thimbles',
    options: { balls: 2 },
    wrong: { balls: 3 },
    step: (me: Player, id: string, cup: number) => me.call(thimbles.play, { id, cup }),
    take: undefined,
  },
] as const

async function bet(me: Player, gameId: string, options: Options): Promise<BetModel> {
  return (await me.call(game.bet, { gameId, model: { betAmount: 10, ...options } })).model
}

async function refusal(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'success',
    (error: unknown) => {
      if (error instanceof CallError) return error.errorName
      throw error
    },
  )
}

/** What no player knows: a move that survives the next step, and one that does not, where there are such. */
async function peek(me: Player, id: string): Promise<{ good: number | undefined; bad: number | undefined }> {
  const storedRound = await server.parts.rounds.find(me.userId, id)
  const engine = findEngine(storedRound?.gameId)
  if (!storedRound || !engine) throw new Error(`no round ${id}`)
  const round = replay(storedRound)
  const outcomes = Array.from({ length: 20 }, (_, move) => [move, outcomeOf(engine, round, move)] as const)
  return {
    good: outcomes.find(([, outcome]) => outcome === 'good')?.[0],
    bad: outcomes.find(([, outcome]) => outcome === 'bad')?.[0],
  }
}

function outcomeOf(engine: Engine, round: Round, value: number): 'good' | 'bad' | 'illegal' {
  const move = engine.parseMove(round, value)
  if (isRefusal(move)) return 'illegal'
  return engine.play(round, move).status === 'lost' ? 'bad' : 'good'
}

/** A round whose first step can be survived. */
async function slot(me: Player, gameId: string, options: Options): Promise<{ id: string; good: number }> {
  for (;;) {
    const { id } = await bet(me, gameId, options)
    const { good } = await peek(me, id)
    if (good !== undefined) return { id, good }
    await me.call(kangaroo.play, { id })
  }
}

describe.each(tables)('$gameId', ({ gameId, options, wrong, step, take }) => {
  const player = () => newPlayer(server, { deposit: 1000 })

  test('[BT-04] [BT-05] [BT-06] [BT-07] [BT-08] a bet shows nothing of what was drawn, a step raises the multiplier, the win goes to a hold', async () => {
    const me = await player()
    const { id, good } = await slot(me, gameId, options)
    const steps = (await step(me, id, good)).model
    expect(steps.round.step).toBe(1)
    if (take) {
      expect(steps.result).toBe('PENDING')
      expect(steps.round).not.toHaveProperty('hazards')
    }
    const done = take ? (await take(me, id)).model : steps
    const engine = findEngine(gameId)
    const multiplier = engine?.odds({ options, edge: 300 })[0]?.multiplier ?? 0n
    expect(done).toMatchObject({
      result: 'WIN',
      held: true,
      multiplier: Number(multiplier) / 10_000,
      winAmount: Number(payoutMinor({ stakeMinor: 1000n }, multiplier)) / 100,
    })
    expect(done.round.hazards?.length).toBeGreaterThan(0)
    const { model } = await me.call(game.finishHold, { id })
    expect(model.balance).toBeCloseTo((await me.call(auth.userInfo)).user.balance, 9)
  })

  test('[BT-04] [BT-05] [BT-06] [BT-07] [BT-08] wrong options, a move out of range and an unknown round are refused, and nothing moves', async () => {
    const me = await player()
    expect(await refusal(me.call(game.bet, { gameId, model: { betAmount: 10, ...wrong } }))).toBe('option_unknown')
    const { id } = await bet(me, gameId, options)
    const before = await balances(server.parts, me)
    if (gameId !== 'kangaroo') expect(await refusal(step(me, id, 20))).toBe('move_out_of_range')
    if (take) expect(await refusal(take(me, id))).toBe('nothing_to_cash_out')
    expect(await refusal(step(me, crypto.randomUUID(), 0))).toBe('round_unknown')
    const stranger = await player()
    expect(await refusal(step(stranger, id, 0))).toBe('round_unknown')
    if (take) expect(await refusal(take(stranger, id))).toBe('round_unknown')
    expect(await refusal(bet(me, gameId, options))).toBe('round_open')
    expect(await balances(server.parts, me)).toEqual(before)
  })

  test('[BT-04] [BT-05] [BT-06] [BT-07] [BT-08] [RE-03] ten equal steps and ten cash-outs at once settle the round once', async () => {
    const me = await player()
    const { id, good } = await slot(me, gameId, options)
    if (take) await step(me, id, good)
    const before = await balances(server.parts, me)
    const calls = Array.from({ length: 20 }, (_, at) => (take && at % 2 === 0 ? take(me, id) : step(me, id, good)))
    await Promise.allSettled(calls)
    const { model } = await me.call(game.round, { id })
    const paidMinor = BigInt(Math.round(model.winAmount * 100))
    const after = await balances(server.parts, me)
    if (model.result === 'PENDING') expect(after.heldMinor).toBe(before.heldMinor)
    else expect(after.heldMinor).toBe(before.heldMinor + paidMinor)
    expect(after.mainMinor).toBe(before.mainMinor)
  })

  test('[BT-04] [BT-05] [BT-06] [BT-07] [BT-08] [FA-01] after the seeds are rotated, anybody finds the same draw', async () => {
    const me = await player()
    const playedBets: BetModel[] = []
    for (let round = 0; round < 5; round++) {
      const { id } = await bet(me, gameId, options)
      const { good, bad } = await peek(me, id)
      const first = (await step(me, id, round % 2 === 0 ? (good ?? 0) : (bad ?? good ?? 0))).model
      playedBets.push(first.result === 'PENDING' && take ? (await take(me, id)).model : first)
    }
    await me.call(game.finishAllMyHold)
    const { revealed: revealedPair } = (await me.call(fair.rotate, {})).model
    const engine = findEngine(gameId)
    if (!engine) throw new Error(gameId)
    for (const { options: chosen, edge, round } of playedBets) {
      const { serverSeed, clientSeed } = revealedPair
      const reopenedRound = openRound(engine, {
        terms: { options: chosen, edge },
        seeds: { serverSeed, clientSeed, nonce: round.nonce },
      })
      expect(round.hazards).toEqual(reopenedRound.drawn)
    }
  })
})
