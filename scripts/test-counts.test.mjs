import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countTests } from './test-counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'fairground-counts-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content) {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

const vitest = (files, passed, failed) => ({ numPassedTests: passed, numFailedTests: failed, testResults: files })
const file = (status, tests) => ({ status, assertionResults: Array.from({ length: tests }, () => ({})) })

test('tests of Vitest are counted as it counts them', () => {
  expect(countTests({ ok: true, report: report(vitest([file('passed', 5)], 5, 0)) })).toEqual({
    passed: 5,
    failed: 0,
    late: [],
  })
  expect(countTests({ ok: false, report: report(vitest([file('failed', 5)], 3, 2)) })).toEqual({
    passed: 3,
    failed: 2,
    late: [],
  })
})

test('a file that could not be loaded is a failed test', () => {
  const files = [file('passed', 5), file('failed', 0)]
  expect(countTests({ ok: false, report: report(vitest(files, 5, 0)) })).toEqual({ passed: 5, failed: 1, late: [] })
})

test('tests of Playwright are counted, one that passed on a second attempt is named', () => {
  const specs = [
    { title: 'a late one', tests: [{ status: 'flaky' }] },
    { title: 'b', tests: [{ status: 'expected' }] },
  ]
  const suites = [{ suites: [{ specs }] }]
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 0 }
  expect(countTests({ ok: false, report: report({ stats, suites }) })).toEqual({
    passed: 9,
    failed: 1,
    late: ['a late one'],
  })
})

test('a step that failed without a failed test, or wrote no report, counts as one failed test', () => {
  expect(countTests({ ok: false, report: report(vitest([], 0, 0)) })).toEqual({ passed: 0, failed: 1, late: [] })
  expect(countTests({ ok: false, report: join(folder, 'none.json') })).toEqual({ passed: 0, failed: 1, late: [] })
  expect(countTests({ ok: false })).toEqual({ passed: 0, failed: 1, late: [] })
  expect(countTests({ ok: true })).toEqual({ passed: 0, failed: 0, late: [] })
})
