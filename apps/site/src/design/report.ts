const said = new Set<string>()
/** Nobody reads more. */
const MOST = 200

/** Says once in the log what is wrong in the design. */
export function report(what: string): void {
  if (said.has(what) || said.size >= MOST) return
  said.add(what)
  console.warn(`design: ${what}`)
}
