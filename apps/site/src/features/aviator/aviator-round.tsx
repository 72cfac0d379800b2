import type { BetRecord } from '@fairground/contract'
import { aviatorGame } from '@fairground/games/aviator'
import { FlightReplay } from '../../frame/flight/flight-replay.tsx'
import { startAviatorScene } from './start-scene.ts'

/** A round of the past: its flight, with a replay. */
export function AviatorRound({ bet }: { bet: BetRecord }) {
  return <FlightReplay bet={bet} game={aviatorGame} startScene={startAviatorScene} />
}
