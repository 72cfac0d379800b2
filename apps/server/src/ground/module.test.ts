import { expect, test } from 'vitest'
import { house, type Module } from './module.ts'
import type { Ground } from './parts.ts'

const notes: string[] = []
const ground = {
  db: undefined,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
} as unknown as Ground

const cellar: Module<Ground, { wine: number }> = {
  name: 'cellar',
  create: () => ({ wine: 3 }),
  close: () => void notes.push('cellar closed'),
}
const kitchen: Module<{ wine: number }, { soup: string }> = {
  name: 'kitchen',
  create: ({ wine }) => ({ soup: `soup with ${wine} of wine` }),
  roles: ['web'],
  async start({ soup }, url) {
    notes.push(`${soup} at ${url}`)
    return { close: () => void notes.push('kitchen stopped') }
  },
  close: () => void notes.push('kitchen closed'),
}

test('a module gets the parts of those before it, starts where its role is, and is closed before them', async () => {
  const openHouse = house<Ground>().with(cellar).with(kitchen).open(ground, ['web'])
  expect(openHouse.parts.soup).toBe('soup with 3 of wine')
  await openHouse.start('http://here')
  await Promise.all([openHouse.close(), openHouse.close()])
  expect(notes.splice(0)).toEqual([
    'soup with 3 of wine at http://here',
    'kitchen stopped',
    'kitchen closed',
    'cellar closed',
  ])
})

test('a module of another role makes its parts and does not start', async () => {
  const openHouse = house<Ground>().with(cellar).with(kitchen).open(ground, ['jobs'])
  await openHouse.start('http://here')
  await openHouse.close()
  expect(notes.splice(0)).toEqual(['kitchen closed', 'cellar closed'])
})

test('a module whose needs nobody gives does not compile', () => {
  // @ts-expect-error: the cellar gives the wine, and it is not there; `npm run check` fails if this compiles
  house<Ground>().with(kitchen)
})
