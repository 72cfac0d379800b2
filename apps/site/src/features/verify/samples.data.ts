import type { Options } from '@fairground/games'
import { FOOTBALL, FOOTBALL_DIFFICULTIES, KICKS, ZONES } from '@fairground/games/football'
import { KANGAROO, KANGAROO_DIFFICULTIES, LANES } from '@fairground/games/kangaroo'
import { TILES } from '@fairground/games/mines'
import { STEPS, widthOf } from '@fairground/games/stair'
import { CUPS } from '@fairground/games/thimbles'
import { ROWS, TOWER, TOWER_DIFFICULTIES } from '@fairground/games/tower'

/** One `sample(count, of)` of a bet. */
export interface Sample {
  count: number
  of: number
}

/** What each game samples at a bet, in the order in which it draws. A new game is one line here. */
const samples: Readonly<Record<string, (options: Options) => readonly Sample[]>> = {
  mines: ({ mines }) => [{ count: Number(mines), of: TILES }],
  tower: ({ difficulty }) => {
    const word = TOWER_DIFFICULTIES.find((known) => known === difficulty)
    return word ? times(ROWS, () => ({ count: TOWER[word].bad, of: TOWER[word].width })) : []
  },
  stair: ({ stones }) => times(STEPS, (step) => ({ count: Number(stones), of: widthOf(step) })),
  football: ({ difficulty }) => {
    const word = FOOTBALL_DIFFICULTIES.find((known) => known === difficulty)
    return word ? times(KICKS, () => ({ count: FOOTBALL[word], of: ZONES })) : []
  },
  kangaroo: ({ difficulty }) => {
    const word = KANGAROO_DIFFICULTIES.find((known) => known === difficulty)
    return word ? [{ count: KANGAROO[word], of: LANES }] : []
  },
  thimbles: ({ balls }) => [{ count: Number(balls), of: CUPS }],
}

/** What a bet of a game samples; nothing where the game draws in another way. */
export function samplesOf(gameId: string, options: Options): readonly Sample[] {
  return Object.hasOwn(samples, gameId) ? (samples[gameId]?.(options) ?? []) : []
}

function times(count: number, sample: (at: number) => Sample): readonly Sample[] {
  return Array.from({ length: count }, (_, at) => sample(at))
}
