import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { Events } from '../events.ts'
import type { ReadSiteSettings } from '../site/site-settings.ts'
import type { CommittedAction } from '../wallet/wallet.ts'
import { createBoard, REMEMBERED_MS, type Win, type WinsAsked } from './board.ts'
import { createWinReader, dropBoardWin, keepBoardWin, readBoardWins } from './read-wins.ts'

/** What strangers may see of other players' luck. */
export interface Winners {
  /** The largest wins since a moment. */
  list(asked: WinsAsked): Promise<readonly Win[]>
}

/**
 * Remembers the large wins of the last day: those that this server commits, which it keeps in the database too, and from
 * the first question on those that were kept there then. No round is searched for. A win is what is above its stake: nothing else is celebrated.
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
  let loaded: Promise<void> | undefined

  async function load(): Promise<void> {
    for (const win of await readBoardWins(db, new Date(now() - REMEMBERED_MS))) board.add(win)
  }

  /** Most wins are too small for the board: those are not looked up. */
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

  events.on('committed', (committed) => {
    const { kind, roundId, wonMinor } = committed
    if (roundId === undefined) return
    if (kind === 'void_round' || kind === 'void_hold') {
      board.remove(roundId)
      dropBoardWin(db, roundId).catch((error: unknown) => log.warn({ err: error }, 'a win was not taken off the board'))
    }
    if (wonMinor <= 0n) return
    note(committed, roundId).catch((error: unknown) => log.warn({ err: error }, 'a win was not put on the board'))
  })

  return {
    async list(asked) {
      loaded ??= load()
      loaded.catch(() => {
        loaded = undefined
      })
      await loaded
      return board.list(asked)
    },
  }
}
