// Reads how many tests passed and failed from the reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs'

/**
 * Counts of one step. A file that could not even be loaded counts as one failed test, and so does a step that failed
 * without a failed test: a failure is never invisible in the sum.
 * @param {{ report?: string, ok: boolean }} step path of its JSON report, if it writes one, and whether it succeeded
 * @returns {{ passed: number, failed: number, late: string[] }} `late`: those that passed at a later attempt only
 */
export function countTests({ report, ok }) {
  const found = report && existsSync(report) ? countReport(JSON.parse(readFileSync(report, 'utf8'))) : NONE
  return { ...found, failed: !ok && found.failed === 0 ? 1 : found.failed }
}

const NONE = { passed: 0, failed: 0, late: [] }

function countReport(report) {
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected, late: lateIn(report.suites ?? []) }
  }
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length, late: [] }
}

/** Titles of Playwright's flaky tests, in suites within suites. */
function lateIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...lateIn(inner),
  ])
}
