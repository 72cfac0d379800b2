import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { namedGames, namedLotteries } from '@fairground/phrases'
import { contrast } from '@fairground/ui/theme'
import { expect, test } from 'vitest'
import { tileArt } from './tile-art.ts'

const ids = [...namedGames, ...namedLotteries]
const folder = join(import.meta.dirname, 'tiles')
const sourceOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const gzipped = (source: string) => gzipSync(source, { level: 9 }).length

test('each game has a picture of its own, and there is none besides', () => {
  expect(readdirSync(folder).toSorted()).toEqual(ids.map((id) => `${id}.svg`).toSorted())
  for (const id of ids) expect(tileArt(id), id).toMatch(/svg/)
  expect(tileArt('roulette')).toBeUndefined()
})

test.each(ids)('the picture of %s is at most 60 elements and 2 KB, and draws its digits without a font', (id) => {
  const source = sourceOf(`${id}.svg`)
  expect(source.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(60)
  expect(gzipped(source)).toBeLessThanOrEqual(2_048)
  expect(source).not.toMatch(/<text|font-|<script|href=/)
})

test('all pictures together are at most 20 KB', () => {
  expect(ids.reduce((sum, id) => sum + gzipped(sourceOf(`${id}.svg`)), 0)).toBeLessThanOrEqual(20 * 1024)
})

test.each(['', ...ids.map((id) => `='${id}'`)])('white words stand out from the ground [data-ground%s]', (id) => {
  const grounds = readFileSync(join(import.meta.dirname, 'grounds.css'), 'utf8')
  const [, deep = ''] = new RegExp(`\\[data-ground${id}\\] \\{ --deep: (#[0-9a-f]{6});`).exec(grounds) ?? []
  expect(contrast('#ffffff', deep)).toBeGreaterThanOrEqual(4.5)
})
