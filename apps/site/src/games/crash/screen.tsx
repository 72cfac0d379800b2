import { crashGame } from '@fairground/games/crash'
import { SharedGame } from '../kit/flight/shared-game.tsx'
import type { SharedGameRules } from '../kit/flight/shared-game-rules.ts'
import { startCrashScene } from './start-scene.ts'

const rules: SharedGameRules = {
  game: crashGame,
  name: 'games.crash',
  startScene: startCrashScene,
  sounds: { takeOff: 'launch', end: 'burst', hum: 'sparks' },
  overName: 'flight.burst',
  rulesText: 'flight.crashRules',
}

/** Crash: a firework rocket climbs until it bursts; players who cash out before are paid. */
export function Screen() {
  return <SharedGame rules={rules} />
}
