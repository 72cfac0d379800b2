import type { Logger } from 'pino'
import type { Events } from '../../ground/call/events.ts'
import type { Database } from '../../ground/db/database.ts'
import type { CommittedAction } from '../../money/wallet/wallet.ts'
import type { ReadSiteSettings } from '../../operator/settings/site-settings.ts'
import { createBoard, REMEMBERED_MS, type Win, type WinQuery } from './board.ts'
import { createWinReader, dropBoardWin, keepBoardWin, readBoardWins } from './read-wins.ts'

/** The public list of big wins. */
export interface Winners {
  /** Lists the largest wins since a time. */
  list(query: WinQuery): Promise<readonly Win[]>
}

/**
 * Creates the list of the last day's large wins. It adds the wins that this server commits and stores them in the database; the
 * first query loads the stored ones. It never searches rounds. Only payouts above the stake count.
 */
export function createWinners(parts: {
  db: Database
  events: Events
  log: Logger
  readSite: ReadSiteSettings
  now: () => number
}): Winners {
  const { db, events, log, readSite, now } = parts
  const board = createBoard(now)
  const findWin = createWinReader(db)
  let loading: Promise<void> | undefined

  async function load(): Promise<void> {
    for (const win of await readBoardWins(db, new Date(now() - REMEMBERED_MS))) board.add(win)
  }

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
      board.remove(roundId)
      dropBoardWin(db, roundId).catch((error: unknown) => log.warn({ err: error }, 'a win was not taken off the board'))
    }
    if (wonMinor <= 0n) return
    note(action, roundId).catch((error: unknown) => log.warn({ err: error }, 'a win was not put on the board'))
  })

  return {
    async list(query) {
      loading ??= load()
      loading.catch(() => {
        loading = undefined
      })
      await loading
      return board.list(query)
    },
  }
}
