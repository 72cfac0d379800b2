import * as autoplay from '@fairground/contract/calls/autoplay'
import type { Player } from '@fairground/testkit'
import { OPTIONS } from './game-options.data.ts'

/** Starts a run of equal stakes. @returns its id */
export async function startRun(
  player: Player,
  { gameId = 'mines', lossLimit = 100 }: { gameId?: string; lossLimit?: number } = {},
): Promise<string> {
  const base = { to: 'base' as const }
  const plan = { options: OPTIONS[gameId] ?? {}, picks: [0], stake: 1, onWin: base, onLoss: base }
  return (await player.call(autoplay.start, { gameId, bets: 100, lossLimit, plan })).model.id
}
