// Chooses the tests that a change touches, and says what it chose. Vitest's own `--changed` knows no distance: a test that
// starts a whole server imports all of it, so that each change of the server would run nearly all of its tests.

/** Further than this, nearly every test reaches nearly every file. */
const FURTHEST = 3
/** Words of paths that say nothing about what a file does. */
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
/** What journeys see. */
const SEEN = /^(apps\/site|packages\/(blocks|ui|phrases))\/src\/(?!.*\.test\.)/

/**
 * @typedef {object} Choice the test files of one kind
 * @property {(readonly [why: string, files: string[]])[]} chosen by what they were chosen for, nearest first
 * @property {string[]} left those that the change reaches too, and that are not run
 * @property {Set<string>} watched changed files that a test was found for
 *
 * @typedef {Map<string, Map<string, number>>} Distances by changed file and file: how many imports lead from it to the first
 */

/**
 * Chooses the test files nearest to a change: those that changed, then those that import a changed file or carry its name,
 * then those that import it through others.
 * @param {object} of
 * @param {readonly string[]} of.tests paths of all of one kind
 * @param {Distances} of.distances
 * @param {number} of.most how many are chosen at most
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
 * Chooses the journeys that walk what a change draws: a folder on a changed file's path names its journey, or the table
 * does; for a changed part of the journeys themselves, those that import it.
 * @param {object} of
 * @param {readonly string[]} of.tests paths of all journeys
 * @param {Distances} of.distances
 * @param {Record<string, string[]>} of.table names of journeys by folder
 * @param {readonly string[]} of.long names of those that are never chosen
 * @param {number} of.most how many are chosen at most
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

/** Names of the journeys that walk what a file draws, the best first. */
function walksOf(file, names, table) {
  const parts = file
    .slice(roomOf(file).length)
    .replace(/\.\w+$/, '')
    .split('/')
    .toReversed()
  const own = parts.find((part) => names.includes(part))
  if (own) return [own]
  const folders = Object.keys(table).filter((folder) => file.startsWith(`${folder}/`))
  return table[folders.toSorted((a, b) => b.length - a.length)[0]] ?? []
}

/** @param choose of the tests that the change reaches, nearest first, those to run */
function chooseNearest(tests, distances, nearness, choose) {
  const watched = new Set()
  const reached = tests.flatMap((test) => {
    const ways = [...distances].map(([file, from]) => ({ test, file, ...nearness(test, file, from.get(test)) }))
    const open = ways.filter(({ far }) => far < Number.POSITIVE_INFINITY).toSorted(byNearness)
    for (const { file } of open) watched.add(file)
    return open.slice(0, 1)
  })
  const near = choose(reached.toSorted(byNearness))
  const filesOf = (reason) => near.filter(({ why }) => why === reason).map(({ test }) => test)
  return {
    chosen: [...new Set(near.map(({ why }) => why))].map((reason) => [reason, filesOf(reason)]),
    left: reached.filter((one) => !near.includes(one)).map(({ test }) => test),
    watched,
  }
}

const byNearness = (a, b) => a.far - b.far || b.likeness - a.likeness || (a.test < b.test ? -1 : 1)

/** The app or package of a file, or its first folder. */
const roomOf = (path) => path.split('/', /^(apps|packages)\//.test(path) ? 2 : 1).join('/')

/** How much of a test's name is in the path of a file, from 0 to 1, words of one and of many alike. */
function likenessOf(test, file) {
  const [own, others] = [test, file].map((path) => {
    const words = path.slice(roomOf(path).length).split(/[/.-]/)
    return new Set(words.filter((word) => !EMPTY.has(word)).map((word) => word.replace(/s$/, '')))
  })
  return [...own].filter((word) => others.has(word)).length / Math.max(1, own.size)
}

/**
 * What was chosen, in lines.
 * @param {string} kind
 * @param {Choice} choice
 * @param {number} count how many test files there are of the kind
 * @param {string} command what runs them all
 */
export function tellChoice(kind, { chosen, left }, count, command) {
  const files = chosen.flatMap(([, some]) => some)
  const others = left.length > 0 ? [`  not run, though the change reaches it: ${left.map(nameOf).join(', ')}`] : []
  return [
    `${kind}: ${files.length} of ${count} files; \`${command}\` runs all`,
    ...chosen.map(([why, some]) => `  ${why}: ${some.join(', ')}`),
    ...others,
  ]
}
