// Reads counts and titles of passed and failed tests from the reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs'

/**
 * Counts of one step. A file that does not load counts as one failed test, and so does a step that fails without a failed
 * test, so that the sum shows every failure.
 * @param {{ report?: string, ok: boolean }} step path of its JSON report, if it writes one, and whether it succeeded
 * @returns {{ passed: number, failed: number, failures: string[], late: string[] }} `failures`: titles, with the first line
 *   of the message if the report has one; `late`: titles of tests that passed at a later attempt only
 */
export function countTests({ report, ok }) {
  const counts = report && existsSync(report) ? countReport(JSON.parse(readFileSync(report, 'utf8'))) : NONE
  return { ...counts, failed: !ok && counts.failed === 0 ? 1 : counts.failed }
}

const NONE = { passed: 0, failed: 0, failures: [], late: [] }

function countReport(report) {
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats
    const suites = report.suites ?? []
    const [failures, late] = [titlesIn(suites, 'unexpected'), titlesIn(suites, 'flaky')]
    return { passed: expected + flaky, failed: unexpected, failures, late }
  }
  const unloadedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const failures = [
    ...unloadedFiles.map(({ name, message }) => withReason(name, message)),
    ...tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message] }) => withReason(fullName, message)),
  ]
  // A test that passed at a later attempt keeps the message of the one before.
  const late = tests
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
    .map(({ fullName, failureMessages: [message] }) => withReason(fullName, message))
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadedFiles.length, failures, late }
}

const withReason = (title, message) => (message ? `${title}: ${message.split('\n', 1)[0]}` : title)

/** Titles of Playwright's tests with this status, in nested suites. */
function titlesIn(suites, ending) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === ending)).map(({ title }) => title),
    ...titlesIn(inner, ending),
  ])
}
