// Reads how many tests passed and failed, and which, from the reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs'

/**
 * Counts of one step. A file that could not even be loaded counts as one failed test, and so does a step that failed
 * without a failed test: a failure is never invisible in the sum.
 * @param {{ report?: string, ok: boolean }} step path of its JSON report, if it writes one, and whether it succeeded
 * @returns {{ passed: number, failed: number, failures: string[], late: string[] }} titles in `failures`, with the
 *   first line of what was wrong where the report tells, and in `late`: those that passed at a later attempt only
 */
export function countTests({ report, ok }) {
  const found = report && existsSync(report) ? countReport(JSON.parse(readFileSync(report, 'utf8'))) : NONE
  return { ...found, failed: !ok && found.failed === 0 ? 1 : found.failed }
}

const NONE = { passed: 0, failed: 0, failures: [], late: [] }

function countReport(report) {
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats
    const suites = report.suites ?? []
    const [failures, late] = [titlesIn(suites, 'unexpected'), titlesIn(suites, 'flaky')]
    return { passed: expected + flaky, failed: unexpected, failures, late }
  }
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failures = [
    ...unloaded.map(({ name, message }) => withReason(name, message)),
    ...report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message] }) => withReason(fullName, message)),
  ]
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length, failures, late: [] }
}

const withReason = (title, message) => (message ? `${title}: ${message.split('\n', 1)[0]}` : title)

/** Titles of Playwright's tests that ended so, in suites within suites. */
function titlesIn(suites, ending) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === ending)).map(({ title }) => title),
    ...titlesIn(inner, ending),
  ])
}
