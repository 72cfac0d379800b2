/** The number after an option, such as `--seconds 5`. @throws when it is no number above 0 */
export function findNumber(options: readonly string[], name: string): number | undefined {
  const index = options.indexOf(name)
  if (index < 0) return undefined
  const value = Number(options[index + 1])
  if (!(value > 0)) throw new Error(`${name} wants a number above 0, not "${options[index + 1] ?? ''}"`)
  return value
}

/** Seconds of one contestant in one round. */
export function secondsOf(options: readonly string[], otherwise: number): number {
  return findNumber(options, '--seconds') ?? otherwise
}
