/** Something that is measured: one call is one round and returns how many a second. */
export type Contestant = { name: string; measure(): Promise<number> }

/**
 * Measures contestants in turns, so that whatever else the machine does meets all of them, and takes each one's
 * median. Whoever is measured first changes from round to round.
 * @returns rate a second by name
 */
export async function interleave(contestants: readonly Contestant[], rounds: number): Promise<Map<string, number>> {
  const rates = new Map(contestants.map(({ name }): [string, number[]] => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contestants.length; turn++) {
      const contestant = contestants[(round + turn) % contestants.length]
      if (!contestant) continue
      const rate = await contestant.measure()
      rates.get(contestant.name)?.push(rate)
      console.log(`round ${round + 1} of ${rounds}: ${contestant.name} ${Math.round(rate).toLocaleString('en')}/s`)
    }
  }
  return new Map([...rates].map(([name, all]) => [name, median(all)]))
}

/** The middle value; of an even number the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
