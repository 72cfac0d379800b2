import { join } from 'node:path'
import { blocks } from '@fairground/blocks/registry'
import { expect, test } from 'vitest'
import { splitLists } from './split-lists.ts'

const BLOCKS = join(import.meta.dirname, '../../../packages/blocks/src')
const plugin = splitLists() as unknown as {
  resolveId(source: string, importer: string): string | undefined
  load: { handler(id: string): Promise<{ code: string }> }
}

/** The code of a list as a file of the blocks' package gets it in a build. */
async function partFor(file: string, list: string): Promise<string> {
  const id = plugin.resolveId(list, join(BLOCKS, file)) ?? ''
  return (await plugin.load.handler(id)).code
}
const foldersIn = (code: string) => [...code.matchAll(/from '\.\/([\w-]+)\/block\.tsx'/g)].map(([, name]) => name)

test('each block is in exactly one part of the list', async () => {
  const files = ['first-blocks.ts', 'lobby-blocks.ts', 'later-blocks.ts']
  const parts = await Promise.all(files.map(async (file) => foldersIn(await partFor(file, './registry.ts'))))
  expect(parts[0]).toEqual(['header', 'tab-bar'])
  expect(parts[1]).toContain('game-grid')
  expect(parts[2]).toContain('faq')
  expect(parts.flat().sort()).toEqual(blocks.map(({ name }) => name).sort())
})

test('the first icons know the names of all others, which come without a picture', async () => {
  const first = await partFor('first-icons.ts', './icon-list.ts')
  expect(first).toContain('house: House')
  expect(first).toContain('wallet: undefined')
  expect(first).toContain('trophy: undefined')
  expect(first).not.toContain('icons/trophy')
  expect(await partFor('later-icons.ts', './icon-list.ts')).not.toContain('House')
})

test('nobody else gets a part: outside of these files the list is whole', () => {
  expect(plugin.resolveId('./registry.ts', join(BLOCKS, 'index.ts'))).toBeUndefined()
})
