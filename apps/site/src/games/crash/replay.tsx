import { crashGame } from '@fairground/games/crash'
import { FlightReplay } from '../kit/flight/flight-replay.tsx'
import type { PicturedRound } from '../kit/pictured-round.ts'
import { startCrashScene } from './start-scene.ts'

/** A past round: its flight, with a replay. */
export function Replay({ bet }: { bet: PicturedRound }) {
  return <FlightReplay bet={bet} game={crashGame} startScene={startCrashScene} />
}
