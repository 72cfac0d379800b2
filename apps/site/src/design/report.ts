const reportedProblems = new Set<string>()
/** Nobody reads more. */
const MOST = 200

/** Says once in the log what is wrong in the design. */
export function report(problem: string): void {
  if (reportedProblems.has(problem) || reportedProblems.size >= MOST) return
  reportedProblems.add(problem)
  console.warn(`design: ${problem}`)
}
