import { GAME_SWITCHED, SITE_CHANNEL } from '@fairground/contract'
import type { Logger } from 'pino'
import type { Live } from '../live/live.ts'
import type { ReadSiteSettings } from './site-settings.ts'

/** So late is a switch of another server's staff told here. */
const LOOK_MS = 1_000

/** Looks for games that are switched on and off, wherever that was done, and tells the sites that are connected here. */
export interface GameNews {
  close(): void
}

/** Begins to look. */
export function startGameNews(parts: {
  live: Pick<Live, 'tell'>
  readSite: ReadSiteSettings
  log: Pick<Logger, 'debug'>
}): GameNews {
  const { live, readSite, log } = parts
  let told: ReadonlyMap<string, boolean> | undefined

  /** Never fails: what was not told now is told at the next look. */
  async function look(): Promise<void> {
    try {
      const { games } = await readSite()
      const now = new Map([...games].map(([id, { enabled }]) => [id, enabled]))
      const before = told ?? now
      told = now
      for (const [gameId, enabled] of now) {
        if ((before.get(gameId) ?? enabled) !== enabled) live.tell(SITE_CHANNEL, GAME_SWITCHED, { gameId, enabled })
      }
    } catch (error) {
      log.debug({ err: error }, 'games were not looked at; the next look is soon')
    }
  }

  const timer = setInterval(look, LOOK_MS)
  void look()
  return { close: () => clearInterval(timer) }
}
