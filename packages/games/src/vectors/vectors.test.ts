import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verifyRound } from '../verifier/index.ts'
import { publishedProofs, vectorChecks } from './index.ts'

test.each(vectorChecks())('[FA-01] published: $title', ({ publishedValue: published, computedValue: found }) => {
  expect(found).toBe(published)
})

test.each(publishedProofs())('[FA-01] published: $title', ({ proof }) => {
  expect(verifyRound(proof)).toMatchObject({ ok: true })
  expect(verifyRound(proof).checks.length).toBeGreaterThan(1)
})

test('every game that has vectors is among them', () => {
  const folders = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('vectors.json'))
    .map((file) => file.split('/')[0])
  const games = new Set<string>(publishedProofs().map(({ proof }) => proof.gameId))
  expect(folders.length).toBeGreaterThan(9)
  const shared = ['fair', 'multiplayer', 'lottery']
  for (const folder of folders) if (!shared.includes(folder ?? '')) expect(games).toContain(folder)
  const sharedGames = ['crash', 'aviator', 'dice3', 'colour10', 'race10', 'sum28', 'digits5']
  expect([...games]).toEqual(expect.arrayContaining(sharedGames))
})
