import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGraph } from './plan-tests.mjs'
import { ROOT } from './project.mjs'
import { filesOfTree } from './tree.mjs'

const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const { packages: locked } = JSON.parse(read('package-lock.json'))
const graph = readGraph(filesOfTree())

/** The commands of package.json that `tool.mjs` runs: whether each installs the packages for tests, and its program. */
const commands = Object.entries(JSON.parse(read('package.json')).scripts).flatMap(([name, line]) => {
  const [, wish, program] = /^node scripts\/tool\.mjs (--for-tests )?(\S+)/.exec(line) ?? []
  return program ? [{ name, isForTests: wish !== undefined, program }] : []
})

/** All files that a program loads. */
function filesOf(program) {
  const files = new Set([program])
  for (const file of files) for (const path of graph.get(file) ?? []) files.add(path)
  return files
}

/** An import of a package at run time: its name. */
const PACKAGE_IMPORT =
  /(?:^|\n)[ \t]*(?:import|export)\s+(?!type\s)(?:[^;'"=()]*?\sfrom\s+)?'((?:@[^/']+\/)?[^./'@:][^/':]*)[^':]*'/g

/** Whether a package that a file imports is installed for tests alone. A room may have a version of its own. */
function isForTestsAlone(file, name) {
  const room = file.split('/').slice(0, 2).join('/')
  return (locked[`${room}/node_modules/${name}`] ?? locked[`node_modules/${name}`])?.dev === true
}

/** The names of the packages for tests alone that a program needs. */
function packagesForTests(program) {
  const [, ownPackage] = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(program) ?? []
  if (ownPackage) return [ownPackage].filter((name) => isForTestsAlone('', name))
  const names = [...filesOf(program)].flatMap((file) =>
    [...read(file).matchAll(PACKAGE_IMPORT)].map(([, name]) => name).filter((name) => isForTestsAlone(file, name)),
  )
  return [...new Set(names)]
}

test.each(commands)(
  'npm run $name works after npm start alone: it installs what it needs',
  ({ isForTests, program }) => {
    if (!isForTests) expect(packagesForTests(program)).toEqual([])
  },
)

test('a command that needs packages for tests is known by what it imports', () => {
  expect(packagesForTests('apps/server/test/fuzz/main.ts')).not.toEqual([])
  expect(commands.find(({ name }) => name === 'fuzz')?.isForTests).toBe(true)
})
