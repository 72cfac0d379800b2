import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './project.mjs'
import { filesOfTree } from './tree.mjs'

const readText = (file) => readFileSync(join(ROOT, file), 'utf8')
const sources = filesOfTree().filter(
  (file) => /\.(ts|tsx|mjs|sql|css|md)$/.test(file) && file !== 'docs/requirements.md',
)
const isTest = (file) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(file)

const rows = [...readText('docs/requirements.md').matchAll(/^\| ([A-Z]{2}-\d\d) \|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(
  ([, id, requirement, state]) => ({ id, requirement: requirement.trim(), state: state.trim() }),
)
const ids = new Set(rows.map(({ id }) => id))
const areas = [...new Set(rows.map(({ id }) => id.slice(0, 2)))]

/** Ids in brackets at the beginning of test titles. */
function provenIn(text) {
  const titles = text.matchAll(/\b(?:test|it|describe)\b[^'"`\n]*(?:\n\s*)?['"`]((?:\[[A-Z]{2}-\d\d\]\s*)+)/g)
  return [...titles].flatMap(([, head]) => [...head.matchAll(/[A-Z]{2}-\d\d/g)].map(([id]) => id))
}
const provenIds = new Set(sources.filter(isTest).flatMap((file) => provenIn(readText(file))))

test('requirements are listed once each, in the order of their ids, each with a sentence', () => {
  expect(rows.length).toBeGreaterThan(170)
  expect(ids.size).toBe(rows.length)
  for (const area of areas) {
    const ownIds = rows.map(({ id }) => id).filter((id) => id.startsWith(area))
    expect(ownIds).toEqual(ownIds.toSorted())
  }
  expect(rows.filter(({ requirement }) => requirement === '')).toEqual([])
})

test('a state says holds, partly and what is missing, or not built', () => {
  expect(rows.filter(({ state }) => !/^(holds$|holds: .|partly: .|not built)/.test(state))).toEqual([])
})

test('an id that a title or a comment names has a row', () => {
  const idPattern = new RegExp(`\\b(?:${areas.join('|')})-\\d\\d\\b`, 'g')
  const unknownIds = sources
    .filter((file) => file !== 'scripts/requirements.test.mjs')
    .flatMap((file) =>
      (readText(file).match(idPattern) ?? []).filter((id) => !ids.has(id)).map((id) => `${id} in ${file}`),
    )
  expect(unknownIds).toEqual([])
  expect([...provenIds].filter((id) => !ids.has(id))).toEqual([])
})

test('what holds is proved by a test that names it', () => {
  expect(rows.filter(({ id, state }) => state.startsWith('holds') && !provenIds.has(id)).map(({ id }) => id)).toEqual(
    [],
  )
})

test('what is not built is proved by nothing', () => {
  expect(
    rows.filter(({ id, state }) => state.startsWith('not built') && provenIds.has(id)).map(({ id }) => id),
  ).toEqual([])
})

test('an id is read from the head of a title alone', () => {
  expect(
    provenIn("test('[RT-01] [RT-02] a page', …) it.each(all)(\n  '[LK-03] %s', …) test('no [LK-04] here')"),
  ).toEqual(['RT-01', 'RT-02', 'LK-03'])
})
