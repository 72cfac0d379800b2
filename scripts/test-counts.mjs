// Reads counts and titles of passed and failed tests from the reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs'

/**
 * Counts of one step. A file that does not load counts as one failed test, and so does a step that fails without a failed
 * test, so that the sum shows every failure.
 * @param {{ report?: string, ok: boolean }} step path of its JSON report, if it writes one, and whether it succeeded
 * @returns {{ passed: number, failed: number, failures: string[], late: { title: string, reason?: string }[], times: { title: string, seconds: number }[] }}
 *   `failures`: titles, with the first line of the message if the report has one; `late`: tests that passed at a later attempt
 *   only, with the first line of the message before, if the report has one; `times`: how long each test that passed took
 */
export function countTests({ report, ok }) {
  const counts = report && existsSync(report) ? countReport(JSON.parse(readFileSync(report, 'utf8'))) : NONE
  return { ...counts, failed: !ok && counts.failed === 0 ? 1 : counts.failed }
}

const NONE = { passed: 0, failed: 0, failures: [], late: [], times: [] }

function countReport(report) {
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats
    const suites = report.suites ?? []
    const [failures, late] = [titlesIn(suites, 'unexpected'), titlesIn(suites, 'flaky').map((title) => ({ title }))]
    return { passed: expected + flaky, failed: unexpected, failures, late, times: timesIn(suites) }
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
    .map(({ fullName, failureMessages: [message] }) => ({ title: fullName, reason: message.split('\n', 1)[0] }))
  const times = tests
    .filter(({ status }) => status === 'passed')
    .map(({ fullName, duration = 0 }) => ({ title: fullName, seconds: duration / 1000 }))
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadedFiles.length, failures, late, times }
}

const withReason = (title, message) => (message ? `${title}: ${message.split('\n', 1)[0]}` : title)

/** Titles of Playwright's tests with this status, in nested suites. */
function titlesIn(suites, ending) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === ending)).map(({ title }) => title),
    ...titlesIn(inner, ending),
  ])
}

/** How long Playwright's tests took that passed at once, in nested suites. */
function timesIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'expected')
        .map(({ results }) => ({ title, seconds: (results.at(-1)?.duration ?? 0) / 1000 })),
    ),
    ...timesIn(inner),
  ])
}
