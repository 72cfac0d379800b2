import type { Services } from '../../app/services.ts'
import { playOf, printUsage } from '../../money/wallet/stored-play.ts'
import { changePlay } from './change-play.ts'

/** Plays on after a reality check: its time of play counts from 0 again. */
export function playOn(services: Pick<Services, 'db' | 'now'>, accountId: string): Promise<void> {
  return changePlay(services, { accountId, by: 'player' }, (row) => {
    const { usage } = playOf(row, '')
    const minutes = Math.floor(usage.sinceCheckMs / 60_000)
    const atMs = services.now()
    return {
      set: { usage: printUsage({ ...usage, sinceCheckMs: 0, lastPlayMs: Math.max(usage.lastPlayMs, atMs) }) },
      event: { kind: 'play_on', details: { minutes } },
    }
  })
}
