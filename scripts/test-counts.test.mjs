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
const file = (status, tests) => ({ status, assertionResults: Array.from({ length: tests }, () => ({ status })) })
const failedTest = (fullName, ...failureMessages) => ({ status: 'failed', fullName, failureMessages })

test('tests of Vitest are counted as it counts them', () => {
  expect(countTests({ ok: true, report: report(vitest([file('passed', 5)], 5, 0)) })).toMatchObject({
    passed: 5,
    failed: 0,
    failures: [],
    late: [],
  })
  const results = [{ status: 'passed' }, failedTest('a sum', 'Error: not 2\n  at line 1'), failedTest('b')]
  const files = [{ status: 'failed', assertionResults: results }]
  expect(countTests({ ok: false, report: report(vitest(files, 1, 2)) })).toMatchObject({
    passed: 1,
    failed: 2,
    failures: ['a sum: Error: not 2', 'b'],
    late: [],
  })
})

test('a test of Vitest that passed on a second attempt is named with what went wrong before', () => {
  const lateTest = { status: 'passed', fullName: 'a race', failureMessages: ['Error: too early\n  at line 1'] }
  const files = [
    { status: 'passed', assertionResults: [lateTest, { status: 'passed', fullName: 'b', failureMessages: [] }] },
  ]
  expect(countTests({ ok: true, report: report(vitest(files, 2, 0)) })).toMatchObject({
    passed: 2,
    failed: 0,
    failures: [],
    late: [{ title: 'a race', reason: 'Error: too early' }],
  })
})

test('a file that could not be loaded is a failed test', () => {
  const files = [file('passed', 5), { ...file('failed', 0), name: 'broken.test.ts', message: 'no such module' }]
  expect(countTests({ ok: false, report: report(vitest(files, 5, 0)) })).toMatchObject({
    passed: 5,
    failed: 1,
    failures: ['broken.test.ts: no such module'],
    late: [],
  })
})

test('tests of Playwright are counted, those that failed or passed on a second attempt are named', () => {
  const specs = [
    { title: 'a late one', tests: [{ status: 'flaky' }] },
    { title: 'b', tests: [{ status: 'expected', results: [{ duration: 4200 }] }] },
    { title: 'c', tests: [{ status: 'unexpected' }] },
  ]
  const suites = [{ suites: [{ specs }] }]
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 0 }
  expect(countTests({ ok: false, report: report({ stats, suites }) })).toMatchObject({
    passed: 9,
    failed: 1,
    failures: ['c'],
    late: [{ title: 'a late one' }],
    times: [{ title: 'b', seconds: 4.2 }],
  })
})

test('a step that failed without a failed test, or wrote no report, counts as one failed test', () => {
  const oneFailure = { passed: 0, failed: 1, failures: [], late: [] }
  expect(countTests({ ok: false, report: report(vitest([], 0, 0)) })).toMatchObject(oneFailure)
  expect(countTests({ ok: false, report: join(folder, 'none.json') })).toMatchObject(oneFailure)
  expect(countTests({ ok: false })).toMatchObject(oneFailure)
  expect(countTests({ ok: true })).toMatchObject({ ...oneFailure, failed: 0 })
})
