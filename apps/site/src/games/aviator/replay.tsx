import { aviatorGame } from '@fairground/games/aviator'
import { FlightReplay } from '../kit/flight/flight-replay.tsx'
import type { PicturedRound } from '../kit/pictured-round.ts'
import { startAviatorScene } from './start-scene.ts'

/** A past round: its flight, with a replay. */
export function Replay({ bet }: { bet: PicturedRound }) {
  return <FlightReplay bet={bet} game={aviatorGame} startScene={startAviatorScene} />
}
