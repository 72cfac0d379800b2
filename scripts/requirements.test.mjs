import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './project.mjs'
import { filesOfTree } from './tree.mjs'

const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const sources = filesOfTree().filter(
  (file) => /\.(ts|tsx|mjs|sql|css|md)$/.test(file) && file !== 'docs/requirements.md',
)
const isTest = (file) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(file)

const rows = [...read('docs/requirements.md').matchAll(/^\| ([A-Z]{2}-\d\d) \|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(
  ([, id, requirement, state]) => ({ id, requirement: requirement.trim(), state: state.trim() }),
)
const ids = new Set(rows.map(({ id }) => id))
const areas = [...new Set(rows.map(({ id }) => id.slice(0, 2)))]

/** Ids in brackets at the head of a test's title. */
function provenIn(text) {
  const titles = text.matchAll(/\b(?:test|it|describe)\b[^'"`\n]*(?:\n\s*)?['"`]((?:\[[A-Z]{2}-\d\d\]\s*)+)/g)
  return [...titles].flatMap(([, head]) => [...head.matchAll(/[A-Z]{2}-\d\d/g)].map(([id]) => id))
}
const proven = new Set(sources.filter(isTest).flatMap((file) => provenIn(read(file))))

test('requirements are listed once each, in the order of their ids, each with a sentence', () => {
  expect(rows.length).toBeGreaterThan(170)
  expect(ids.size).toBe(rows.length)
  for (const area of areas) {
    const own = rows.map(({ id }) => id).filter((id) => id.startsWith(area))
    expect(own).toEqual(own.toSorted())
  }
  expect(rows.filter(({ requirement }) => requirement === '')).toEqual([])
})

test('a state says holds, partly and what is missing, or not built', () => {
  expect(rows.filter(({ state }) => !/^(holds$|holds: .|partly: .|not built)/.test(state))).toEqual([])
})

test('an id that a title or a comment names has a row', () => {
  const named = new RegExp(`\\b(?:${areas.join('|')})-\\d\\d\\b`, 'g')
  const unknown = sources
    .filter((file) => file !== 'scripts/requirements.test.mjs')
    .flatMap((file) => (read(file).match(named) ?? []).filter((id) => !ids.has(id)).map((id) => `${id} in ${file}`))
  expect(unknown).toEqual([])
  expect([...proven].filter((id) => !ids.has(id))).toEqual([])
})

test('what holds is proved by a test that names it', () => {
  expect(rows.filter(({ id, state }) => state.startsWith('holds') && !proven.has(id)).map(({ id }) => id)).toEqual([])
})

test('what is not built is proved by nothing', () => {
  expect(rows.filter(({ id, state }) => state.startsWith('not built') && proven.has(id)).map(({ id }) => id)).toEqual(
    [],
  )
})

test('an id is read from the head of a title alone', () => {
  expect(
    provenIn("test('[RT-01] [RT-02] a page', …) it.each(all)(\n  '[LK-03] %s', …) test('no [LK-04] here')"),
  ).toEqual(['RT-01', 'RT-02', 'LK-03'])
})
