// Reads how many tests passed and failed from the reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs'

/**
 * Counts of one step. A file that could not even be loaded counts as one failed test, and so does a step that failed
 * without a failed test: a failure is never invisible in the sum.
 * @param {{ report?: string, ok: boolean }} step path of its JSON report, if it writes one, and whether it succeeded
 * @returns {{ passed: number, failed: number }}
 */
export function countTests({ report, ok }) {
  const { passed, failed } = report && existsSync(report) ? countReport(JSON.parse(readFileSync(report, 'utf8'))) : NONE
  return { passed, failed: !ok && failed === 0 ? 1 : failed }
}

const NONE = { passed: 0, failed: 0 }

function countReport(report) {
  // Playwright: a flaky test has passed on a later attempt only, which we do not accept.
  if (report.stats) return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}
