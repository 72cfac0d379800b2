// Plans the tests of `npm test -- --changed`.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { always, journeysOf, long, most } from './changed-tests.data.mjs'
import { chooseJourneys, chooseTests, describeChoice } from './changed-tests.mjs'
import { distancesTo, importGraph } from './import-graph.mjs'
import { PINNED_NODE, ROOT, toolEnvironment } from './project.mjs'
import { filesOfTree } from './tree.mjs'

/**
 * Chooses the test files of each kind that a change touches.
 * @param {readonly string[]} changedPaths paths of the changed files
 * @returns {{ unit: string[], server: string[], site: string[], walk: string[], browser: string[], lines: string[] }} paths, and lines that describe them
 */
export function planTests(changedPaths) {
  const tree = filesOfTree()
  const graph = readGraph(tree)
  const distances = new Map(changedPaths.map((file) => [file, distancesTo(graph, file)]))
  const tests = testsOf(tree)
  const choices = {
    unit: withAlways(chooseTests({ tests: tests.unit, distances, most: most.unit })),
    server: chooseTests({ tests: tests.server, distances, most: most.server }),
    site: chooseTests({ tests: tests.site, distances, most: most.site }),
    walk: chooseTests({ tests: tests.walk, distances, most: most.walk }),
    browser: chooseJourneys({ tests: tests.browser, distances, table: journeysOf, long, most: most.browser }),
  }
  const chosenFiles = Object.entries(choices).map(([kind, choice]) => [
    kind,
    choice.groups.flatMap(([, files]) => files),
  ])
  const commands = {
    unit: 'npm run test:unit',
    server: 'npm run test:server',
    site: 'npm run test:site',
    walk: 'npm run test:walk',
    browser: 'npm run test:e2e',
  }
  const describe = ([kind, choice]) => describeChoice(kind, choice, tests[kind].length, commands[kind])
  const isWatched = (file) =>
    file.endsWith('.md') || Object.values(choices).some(({ watchedFiles }) => watchedFiles.has(file))
  const unwatchedFiles = changedPaths.filter((file) => !isWatched(file) && existsSync(join(ROOT, file)))
  return {
    ...Object.fromEntries(chosenFiles),
    lines: [
      'check: all of it',
      ...Object.entries(choices).flatMap(describe),
      'kill: none; `npm run test:kill` runs all',
      ...(unwatchedFiles.length > 0 ? [`no test was found for: ${unwatchedFiles.join(', ')}`] : []),
    ],
  }
}

/** Adds the tests that any change may break. */
function withAlways({ groups, otherTests, watchedFiles }) {
  const files = always.filter((file) => !groups.some(([, paths]) => paths.includes(file)))
  return {
    groups: files.length > 0 ? [...groups, ['reads the whole tree', files]] : groups,
    otherTests: otherTests.filter((file) => !files.includes(file)),
    watchedFiles,
  }
}

/**
 * The imports of the project's own files at run time.
 * @param {readonly string[]} tree paths of `filesOfTree`
 */
export function readGraph(tree) {
  const readText = (file) => readFileSync(join(ROOT, file), 'utf8')
  const texts = new Map(
    tree.filter((file) => /\.(ts|tsx|mjs|css|sql)$/.test(file)).map((file) => [file, readText(file)]),
  )
  const packages = tree
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => ({ ...JSON.parse(readText(file)), folder: file.replace('/package.json', '') }))
  return importGraph(texts, packages)
}

/** Paths of all test files by kind: those that Vitest lists for its projects, and the journeys. */
function testsOf(tree) {
  const words = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json']
  const listing = execFileSync(PINNED_NODE, words, { cwd: ROOT, env: toolEnvironment(), encoding: 'utf8' })
  const files = JSON.parse(listing)
  const filesOfProject = (project) =>
    files.filter(({ projectName }) => projectName === project).map(({ file }) => relative(ROOT, file))
  return {
    unit: filesOfProject('unit'),
    server: filesOfProject('server'),
    site: tree.filter((file) => /^apps\/site\/test\/[^/]+\.test\.tsx$/.test(file)),
    walk: tree.filter((file) => /^apps\/site\/test\/walk\/.*\.test\.tsx$/.test(file)),
    browser: tree.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file)),
  }
}
