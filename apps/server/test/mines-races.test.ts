import { randomUUID } from 'node:crypto'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, balances, bet, cashOut, peek, reveal } from './mines-table.ts'

let first: TestServer
let second: TestServer
beforeAll(async () => {
  first = await startTestServer()
  second = await startTestServer({ databaseUrl: first.databaseUrl })
})
afterAll(async () => {
  await second.stop()
  await first.stop()
})

type Settled = PromiseSettledResult<Awaited<ReturnType<typeof reveal>>>

const valuesOf = (all: readonly Settled[]) => all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
const refusals = (all: readonly Settled[]) =>
  all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []))

/** A player with an open round, at two devices that reach the same or two servers. */
async function slot(servers: readonly [TestServer, TestServer], mineCount = 3) {
  const me = await newPlayer(servers[0], { deposit: 100 })
  const twin = { ...me, call: withToken(servers[1], me.token) }
  const { id } = await bet(me, 10, mineCount)
  return { me, twin, id, ...(await peek(first.parts, me, id)) }
}

function withToken({ call }: TestServer, token: string): TestServer['call'] {
  return (sentCall, request, options) => call(sentCall, request, { token, ...options })
}

describe.each([
  ['one server', () => [first, first] as const],
  ['two servers on one database', () => [first, second] as const],
])('[RE-03] with %s', (_, servers) => {
  test('a move at one device holds at the other, which remembers the round as it was before', async () => {
    const { me, twin, id, safe } = await slot(servers(), 3)
    await reveal(twin, id, at(safe, 0))
    expect(await cashOut(me, id)).toMatchObject({ result: 'WIN', winAmount: 11.02 })
    await expect(cashOut(twin, id)).rejects.toThrow('round_finished')
  })

  test('20 safe tiles uncovered at once are uncovered one after the other', async () => {
    const { me, twin, id, safe } = await slot(servers(), 3)
    const tiles = safe.slice(0, 20)
    const all = await Promise.allSettled(tiles.map((tile, i) => reveal(i % 2 ? twin : me, id, tile)))
    expect(refusals(all)).toEqual([])
    const steps = valuesOf(all).map(({ round }) => round.step)
    expect(steps.toSorted((a, b) => a - b)).toEqual(tiles.map((_tile, i) => i + 1))
    const lastRound = valuesOf(all).find(({ round }) => round.step === 20)
    expect(lastRound?.round.picked.toSorted((a, b) => a - b)).toEqual(tiles)
    expect(await balances(first.parts, me)).toMatchObject({ mainMinor: 9_000n, heldMinor: 0n, openRounds: 1 })
  })

  test('the same tile uncovered 20 times at once is uncovered once', async () => {
    const { me, twin, id, safe } = await slot(servers())
    const tile = at(safe, 0)
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => reveal(i % 2 ? twin : me, id, tile)))
    expect(valuesOf(all)).toMatchObject([{ round: { step: 1, picked: [tile] } }])
    expect(refusals(all)).toEqual(Array(19).fill('move_taken'))
  })

  test('25 tiles at once: the round ends at the first mine and pays nothing', async () => {
    const { me, twin, id } = await slot(servers(), 24)
    const all = await Promise.allSettled(
      Array.from({ length: 25 }, (_, tile) => reveal(tile % 2 ? twin : me, id, tile)),
    )
    const ends = valuesOf(all).filter(({ result }) => result !== 'PENDING')
    expect(ends).toHaveLength(1)
    expect(refusals(all)).toEqual(Array(24).fill('round_finished'))
    const { heldMinor, openRounds } = await balances(first.parts, me)
    expect({ heldMinor, openRounds }).toEqual({ heldMinor: ends[0]?.result === 'WIN' ? 24_250n : 0n, openRounds: 0 })
  })

  test('20 cash-outs at once pay once', async () => {
    const { me, twin, id, safe } = await slot(servers())
    await reveal(me, id, at(safe, 0))
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => cashOut(i % 2 ? twin : me, id)))
    expect(valuesOf(all)).toMatchObject([{ result: 'WIN', winAmount: 11.02 }])
    expect(refusals(all)).toEqual(Array(19).fill('round_finished'))
    expect(await balances(first.parts, me)).toMatchObject({ mainMinor: 9_000n, heldMinor: 1_102n })
  })

  test('a cash-out against a reveal of a mine settles one way', async () => {
    for (let i = 0; i < 10; i++) {
      const { me, twin, id, safe, mines } = await slot(servers())
      await reveal(me, id, at(safe, 0))
      const all = await Promise.allSettled([cashOut(me, id), reveal(twin, id, at(mines, 0))])
      expect(refusals(all)).toEqual(['round_finished'])
      const [settled] = valuesOf(all)
      const payoutMinor = settled?.result === 'WIN' ? 1_102n : 0n
      expect(await balances(first.parts, me)).toMatchObject({
        mainMinor: 9_000n,
        heldMinor: payoutMinor,
        openRounds: 0,
      })
    }
  })

  test('a cash-out against a reveal of a safe tile pays what it was decided on', async () => {
    for (let i = 0; i < 10; i++) {
      const { me, twin, id, safe } = await slot(servers())
      await reveal(me, id, at(safe, 0))
      const [out, move] = await Promise.allSettled([cashOut(me, id), reveal(twin, id, at(safe, 1))])
      if (out?.status !== 'fulfilled') throw new Error('the cash-out was refused')
      // Either the tile came first and is paid for, or the round was over when it came.
      expect(out.value).toMatchObject({ result: 'WIN', winAmount: move?.status === 'fulfilled' ? 12.59 : 11.02 })
    }
  })

  test.each(['a reveal', 'a cash-out'])(
    '%s repeated 50 times at once with its key is answered the same',
    async (what) => {
      const { me, twin, id, safe } = await slot(servers())
      await reveal(me, id, at(safe, 0))
      const key = randomUUID()
      const act = (who: typeof me) =>
        what === 'a cash-out' ? cashOut(who, id, { key }) : reveal(who, id, at(safe, 1), { key })
      const all = await Promise.all(Array.from({ length: 50 }, (_, i) => act(i % 2 ? twin : me)))
      expect(new Set(all.map((model) => JSON.stringify(model))).size).toBe(1)
      expect(await balances(first.parts, me)).toMatchObject({ version: 4 })
    },
  )
})
