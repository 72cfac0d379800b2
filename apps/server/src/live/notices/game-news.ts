import { GAME_SWITCHED, SITE_CHANNEL } from '@fairground/contract/live'
import type { Logger } from 'pino'
import type { Bus } from '../../ground/bus/bus.ts'
import type { Tell } from '../../ground/bus/tell.ts'
import { claimTelling } from '../../ground/bus/teller.ts'
import type { Database } from '../../ground/db/database.ts'
import { every } from '../../ground/work/timers.ts'
import type { ReadSiteSettings } from '../../operator/settings/site-settings.ts'

/** Interval of the checks: longest delay of a switch made on another server. */
const LOOK_MS = 1_000

/** Announces switched games to the open sites, whichever server has switched them. */
export interface GameNews {
  close(): void
}

/** Starts the checks. */
export function startGameNews(parts: {
  db: Database
  bus: Pick<Bus, 'isShared'>
  tell: Tell
  readSite: ReadSiteSettings
  log: Pick<Logger, 'debug'>
}): GameNews {
  const { tell, readSite, log } = parts
  let toldSwitches: ReadonlyMap<string, boolean> | undefined

  /** Never rejects: after an error the next check announces the change. */
  async function look(): Promise<void> {
    const before = toldSwitches
    try {
      const { games } = await readSite()
      const now = new Map([...games].map(([id, { enabled }]) => [id, enabled]))
      toldSwitches = now
      for (const [gameId, enabled] of now) {
        const isSwitched = (before?.get(gameId) ?? enabled) !== enabled
        if (isSwitched && (await claimTelling(parts, `game ${gameId}`, String(enabled))))
          tell(SITE_CHANNEL, GAME_SWITCHED, { gameId, enabled })
      }
    } catch (error) {
      toldSwitches = before
      log.debug({ err: error }, 'games were not looked at; the next look is soon')
    }
  }

  const close = every(LOOK_MS, look)
  void look()
  return { close }
}
