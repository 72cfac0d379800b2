import * as game from '@fairground/contract/calls/game'
import { stops } from '@fairground/contract/calls/list'
import { findMultiplayerGame, flightMs } from '@fairground/games/multiplayer'
import type { MultiplayerRoundTables } from '@fairground/server/ground/db/tables/multiplayer-rounds.ts'
import { pointOfRound } from '@fairground/server/play/multiplayer-rounds/flight.ts'
import type { Pace } from '@fairground/server/play/multiplayer-rounds/pace.ts'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import type { Selectable } from 'kysely'
import { expect } from 'vitest'

type Row = Selectable<MultiplayerRoundTables['multiplayer_round']>

/** A server whose multiplayer rounds go by a clock that the test turns on. */
export interface Table {
  server: TestServer
  clock: Clock
  gameId: string
  /** The stored row of the newest round. */
  round(): Promise<Row>
  /** Sums of the newest round's bets, over all its parts. */
  sums(): Promise<{ bets: number; staked: bigint; exposure: bigint }>
  /** Waits for the newest round to have a status. */
  until(status: Row['status']): Promise<Row>
  /** Waits until the newest round's betting has closed. Its flight may be over by then: some end as they start. */
  closedRow(): Promise<Row>
  /** Turns the clock to the end of betting and waits for the start; as `closed`, the flight may be over by then. */
  toFlight(): Promise<Row>
  /** Turns the clock past the end and its pause, and waits for the round that follows. */
  toNext(): Promise<Row>
  /** Where the flight that is under way will end: in ms, and as hundredths. */
  endOf(round: Row): Promise<{ endMs: number; point: bigint }>
  /** Rounds on until one starts whose flight lasts at least so long; `join` bets in each. */
  toFlightOf(leastMs: number, join?: () => Promise<unknown>): Promise<Row & { endMs: number; point: bigint }>
}

/** A clock that only the test moves. */
export interface Clock {
  ms: number
}

/** The rows of both games, as their migration brings them. */
export async function addGames({ parts: { db } }: TestServer): Promise<void> {
  const position = { min_stake_minor: 100n, max_stake_minor: 100_000n, max_win_minor: 100_000_000n, enabled: true }
  await db
    .insertInto('game')
    .values(['crash', 'aviator'].map((id, at) => ({ id, edge_bp: 300, position: 50 + at, ...position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Starts a server with a clock that only the test moves. */
export async function openTable(
  gameId: string,
  pace: Partial<Pace> = {},
  tableOptions: { databaseUrl?: string; clock?: Clock; environment?: Record<string, string> } = {},
): Promise<Table> {
  const clock = tableOptions.clock ?? { ms: Date.now() }
  const server = await startTestServer({
    now: () => clock.ms,
    pace,
    ...(tableOptions.databaseUrl && { databaseUrl: tableOptions.databaseUrl }),
    ...(tableOptions.environment && { environment: tableOptions.environment }),
  })
  await addGames(server)
  return tableOf(server, clock, gameId)
}

/** A test's view of the rounds of a game on a server. */
export function tableOf(server: TestServer, clock: Clock, gameId: string): Table {
  const { db, multiplayerRounds } = server.parts
  const game = findMultiplayerGame(gameId)
  if (!game) throw new Error(`no multiplayer game ${gameId}`)
  const find = () =>
    db
      .selectFrom('multiplayer_round')
      .selectAll()
      .where('game_id', '=', gameId)
      .orderBy('number', 'desc')
      .executeTakeFirst()

  async function until(met: (row: Row) => boolean): Promise<Row> {
    let row: Row | undefined
    await expect
      .poll(
        async () => {
          row = await find()
          return row !== undefined && met(row)
        },
        { interval: 10 },
      )
      .toBe(true)
    if (!row) throw new Error('no round')
    return row
  }

  const table: Table = {
    server,
    clock,
    gameId,
    round: () => until(() => true),
    async sums() {
      const { id } = await table.round()
      const parts = await db
        .selectFrom('multiplayer_round_part')
        .selectAll()
        .where('multiplayer_round_id', '=', id)
        .execute()
      const sum = (of: (part: (typeof parts)[number]) => bigint) => parts.reduce((all, part) => all + of(part), 0n)
      return {
        bets: Number(sum(({ bet_count }) => BigInt(bet_count))),
        staked: sum(({ staked_minor }) => staked_minor),
        exposure: sum(({ exposure_minor }) => exposure_minor),
      }
    },
    until: (status) => until((row) => row.status === status),
    closedRow: () => until(({ status }) => status !== 'NEW'),
    async toFlight() {
      const { closes_at } = await table.until('NEW')
      clock.ms = Math.max(clock.ms, closes_at.getTime())
      return await table.closedRow()
    },
    async toNext() {
      const running = await table.closedRow()
      const { endMs } = running.status === 'RUNNING' ? await table.endOf(running) : { endMs: 0 }
      const over = await until(({ status, started_at }) => {
        // A pause may have shifted the start meanwhile.
        if (status === 'RUNNING') clock.ms = Math.max(clock.ms, (started_at?.getTime() ?? 0) + endMs)
        return status === 'FINISHED' || status === 'VOID'
      })
      clock.ms = Math.max(clock.ms, over.next_at?.getTime() ?? 0)
      return await until((row) => row.number === over.number + 1)
    },
    async endOf({ number, entropy, edge_bp }) {
      const link = await multiplayerRounds.chains.findLink(gameId, number)
      const newestRound = await multiplayerRounds.reader.findNewest(gameId)
      if (!link || !newestRound) throw new Error('no link')
      const point = pointOfRound(link, { ...newestRound.round, number, entropy: entropy ?? '', edgeBp: edge_bp })
      return { point, endMs: flightMs(game, point) }
    },
    async toFlightOf(leastMs, join) {
      for (;;) {
        await table.until('NEW')
        await join?.()
        const row = await table.toFlight()
        const end = await table.endOf(row)
        if (end.endMs >= leastMs) return { ...row, ...end }
        await table.toNext()
      }
    },
  }
  return table
}

/** A player's bet. */
export async function bet(player: Player, gameId: string, options: object = {}, betAmount = 10) {
  return (await player.call(game.bet, { gameId, model: { betAmount, ...options } })).model
}

/** A player's stop of a bet in crash. */
export async function stop(player: Player, id: string, key?: string) {
  return (await player.call(stops.crash, { id }, key ? { key } : {})).model
}

/** A player with money, and the result that a bet has by now. */
export async function newBettor(server: TestServer, deposit = 1_000) {
  const player = await newPlayer(server, { deposit })
  return Object.assign(player, {
    result: async (id: string) => (await player.call(game.betResult, { id })).model,
    /** Until the bet is decided. */
    decided: async (id: string) => {
      await expect
        .poll(async () => (await player.call(game.betResult, { id })).model.result, { interval: 15 })
        .not.toBe('PENDING')
      return (await player.call(game.betResult, { id })).model
    },
  })
}
