/** The number after an option, such as `--seconds 5`. @throws when it is no number above 0 */
export function findNumber(options: readonly string[], name: string): number | undefined {
  const index = options.indexOf(name)
  if (index < 0) return undefined
  const value = Number(options[index + 1])
  if (!(value > 0)) throw new Error(`${name} wants a number above 0, not "${options[index + 1] ?? ''}"`)
  return value
}

/** One of the words after an option; the first when it is not there. @throws for any other word */
export function findWord<Word extends string>(
  options: readonly string[],
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const index = options.indexOf(name)
  if (index < 0) return words[0]
  const word = words.find((each) => each === options[index + 1])
  if (!word) throw new Error(`${name} wants one of ${words.join(', ')}, not "${options[index + 1] ?? ''}"`)
  return word
}

/** Seconds of one contestant in one round. */
export function secondsOf(options: readonly string[], otherwise: number): number {
  return findNumber(options, '--seconds') ?? otherwise
}
