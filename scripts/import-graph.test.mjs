import { expect, test } from 'vitest'
import { distancesTo, importGraph, knotsOf } from './import-graph.mjs'

const packages = [
  { name: '@fairground/server', folder: 'apps/server', exports: { './*': './src/*' } },
  {
    name: '@fairground/games',
    folder: 'packages/games',
    exports: { '.': './src/index.ts', './fair': './src/fair.ts' },
  },
]

const graph = importGraph(
  new Map([
    [
      'apps/server/test/bet.test.ts',
      "import { a } from '@fairground/server/bet.ts'\nimport {\n  b,\n} from '@fairground/games/fair'\nimport pg from 'pg'",
    ],
    [
      'apps/server/src/bet.ts',
      "import type { Page } from './page.ts'\nexport * from './seal.ts'\nconst late = await import('./late.ts')",
    ],
    ['apps/server/src/late.ts', "import './style.css?inline'\nstart(join(import.meta.dirname, '../src/child.ts'))"],
    ['apps/server/src/child.ts', "new URL('./page.ts', import.meta.url)\nexport const from = './seal.ts'"],
    ['apps/server/src/page.ts', "import { all } from '@fairground/games'"],
    ['apps/server/src/seal.ts', ''],
    ['apps/server/src/style.css', ''],
    ['packages/games/src/index.ts', "export { b } from './fair.ts'"],
    ['packages/games/src/fair.ts', ''],
  ]),
  packages,
)

test('imports are found however they are written, across packages too, and those of types are not', () => {
  expect(Object.fromEntries(graph)).toEqual({
    'apps/server/test/bet.test.ts': ['apps/server/src/bet.ts', 'packages/games/src/fair.ts'],
    'apps/server/src/bet.ts': ['apps/server/src/seal.ts', 'apps/server/src/late.ts'],
    'apps/server/src/late.ts': ['apps/server/src/style.css', 'apps/server/src/child.ts'],
    'apps/server/src/child.ts': ['apps/server/src/page.ts'],
    'apps/server/src/page.ts': ['packages/games/src/index.ts'],
    'apps/server/src/seal.ts': [],
    'apps/server/src/style.css': [],
    'packages/games/src/index.ts': ['packages/games/src/fair.ts'],
    'packages/games/src/fair.ts': [],
  })
})

test('a distance is the fewest imports that lead to a file', () => {
  expect(Object.fromEntries(distancesTo(graph, 'packages/games/src/fair.ts'))).toEqual({
    'packages/games/src/fair.ts': 0,
    'packages/games/src/index.ts': 1,
    'apps/server/test/bet.test.ts': 1,
    'apps/server/src/page.ts': 2,
    'apps/server/src/child.ts': 3,
    'apps/server/src/late.ts': 4,
    'apps/server/src/bet.ts': 5,
  })
  expect(Object.fromEntries(distancesTo(graph, 'deleted.ts'))).toEqual({ 'deleted.ts': 0 })
})

test('imports of types count where they are asked for', () => {
  const texts = new Map([
    ['apps/server/src/a.ts', "import type { B } from './b.ts'\nimport { type C, c } from './c.ts'"],
    ['apps/server/src/b.ts', "export type { C } from './c.ts'"],
    ['apps/server/src/c.ts', ''],
  ])
  expect(importGraph(texts, []).get('apps/server/src/a.ts')).toEqual(['apps/server/src/c.ts'])
  const withTypes = importGraph(texts, [], { types: true })
  expect(withTypes.get('apps/server/src/a.ts')?.toSorted()).toEqual(['apps/server/src/b.ts', 'apps/server/src/c.ts'])
  expect(withTypes.get('apps/server/src/b.ts')).toEqual(['apps/server/src/c.ts'])
})

test('a knot is a group in which each reaches each other', () => {
  const links = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['f'], f: ['e', 'g'], g: ['e'], h: ['a'], i: [] }
  const knots = knotsOf(new Map(Object.entries(links))).map((knot) => knot.toSorted())
  expect(knots.toSorted()).toEqual([
    ['a', 'b', 'c'],
    ['e', 'f', 'g'],
  ])
  expect(
    knotsOf(
      new Map([
        ['a', ['b']],
        ['b', []],
      ]),
    ),
  ).toEqual([])
})
