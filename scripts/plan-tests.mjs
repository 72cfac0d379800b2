// Plans what `npm test -- --changed` runs: reads the tree, and has the tests chosen.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { always, journeysOf, long, most } from './changed-tests.data.mjs'
import { chooseJourneys, chooseTests, tellChoice } from './changed-tests.mjs'
import { distancesTo, importGraph } from './import-graph.mjs'
import { PINNED_NODE, ROOT, toolEnvironment } from './project.mjs'
import { filesOfTree } from './tree.mjs'

/**
 * Chooses the test files of each kind that a change touches.
 * @param {readonly string[]} changed paths of what changed
 * @returns {{ unit: string[], server: string[], browser: string[], lines: string[] }} paths, and what to say of them
 */
export function planTests(changed) {
  const tree = filesOfTree()
  const graph = readGraph(tree)
  const distances = new Map(changed.map((file) => [file, distancesTo(graph, file)]))
  const tests = testsOf(tree)
  const choices = {
    unit: withAlways(chooseTests({ tests: tests.unit, distances, most: most.unit })),
    server: chooseTests({ tests: tests.server, distances, most: most.server }),
    browser: chooseJourneys({ tests: tests.browser, distances, table: journeysOf, long, most: most.browser }),
  }
  const chosen = Object.entries(choices).map(([kind, choice]) => [kind, choice.chosen.flatMap(([, files]) => files)])
  const commands = { unit: 'npm run test:unit', server: 'npm run test:server', browser: 'npm run test:e2e' }
  const tell = ([kind, choice]) => tellChoice(kind, choice, tests[kind].length, commands[kind])
  const isWatched = (file) => file.endsWith('.md') || Object.values(choices).some(({ watched }) => watched.has(file))
  const unwatched = changed.filter((file) => !isWatched(file) && existsSync(join(ROOT, file)))
  return {
    ...Object.fromEntries(chosen),
    lines: [
      'check: all of it',
      ...Object.entries(choices).flatMap(tell),
      'kill: none; `npm run test:kill` runs all',
      ...(unwatched.length > 0 ? [`no test was found for: ${unwatched.join(', ')}`] : []),
    ],
  }
}

/** With those that any change may break. */
function withAlways({ chosen, left, watched }) {
  const files = always.filter((file) => !chosen.some(([, some]) => some.includes(file)))
  return {
    chosen: files.length > 0 ? [...chosen, ['reads the whole tree', files]] : chosen,
    left: left.filter((file) => !files.includes(file)),
    watched,
  }
}

function readGraph(tree) {
  const read = (file) => readFileSync(join(ROOT, file), 'utf8')
  const texts = new Map(tree.filter((file) => /\.(ts|tsx|mjs|css|sql)$/.test(file)).map((file) => [file, read(file)]))
  const packages = tree
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => ({ ...JSON.parse(read(file)), folder: file.replace('/package.json', '') }))
  return importGraph(texts, packages)
}

/** Paths of all test files by kind: those of Vitest's projects as Vitest lists them, and the journeys. */
function testsOf(tree) {
  const words = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json']
  const listed = execFileSync(PINNED_NODE, words, { cwd: ROOT, env: toolEnvironment(), encoding: 'utf8' })
  const files = JSON.parse(listed)
  const of = (project) =>
    files.filter(({ projectName }) => projectName === project).map(({ file }) => relative(ROOT, file))
  return { unit: of('unit'), server: of('server'), browser: tree.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file)) }
}
