/** A contestant: one call of `measure` is one round and returns its rate a second. */
export type Contestant = { name: string; measure(): Promise<number> }

/** Rates a second by contestant, one for each round. */
export type Rates = ReadonlyMap<string, readonly number[]>

/**
 * Measures contestants in turns, so that other load of the machine affects all of them. The first contestant changes from
 * round to round.
 */
export async function interleave(contestants: readonly Contestant[], rounds: number): Promise<Rates> {
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
  return rates
}

/** A contestant's median rate a second. */
export function rateOf(rates: Rates, name: string): number {
  return median(rates.get(name) ?? [])
}

/** Ratios of a contestant's rates to those of another in the same rounds: the median, the lowest and the highest. */
export function ratioOf(rates: Rates, name: string, base: string): { ratio: number; lowest: number; highest: number } {
  const bases = rates.get(base) ?? []
  const ratios = (rates.get(name) ?? []).map((rate, round) => rate / (bases[round] ?? Number.NaN))
  return { ratio: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) }
}

/** The median; for an even number of values the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
