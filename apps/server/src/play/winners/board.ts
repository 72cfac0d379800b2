/** A public win. */
export interface Win {
  roundId: string
  currencyId: string
  /** The player's masked name. */
  name: string
  gameId: string
  payoutMinor: bigint
  multiplier: number
  /** Milliseconds since 1970. */
  atMs: number
}

/** Time that a win stays on the board. */
export const REMEMBERED_MS = 24 * 3_600_000
/** Length of a stretch of time. The board keeps the largest wins of each. */
export const STRETCH_MS = 300_000
/** Wins kept of each stretch, currency and game: the most that a query may return. */
export const KEPT_OF_A_STRETCH = 20

/** A query of wins. */
export interface WinQuery {
  currencyId: string
  /** Default: all games. */
  gameId?: string | undefined
  /** Milliseconds since 1970. */
  sinceMs: number
  /** 1 to 20. */
  most: number
}

/** The largest wins of a day in limited memory: at most 289 stretches of 20 wins a currency and game. */
export interface Board {
  /** Whether the board would keep a win of that time and size. */
  wants(win: Pick<Win, 'currencyId' | 'gameId' | 'payoutMinor' | 'atMs'>): boolean
  /** Keeps a win if it is large enough. A repeat changes nothing. */
  add(win: Win): void
  /** Removes a reversed win. */
  remove(roundId: string): void
  /** Forgets all wins. */
  clear(): void
  /** Lists the largest wins since a time, the largest first; of equal ones the newest. */
  list(query: WinQuery): readonly Win[]
}

/** Creates an empty board. */
export function createBoard(now: () => number): Board {
  const stretches = new Map<string, { startsAtMs: number; wins: Win[] }>()
  const keyOf = ({ currencyId, gameId, atMs }: Pick<Win, 'currencyId' | 'gameId' | 'atMs'>) =>
    `${Math.floor(atMs / STRETCH_MS)} ${currencyId} ${gameId}`

  function forgetOld(): void {
    const since = now() - REMEMBERED_MS - STRETCH_MS
    for (const [key, { startsAtMs }] of stretches) if (startsAtMs < since) stretches.delete(key)
  }

  return {
    wants(win) {
      if (win.atMs < now() - REMEMBERED_MS) return false
      const wins = stretches.get(keyOf(win))?.wins ?? []
      const smallest = wins.at(-1)
      return wins.length < KEPT_OF_A_STRETCH || smallest === undefined || win.payoutMinor > smallest.payoutMinor
    },
    add(win) {
      if (!this.wants(win)) return
      const key = keyOf(win)
      const wins = stretches.get(key)?.wins ?? []
      if (wins.some(({ roundId }) => roundId === win.roundId)) return
      const startsAtMs = Math.floor(win.atMs / STRETCH_MS) * STRETCH_MS
      const largestWins = [...wins, win].sort(largestFirst).slice(0, KEPT_OF_A_STRETCH)
      stretches.set(key, { startsAtMs, wins: largestWins })
      forgetOld()
    },
    remove(roundId) {
      for (const stretch of stretches.values()) stretch.wins = stretch.wins.filter((win) => win.roundId !== roundId)
    },
    clear: () => stretches.clear(),
    list({ currencyId, gameId, sinceMs, most }) {
      const isAsked = (win: Win) =>
        win.atMs >= sinceMs && win.currencyId === currencyId && (gameId === undefined || win.gameId === gameId)
      const wins = [...stretches.values()].flatMap((stretch) => stretch.wins.filter(isAsked))
      return wins.sort(largestFirst).slice(0, most)
    },
  }
}

function largestFirst(one: Win, other: Win): number {
  if (one.payoutMinor !== other.payoutMinor) return one.payoutMinor > other.payoutMinor ? -1 : 1
  return other.atMs - one.atMs
}
