import type { Logger } from 'pino'
import type { Facts } from '../../ground/bus/facts.ts'
import type { Events } from '../../ground/call/events.ts'
import type { Database } from '../../ground/db/database.ts'
import { createFreshReader } from '../../ground/work/fresh-reader.ts'
import type { CommittedAction } from '../../money/wallet/wallet.ts'
import type { ReadSiteSettings } from '../../operator/settings/site-settings.ts'
import { createBoard, REMEMBERED_MS, type Win, type WinQuery } from './board.ts'
import { createWinReader, dropBoardWin, keepBoardWin, readBoardWins } from './read-wins.ts'

/** A win is stored a moment after its time. */
const LATE_MS = 60_000

/** The public list of big wins. */
export interface Winners {
  /** Lists the largest wins since a time. */
  list(query: WinQuery): Promise<readonly Win[]>
}

/**
 * Creates the list of the last day's large wins. It adds the wins that this process commits and stores them in the database; the
 * first query loads the stored ones, and the others those that were stored since. It never searches rounds. Only payouts above the
 * stake count.
 */
export function createWinners(parts: {
  db: Database
  events: Events
  facts: Facts
  log: Logger
  readSite: ReadSiteSettings
  now: () => number
}): Winners {
  const { db, events, facts, log, readSite, now } = parts
  const board = createBoard(now)
  const findWin = createWinReader(db)
  let loadedMs = Number.NEGATIVE_INFINITY

  const load = createFreshReader(async () => {
    const startMs = now()
    for (const win of await readBoardWins(db, new Date(Math.max(startMs - REMEMBERED_MS, loadedMs - LATE_MS))))
      board.add(win)
    loadedMs = startMs
  })

  /** Adds a win to the board. It reads the round only when the win is large enough. */
  async function note({ accountId, wonMinor }: CommittedAction, roundId: string): Promise<void> {
    const { currencies, games } = await readSite()
    const atMs = now()
    const isLarge = [...currencies.keys()].some((currencyId) =>
      [...games.keys()].some((gameId) => board.wants({ currencyId, gameId, payoutMinor: wonMinor, atMs })),
    )
    const win = isLarge ? await findWin({ accountId, roundId }) : undefined
    if (!win || !board.wants(win)) return
    await keepBoardWin(db, accountId, win, new Date(now() - REMEMBERED_MS))
    board.add(win)
  }

  events.on('committed', (action) => {
    const { kind, roundId, wonMinor } = action
    if (roundId === undefined) return
    if (kind === 'void_round' || kind === 'void_hold') {
      facts.tell('betVoided', { roundId })
      dropBoardWin(db, roundId).catch((error: unknown) => log.warn({ err: error }, 'a win was not taken off the board'))
    }
    if (wonMinor <= 0n) return
    note(action, roundId).catch((error: unknown) => log.warn({ err: error }, 'a win was not put on the board'))
  })

  facts.on('betVoided', ({ roundId }) => board.remove(roundId))
  facts.onLoss(() => {
    board.clear()
    loadedMs = Number.NEGATIVE_INFINITY
  })

  return {
    async list(query) {
      await load()
      return board.list(query)
    },
  }
}

declare module '../../ground/bus/facts.ts' {
  interface FactMap {
    /** A bet was called off, or its win taken back. */
    betVoided: { roundId: string }
  }
}
