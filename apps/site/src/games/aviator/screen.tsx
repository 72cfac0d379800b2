import { aviatorGame } from '@fairground/games/aviator'
import { SharedGame } from '../kit/flight/shared-game.tsx'
import type { SharedGameRules } from '../kit/flight/shared-game-rules.ts'
import { startAviatorScene } from './start-scene.ts'

const rules: SharedGameRules = {
  game: aviatorGame,
  name: 'games.aviator',
  startScene: startAviatorScene,
  sounds: { takeOff: 'engine', end: 'fly-off', hum: 'propeller' },
  overName: 'flight.flewOff',
  rulesText: 'flight.aviatorRules',
}

/** Aviator: a plane takes off and at some moment flies off; a player can have two bets in it. */
export function Screen() {
  return <SharedGame rules={rules} />
}
