import { startTestServer } from '@fairground/testkit'
import { afterEach, expect, test, vi } from 'vitest'
import { addGames, bet, newBettor, stop } from './table.ts'

/** The machine's time, and how far a test sets it back. */
const { now: machineNow } = Date
let setBackMs = 0
afterEach(() => {
  setBackMs = 0
  vi.restoreAllMocks()
})

test('[BT-01] a machine whose clock goes back a minute while a flight is under way: it flies on, is stopped, and ends', async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => machineNow() - setBackMs)
  const server = await startTestServer({ pace: { bettingMs: 1_500, endMs: 100 } })
  try {
    await addGames(server)
    const { db } = server.parts
    const find = () =>
      db
        .selectFrom('multiplayer_round')
        .selectAll()
        .where('game_id', '=', 'crash')
        .orderBy('number', 'desc')
        .executeTakeFirst()
    const rider = await newBettor(server, 100_000)

    /** Rides in rounds until one has flown for a while. */
    async function ride(): Promise<{ id: string; number: number; flownMs: number }> {
      for (;;) {
        // A flight lasts as long as its point is high.
        await expect.poll(async () => (await find())?.status, { interval: 10, timeout: 240_000 }).toBe('NEW')
        const { id } = await bet(rider, 'crash')
        await expect.poll(async () => (await find())?.status, { interval: 10 }).not.toBe('NEW')
        await expect
          .poll(
            async () => {
              const round = await find()
              return round?.status !== 'RUNNING' || round.flown_ms > 500
            },
            { interval: 10 },
          )
          .toBe(true)
        const round = await find()
        if (round?.status === 'RUNNING') return { id, number: round.number, flownMs: round.flown_ms }
      }
    }

    const flight = await ride()
    setBackMs = 60_000
    // It is further on than it was, or over.
    await expect
      .poll(
        async () => {
          const round = await find()
          return round?.number !== flight.number || round.status !== 'RUNNING' || round.flown_ms > flight.flownMs
        },
        { timeout: 10_000 },
      )
      .toBe(true)
    const otherFlight = await ride()
    const stopped = await stop(rider, otherFlight.id).catch((error: Error) => error.message)
    if (typeof stopped === 'string') expect(stopped).toMatch(/round_finished|nothing_to_cash_out/)
    else expect(stopped.flownMs).toBeGreaterThanOrEqual(otherFlight.flownMs)
  } finally {
    await server.stop()
  }
}, 420_000)
