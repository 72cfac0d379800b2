import { aviatorGame } from '@fairground/games/aviator'
import { lazyPart } from '@fairground/ui/lazy-part'
import { MultiplayerGame } from '../kit/flight/multiplayer-game.tsx'
import type { MultiplayerGameRules } from '../kit/flight/multiplayer-game-rules.ts'
import { sounds } from './sounds.ts'
import { startAviatorScene } from './start-scene.ts'

const rules: MultiplayerGameRules = {
  game: aviatorGame,
  name: 'games.aviator',
  Emblem: lazyPart(() => import('./emblem.tsx'), 'Emblem'),
  startScene: startAviatorScene,
  sounds,
  overName: 'flight.flewOff',
  rulesText: 'flight.aviatorRules',
}

/** Aviator: a plane takes off and at some moment flies off; a player can have two bets in it. */
export function Screen() {
  return <MultiplayerGame rules={rules} />
}
