import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Product, startProduct } from '@fairground/testkit/kill/product.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults, type Played, Stranger, toMinor } from './stranger-client.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'fairground-stranger-'))
let product: Product
beforeAll(async () => {
  product = await startProduct(dataDir)
})
afterAll(async () => {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('[FA-01] a client written from the published contract alone deposits, plays 200 rounds and recomputes each of them', async () => {
  const stranger = new Stranger(product.url)
  await stranger.register()
  await stranger.deposit(5000)
  let expectedMinor = toMinor(5000)
  expect(await stranger.balanceMinor()).toBe(expectedMinor)

  let seeds = await stranger.seeds()
  for (const clientSeed of ['lucky', 'olá', undefined, undefined]) {
    const playedRounds: Played[] = []
    for (let i = 0; i < 50; i++) {
      // The tiles differ from round to round; some rounds stop early, some run into a mine, some clear the board.
      const tiles = Array.from({ length: 1 + (i % 5) }, (_, tile) => (i * 3 + tile * 7) % 25)
      const round = await stranger.playMines(1 + (i % 4) * 0.25, 1 + ((i * 5) % 24), tiles)
      expect(round.last.round).toMatchObject({ nonce: i, serverSeedHash: seeds.serverSeedHash })
      expectedMinor += toMinor(round.last.winAmount ?? 0) - toMinor(round.stake)
      playedRounds.push(round)
    }
    const { revealed: revealedPair, ...next } = await stranger.rotate(clientSeed)
    expect(revealedPair).toMatchObject({
      serverSeedHash: seeds.serverSeedHash,
      clientSeed: seeds.clientSeed,
      nonce: 50,
    })
    expect(next).toMatchObject({ serverSeedHash: seeds.nextServerSeedHash, nonce: 0 })
    expect(next.clientSeed).toBe(clientSeed ?? seeds.clientSeed)
    expect(playedRounds.flatMap((round) => faults(round, revealedPair.serverSeed))).toEqual([])
    expect(new Set(playedRounds.map(({ last }) => last.result))).toEqual(new Set(['WIN', 'LOSE']))
    seeds = next
  }
  expect(await stranger.balanceMinor()).toBe(expectedMinor)
})
