import { expect, test } from 'vitest'
import { always, journeysOf, long } from './changed-tests.data.mjs'
import { chooseJourneys, chooseTests, describeChoice } from './changed-tests.mjs'
import { filesOfTree } from './tree.mjs'

/** Distances to one changed file. */
const distancesOf = (file, importers = {}) => new Map([[file, new Map([[file, 0], ...Object.entries(importers)])]])

test('those that changed come first, then those that import or are named like what changed, then those further away', () => {
  const tests = ['a', 'bet', 'far', 'minimum-bet', 'never', 'own', 'third'].map(
    (name) => `apps/server/test/${name}.test.ts`,
  )
  const [a, bet, far, minimumBet, , own, third] = tests
  const source = distancesOf('apps/server/src/bets/bet.ts', { [a]: 1, [bet]: 9, [far]: 4, [minimumBet]: 9, [third]: 3 })
  const { groups, otherTests, watchedFiles } = chooseTests({
    tests,
    distances: new Map([...source, ...distancesOf(own)]),
    most: 9,
  })
  expect(groups).toEqual([
    ['it changed', [own]],
    ['named like what changed', [bet, minimumBet]],
    ['imports what changed', [a]],
    ['imports it through others', [third]],
  ])
  expect(otherTests).toEqual([far])
  expect([...watchedFiles]).toEqual([own, 'apps/server/src/bets/bet.ts'].toSorted())
})

test('no more are chosen than are allowed, and the others are listed', () => {
  const tests = ['wallet/races', 'wallet/plans', 'http'].map((name) => `apps/server/test/${name}.test.ts`)
  const { groups, otherTests } = chooseTests({
    tests,
    distances: distancesOf('apps/server/src/money/wallet/wallet.ts'),
    most: 1,
  })
  expect(groups).toEqual([['named like what changed', ['apps/server/test/wallet/plans.test.ts']]])
  expect(otherTests).toEqual(['apps/server/test/wallet/races.test.ts'])
})

test('a name counts in its own app or package, and elsewhere where imports lead to it', () => {
  const tests = ['apps/site/src/wallet.test.ts', 'apps/server/test/wallet.test.ts']
  const file = 'packages/ledger/src/wallet.ts'
  const { groups } = chooseTests({ tests, distances: distancesOf(file, { [tests[1]]: 8 }), most: 9 })
  expect(groups).toEqual([['named like what changed', [tests[1]]]])
})

const journeys = ['football', 'languages', 'live', 'site', 'start-up', 'tower'].map((name) => `e2e/${name}.spec.ts`)
const table = { 'apps/site': ['start-up', 'site'], 'apps/site/src/frame/step-grid': ['tower'] }
const walk = (distances, most = 9) =>
  chooseJourneys({ tests: journeys, distances, table, long: ['languages'], most }).groups

test('the journey of a folder’s name walks what is in it, else those that the table has', () => {
  expect(walk(distancesOf('apps/site/src/features/football/stadium.tsx'))).toEqual([
    ['walks what changed', ['e2e/football.spec.ts']],
  ])
  expect(walk(distancesOf('apps/site/src/frame/step-grid/step.tsx'))).toEqual([
    ['walks what changed', ['e2e/tower.spec.ts']],
  ])
  expect(walk(distancesOf('apps/site/src/shell/shell.tsx'))).toEqual([
    ['walks what changed', ['e2e/start-up.spec.ts', 'e2e/site.spec.ts']],
  ])
  expect(walk(distancesOf('apps/site/src/shell/shell.tsx'), 1)).toEqual([
    ['walks what changed', ['e2e/start-up.spec.ts']],
  ])
})

test('a file that no browser shows has no journey, whatever imports it', () => {
  expect(walk(distancesOf('apps/server/src/live/live/live.ts', { 'e2e/live.spec.ts': 2 }))).toEqual([])
  expect(walk(distancesOf('apps/site/src/live/live.test.ts'))).toEqual([])
})

test('a part of the journeys has those that import it, but never one that takes minutes', () => {
  const distances = distancesOf('e2e/stair.ts', { 'e2e/tower.spec.ts': 1, 'e2e/languages.spec.ts': 1 })
  expect(walk(distances)).toEqual([['imports what changed', ['e2e/tower.spec.ts']]])
  const { groups, otherTests } = chooseJourneys({
    ...{ tests: journeys, table: {}, long: ['languages'], most: 9 },
    distances,
  })
  expect(describeChoice('browser', { groups, otherTests }, 6, 'npm run test:e2e')).toEqual([
    'browser: 1 of 6 files; `npm run test:e2e` runs all',
    '  imports what changed: e2e/tower.spec.ts',
    '  not run, though the change reaches it: languages',
  ])
})

test('what the table names is there', () => {
  const tree = filesOfTree()
  const missing = Object.keys(journeysOf).filter((folder) => !tree.some((file) => file.startsWith(`${folder}/`)))
  const specs = [...long, ...Object.values(journeysOf).flat()].map((name) => `e2e/${name}.spec.ts`)
  expect([...missing, ...[...specs, ...always].filter((file) => !tree.includes(file))]).toEqual([])
})
