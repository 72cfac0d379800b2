import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import type { LotteryTerm } from '@fairground/contract/lottery'
import { findLottery } from '@fairground/games/lottery'
import type { Pace } from '@fairground/server/play/multiplayer-rounds/pace.ts'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { expect } from 'vitest'

/** A server whose terms go by a clock that the test turns on. */
export interface LotteryTable {
  server: TestServer
  clock: { ms: number }
  /** Waits for the newest term to have a phase. */
  until(phase: LotteryTerm['phase']): Promise<LotteryTerm>
  /** Turns the clock to the close of the open term, and waits for it. */
  to(phase: 'CLOSED'): Promise<LotteryTerm>
  /** Turns the clock to the draw of the closed term, and waits for it. */
  toDraw(): Promise<LotteryTerm>
  /** Waits for a term to be settled or void. */
  settled(id: string): Promise<LotteryTerm>
  /** Goes on until a new term is open. */
  nextTerm(): Promise<LotteryTerm>
}

/** Starts a server with a clock that only the test moves, and waits for the first term of a lottery. */
export async function openLottery(
  gameId: string,
  pace: Partial<Pace> = {},
  options: { databaseUrl?: string; clock?: { ms: number } } = {},
): Promise<LotteryTable> {
  const clock = options.clock ?? { ms: Date.now() }
  const server = await startTestServer({
    now: () => clock.ms,
    pace,
    ...(options.databaseUrl && { databaseUrl: options.databaseUrl }),
  })
  return lotteryTableOf(server, clock, gameId)
}

/** A test's view of the terms of a lottery on a server. */
export function lotteryTableOf(server: TestServer, clock: { ms: number }, gameId: string): LotteryTable {
  async function until(find: () => Promise<LotteryTerm | undefined>): Promise<LotteryTerm> {
    let term: LotteryTerm | undefined
    await expect
      .poll(
        async () => {
          term = await find()
          return term !== undefined
        },
        { interval: 10 },
      )
      .toBe(true)
    if (!term) throw new Error('no term')
    return term
  }
  const newest = async () => {
    const found = await server.parts.lotteryTerms.findTerm(lotteryOf(gameId))
    return found?.term
  }
  const inPhase = (phase: LotteryTerm['phase']) =>
    until(async () => {
      const term = await newest()
      return term?.phase === phase ? term : undefined
    })
  const settled = (id: string) =>
    until(async () => {
      const { page } = await server.call(lottery.terms, { gameId, pageSize: 20 })
      return page.content.find((term) => term.id === id && term.status === 'FINISHED')
    })
  const table: LotteryTable = {
    server,
    clock,
    until: inPhase,
    settled,
    async to(phase) {
      const { closesAt } = await inPhase('OPEN')
      clock.ms = Math.max(clock.ms, closesAt)
      return await inPhase(phase)
    },
    async toDraw() {
      const { drawsAt, id } = await inPhase('CLOSED')
      clock.ms = Math.max(clock.ms, drawsAt)
      return await until(async () => {
        const { page } = await server.call(lottery.terms, { gameId, pageSize: 5 })
        return page.content.find((term) => term.id === id && term.seed !== undefined)
      })
    },
    async nextTerm() {
      const term = await newest()
      if (term?.phase === 'OPEN') await table.to('CLOSED')
      const drawn = await table.toDraw()
      await settled(drawn.id)
      return await inPhase('OPEN')
    },
  }
  return table
}

/** A player with money. */
export async function newBettor(server: TestServer, deposit = 1_000) {
  const player = await newPlayer(server, { deposit })
  return Object.assign(player, { seeds: () => player.call(fair.seeds) })
}

/** A line as a test writes it. */
export type Line = { market: string; pick: string; stake: number | string }

/** A player's slip. @param extra more fields of the bet's model */
export async function slip(player: Player, gameId: string, lines: readonly Line[], extra: object = {}) {
  const cents = lines.reduce((sum, { stake }) => sum + Math.round(Number(stake) * 100), 0)
  const model = { betAmount: Number.isNaN(cents) ? 1 : cents / 100, lines: [...lines], ...extra }
  return (await player.call(game.bet, { gameId, model })).model
}

/** The lottery of an id. */
export function lotteryOf(gameId: string) {
  const found = findLottery(gameId)
  if (!found) throw new Error(`no lottery ${gameId}`)
  return found
}
