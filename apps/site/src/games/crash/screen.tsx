import { crashGame } from '@fairground/games/crash'
import { lazyPart } from '@fairground/ui/lazy-part'
import { MultiplayerGame } from '../kit/flight/multiplayer-game.tsx'
import type { MultiplayerGameRules } from '../kit/flight/multiplayer-game-rules.ts'
import { sounds } from './sounds.ts'
import { startCrashScene } from './start-scene.ts'

const rules: MultiplayerGameRules = {
  game: crashGame,
  name: 'games.crash',
  Emblem: lazyPart(() => import('./emblem.tsx'), 'Emblem'),
  startScene: startCrashScene,
  sounds,
  overName: 'flight.burst',
  rulesText: 'flight.crashRules',
}

/** Crash: a firework rocket climbs until it bursts; players who cash out before are paid. */
export function Screen() {
  return <MultiplayerGame rules={rules} />
}
