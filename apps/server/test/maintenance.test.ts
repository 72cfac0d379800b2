import type { Call } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import { steps, stops } from '@fairground/contract/calls/list'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import * as operator from '@fairground/contract/calls/operator'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import { engines, findEngine, isRefusal } from '@fairground/games'
import { leaseName } from '@fairground/server/play/multiplayer-rounds/read-multiplayer-rounds.ts'
import { replay } from '@fairground/server/play/rounds/stored-round.ts'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant, slotBefore, spin } from './instant-table.ts'
import { bet, newBettor, openTable, type Table } from './multiplayer/table.ts'
import { newStaff } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The switch of the whole site, as staff turns it; waits until every call goes by it. */
async function setMaintenance(at: TestServer, maintenance: true | null): Promise<void> {
  const staff = await newStaff(at)
  await staff.call(operator.saveSettings, { settings: { maintenance } })
  const isClosed = async () => (await at.parts.readSettings()).maintenance
  await expect.poll(isClosed, { interval: 20 }).toBe(maintenance === true)
}

async function closedFor<T>(run: () => Promise<T>, at = server): Promise<T> {
  await setMaintenance(at, true)
  try {
    return await run()
  } finally {
    await setMaintenance(at, null)
  }
}

/** How a round of each stepped game is begun, carried on and ended by a player. */
const games = {
  mines: { options: { mines: 3 }, field: 'tile', play: steps.mines.play, cashOut: steps.mines.cashOut },
  tower: { options: { difficulty: 'easy' }, field: 'column', ...steps.tower },
  stair: { options: { stones: 1 }, field: 'column', ...steps.stair },
  football: { options: { difficulty: 'easy' }, field: 'zone', ...steps.football },
  kangaroo: { options: { difficulty: 'easy' }, field: 'none', ...steps.kangaroo },
  thimbles: { options: { balls: 2 }, field: 'cup', ...steps.thimbles, cashOut: undefined },
} as const

/** What no player knows: a move that survives the next step of a round; undefined where none does. */
async function findSafeMove(player: Player, id: string): Promise<number | undefined> {
  const storedRound = await server.parts.rounds.find(player.userId, id)
  const engine = findEngine(storedRound?.gameId)
  if (!storedRound || !engine) throw new Error(`no round ${id}`)
  const round = replay(storedRound)
  return Array.from({ length: 25 }, (_, value) => value).find((value) => {
    const move = engine.parseMove(round, value)
    return !isRefusal(move) && engine.play(round, move).status !== 'lost'
  })
}

/** A round whose next step can be survived, with that move. */
async function openSafeRound(player: Player, gameId: keyof typeof games): Promise<{ id: string; move: number }> {
  for (;;) {
    const { id } = await bet(player, gameId, games[gameId].options)
    const move = await findSafeMove(player, id)
    if (move !== undefined) return { id, move }
    await player.call(games[gameId].play as Call, { id, [games[gameId].field]: 0 })
  }
}

async function refusalOf(call: Promise<unknown>): Promise<number> {
  return call.then(
    () => 0,
    (error: unknown) => (error instanceof CallError ? error.status : Number.NaN),
  )
}

test('this test plays every game that there is', () => {
  const drawn = ['scratch', 'freespin']
  expect([...Object.keys(games), ...drawn].toSorted()).toEqual(engines.map(({ id }) => id).toSorted())
})

test('[OP-02] while the site is closed, an open round of each game is shown, carried on, won and paid, and no new one begins', async () => {
  const idle = await newPlayer(server, { deposit: 100 })
  const ids = Object.keys(games) as (keyof typeof games)[]
  const slots = await Promise.all(
    ids.map(async (gameId) => {
      const player = await newPlayer(server, { deposit: 1_000 })
      return { gameId, player, ...(await openSafeRound(player, gameId)) }
    }),
  )
  await closedFor(async () => {
    for (const { gameId, player, id, move } of slots) {
      const { options, field, play, cashOut } = games[gameId]
      expect((await player.call(game.open)).list.map((round) => round.id)).toEqual([id])
      expect((await player.call(game.betResult, { id })).model.result).toBe('PENDING')
      const movedRound = await player.call(
        play as typeof steps.mines.play,
        { id, [field]: move } as { id: string; tile: number },
      )
      expect(cashOut ? (await player.call(cashOut, { id })).model : movedRound.model).toMatchObject({ result: 'WIN' })
      expect((await player.call(game.betResult, { id })).model.result).toBe('WIN')
      await player.call(game.finishHold, { id })
      expect((await moneyOf(player)).heldMinor).toBe(0n)
      expect(await refusalOf(bet(idle, gameId, options))).toBe(-120)
    }
  })
  expect((await moneyOf(idle)).mainMinor).toBe(10_000n)
})

async function moneyOf({ userId }: Player) {
  const wallet = await server.parts.wallet.findWallet(userId)
  if (!wallet) throw new Error('no wallet')
  return wallet
}

test('[OP-02] while the site is closed, wins of instant games leave their holds, and no card or spin is sold', async () => {
  const player = await newPlayer(server, { deposit: 100 })
  await slotBefore(server, player, 'a win')
  expect(await bet(player, 'scratch', {}, 1)).toMatchObject({ result: 'WIN', held: true })
  await grant(server, player, { key: 'maintenance', count: 1 })
  await closedFor(async () => {
    await player.call(game.finishAllMyHold)
    expect((await moneyOf(player)).heldMinor).toBe(0n)
    const before = await moneyOf(player)
    expect(await refusalOf(bet(player, 'scratch', {}, 1))).toBe(-120)
    expect(await refusalOf(spin(player))).toBe(-120)
    expect(await moneyOf(player)).toEqual(before)
  })
})

test.each(['crash', 'aviator'] as const)(
  '[OP-02] while the site is closed, a rider of a flight of %s can stop, the flight ends, and no other begins',
  async (gameId) => {
    const table = await openTable(gameId)
    try {
      await rideWhileClosed(table, gameId)
    } finally {
      await table.server.stop()
    }
  },
)

async function rideWhileClosed(table: Table, gameId: 'crash' | 'aviator'): Promise<void> {
  const { clock, server: its } = table
  const rider = await newBettor(its, 10_000)
  let betId = ''
  const { number, endMs } = await table.toFlightOf(3_000, async () => {
    betId = (await bet(rider, gameId)).id
  })
  await closedFor(async () => {
    clock.ms += 2_000
    expect((await its.call(multiplayer.term, { gameId })).model).toMatchObject({ number, status: 'RUNNING' })
    const { model } = await rider.call(stops[gameId], { id: betId })
    expect(model).toMatchObject({ result: 'WIN', flownMs: 2_000 })
    await rider.call(game.finishHold, { id: betId })
    expect((await its.parts.wallet.findWallet(rider.userId))?.heldMinor).toBe(0n)
    clock.ms += endMs
    await table.until('FINISHED')
    // Long after the next round was due the driver has settled this one, and looked for the next many times.
    clock.ms += 60_000
    await expect.poll(async () => (await table.round()).settled_at, { interval: 10 }).not.toBeNull()
    await renewals(its, gameId, 5)
    expect((await table.round()).number).toBe(number)
  }, its)
  expect((await table.until('NEW')).number).toBe(number + 1)
}

/** Waits for the driver of a game to have renewed its lease so often: it has looked as often at least. */
async function renewals({ parts: { db } }: TestServer, gameId: string, times: number): Promise<void> {
  const readLease = () =>
    db.selectFrom('lease').select('until').where('name', '=', leaseName(gameId)).executeTakeFirst()
  for (let time = 0; time < times; time += 1) {
    const before = (await readLease())?.until.getTime() ?? 0
    await expect.poll(async () => (await readLease())?.until.getTime(), { interval: 20 }).toBeGreaterThan(before)
  }
}

test('[ER-04] while the site is closed, auth.check says whether the token is valid', async () => {
  const player = await newPlayer(server)
  await closedFor(async () => {
    expect((await player.call(auth.check)).model.valid).toBe(true)
    expect((await server.call(auth.check)).model.valid).toBe(false)
    expect(await refusalOf(player.call(auth.userInfo))).toBe(-120)
  })
})

test('[OP-02] while the site is closed, a demonstration that is open can be finished', async () => {
  const { model } = await server.call(game.play, { gameId: 'mines', demo: true })
  const headers = { [HEADERS.demo]: model.demoToken ?? '' }
  const ask = { headers }
  const placedBet = await server.call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 1 } }, ask)
  await closedFor(async () => {
    const { id } = placedBet.model
    const { model: movedRound } = await server.call(steps.mines.play, { id, tile: 0 }, ask)
    if (movedRound.result === 'PENDING') {
      expect((await server.call(steps.mines.cashOut, { id }, ask)).model.result).toBe('WIN')
    } else expect(movedRound.result).toBe('LOSE')
    const secondBet = server.call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 1 } }, ask)
    expect(await refusalOf(secondBet)).toBe(-120)
  })
})
