const reportedProblems = new Set<string>()
/** The log stops after this many problems. */
const MOST = 200

/** Logs a problem of the design, each one once. */
export function report(problem: string): void {
  if (reportedProblems.has(problem) || reportedProblems.size >= MOST) return
  reportedProblems.add(problem)
  console.warn(`design: ${problem}`)
}
