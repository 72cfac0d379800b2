/** Choices that follow from a seed: the same seed and step make the same choices. */
export interface Random {
  /** An integer from 0, below `count`. */
  below(count: number): number
  /** True in this share of cases, 0 to 1. */
  chance(share: number): boolean
  /** One entry of a list. @throws for an empty one */
  pick<Entry>(list: readonly Entry[]): Entry
}

/**
 * The choices of one step of a run.
 * @param seed the run's, any integer
 * @param step from 0
 */
export function createRandom(seed: number, step: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b)) >>> 0
  // Mulberry32 by Tommy Ettinger, public domain.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    chance: (share) => next() < share,
    pick<Entry>(list: readonly Entry[]) {
      if (list.length === 0) throw new Error('nothing to pick from')
      return list[below(list.length)] as Entry
    },
  }
}
