import type { BetRecord } from '@fairground/contract'
import { crashGame } from '@fairground/games/crash'
import { FlightReplay } from '../../frame/flight/flight-replay.tsx'
import { startCrashScene } from './start-scene.ts'

/** A round of the past: its flight, with a replay. */
export function CrashRound({ bet }: { bet: BetRecord }) {
  return <FlightReplay bet={bet} game={crashGame} startScene={startCrashScene} />
}
