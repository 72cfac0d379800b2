// Chooses the tests nearest to a change, and describes the choice. Vitest's own `--changed` has no distance: a test that
// starts a server imports all of it, so each change of the server would run nearly all server tests.

/** The largest distance that counts: beyond it, nearly every test reaches nearly every file. */
const FURTHEST = 3
/** Words of paths that do not describe a file's purpose. */
const EMPTY = new Set([
  'src',
  'test',
  'features',
  'games',
  'kit',
  'kernel',
  'index',
  'data',
  'spec',
  'ts',
  'tsx',
  'mjs',
  'css',
  'sql',
  'md',
  '',
])
/** Files that a browser shows. */
const SEEN = /^(apps\/site|packages\/(blocks|ui|phrases))\/src\/(?!.*\.test\.)/

/**
 * @typedef {object} Choice the test files of one kind
 * @property {(readonly [why: string, files: string[]])[]} groups chosen test files by reason, nearest first
 * @property {string[]} otherTests test files that the change reaches but that do not run
 * @property {Set<string>} watchedFiles changed files that have a test
 *
 * @typedef {Map<string, Map<string, number>>} Distances by changed file and file: how many imports lead from it to the first
 */

/**
 * Chooses the test files nearest to a change: changed ones, then those that import a changed file or have its name, then
 * those that import it indirectly.
 * @param {object} of
 * @param {readonly string[]} of.tests paths of all test files of one kind
 * @param {Distances} of.distances
 * @param {number} of.most the most files to choose
 * @returns {Choice}
 */
export function chooseTests({ tests, distances, most }) {
  const nearness = (test, file, distance) => {
    const likeness = distance !== undefined || roomOf(file) === roomOf(test) ? likenessOf(test, file) : 0
    if (distance === 0) return { far: 0, likeness, why: 'it changed' }
    if (distance === 1) return { far: 1, likeness, why: 'imports what changed' }
    if (likeness > 0) return { far: 1, likeness, why: 'named like what changed' }
    return { far: distance ?? Number.POSITIVE_INFINITY, likeness, why: 'imports it through others' }
  }
  return chooseNearest(tests, distances, nearness, (near) => near.filter(({ far }) => far <= FURTHEST).slice(0, most))
}

/**
 * Chooses the journeys that show a change: a folder on a changed file's path names its journey, or the table does; for a
 * changed file of the journeys themselves, those that import it.
 * @param {object} of
 * @param {readonly string[]} of.tests paths of all journeys
 * @param {Distances} of.distances
 * @param {Record<string, string[]>} of.table names of journeys by folder
 * @param {readonly string[]} of.long names of journeys that it never chooses
 * @param {number} of.most the most journeys to choose
 * @returns {Choice}
 */
export function chooseJourneys({ tests, distances, table, long, most }) {
  const nearness = (test, file, distance) => {
    if (distance === 0) return { far: 0, likeness: 1, why: 'it changed' }
    if (file.startsWith('e2e/') && distance) return { far: distance, likeness: 0, why: 'imports what changed' }
    const place = SEEN.test(file) ? walksOf(file, tests.map(nameOf), table).indexOf(nameOf(test)) : -1
    return { far: place < 0 ? Number.POSITIVE_INFINITY : 1, likeness: 1 / (place + 2), why: 'walks what changed' }
  }
  return chooseNearest(tests, distances, nearness, (near) =>
    near.filter(({ test }) => !long.includes(nameOf(test))).slice(0, most),
  )
}

/** The name of a test file. */
const nameOf = (path) => path.replace(/^.*\/|\.(spec|test)\.\w+$/g, '')

/** Names of the journeys that show a file, the best first. */
function walksOf(file, names, table) {
  const parts = file
    .slice(roomOf(file).length)
    .replace(/\.\w+$/, '')
    .split('/')
    .toReversed()
  const ownJourney = parts.find((part) => names.includes(part))
  if (ownJourney) return [ownJourney]
  const folders = Object.keys(table).filter((folder) => file.startsWith(`${folder}/`))
  return table[folders.toSorted((a, b) => b.length - a.length)[0]] ?? []
}

/** @param choose picks the tests to run from those that the change reaches, nearest first */
function chooseNearest(tests, distances, nearness, choose) {
  const watchedFiles = new Set()
  const reachedTests = tests.flatMap((test) => {
    const ways = [...distances].map(([file, from]) => ({ test, file, ...nearness(test, file, from.get(test)) }))
    const reachableWays = ways.filter(({ far }) => far < Number.POSITIVE_INFINITY).toSorted(byNearness)
    for (const { file } of reachableWays) watchedFiles.add(file)
    return reachableWays.slice(0, 1)
  })
  const chosenTests = choose(reachedTests.toSorted(byNearness))
  const filesOf = (reason) => chosenTests.filter(({ why }) => why === reason).map(({ test }) => test)
  return {
    groups: [...new Set(chosenTests.map(({ why }) => why))].map((reason) => [reason, filesOf(reason)]),
    otherTests: reachedTests.filter((candidate) => !chosenTests.includes(candidate)).map(({ test }) => test),
    watchedFiles,
  }
}

const byNearness = (a, b) => a.far - b.far || b.likeness - a.likeness || (a.test < b.test ? -1 : 1)

/** The app or package of a file, or its first folder. */
const roomOf = (path) => path.split('/', /^(apps|packages)\//.test(path) ? 2 : 1).join('/')

/** The share of a test's name words that are in the path of a file, from 0 to 1, singular and plural alike. */
function likenessOf(test, file) {
  const [testWords, fileWords] = [test, file].map((path) => {
    const words = path.slice(roomOf(path).length).split(/[/.-]/)
    return new Set(words.filter((word) => !EMPTY.has(word)).map((word) => word.replace(/s$/, '')))
  })
  return [...testWords].filter((word) => fileWords.has(word)).length / Math.max(1, testWords.size)
}

/**
 * Describes a choice in lines.
 * @param {string} kind
 * @param {Choice} choice
 * @param {number} count number of all test files of the kind
 * @param {string} command the command that runs them all
 */
export function describeChoice(kind, { groups, otherTests }, count, command) {
  const files = groups.flatMap(([, paths]) => paths)
  const unchosenLines =
    otherTests.length > 0 ? [`  not run, though the change reaches it: ${otherTests.map(nameOf).join(', ')}`] : []
  return [
    `${kind}: ${files.length} of ${count} files; \`${command}\` runs all`,
    ...groups.map(([why, chosenFiles]) => `  ${why}: ${chosenFiles.join(', ')}`),
    ...unchosenLines,
  ]
}
