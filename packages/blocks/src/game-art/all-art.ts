import type { ReactNode } from 'react'
import { AviatorArt } from './aviator-art.tsx'
import { Colour10Art } from './colour10-art.tsx'
import { CrashArt } from './crash-art.tsx'
import { Dice3Art } from './dice3-art.tsx'
import { Digits5Art } from './digits5-art.tsx'
import { FootballGoal } from './football-goal.tsx'
import { FreespinArt } from './freespin-art.tsx'
import { KangarooLeap } from './kangaroo-leap.tsx'
import { MinesTiles } from './mines-tiles.tsx'
import { Race10Art } from './race10-art.tsx'
import { ScratchArt } from './scratch-art.tsx'
import { StairArt } from './stair-art.tsx'
import { Sum28Art } from './sum28-art.tsx'
import { ThimblesArt } from './thimbles-art.tsx'
import { TowerArt } from './tower-art.tsx'

/** Each game's drawing, 320 by 260. A new game is one line here. */
export const gameArt: Readonly<Record<string, () => ReactNode>> = {
  aviator: AviatorArt,
  colour10: Colour10Art,
  crash: CrashArt,
  dice3: Dice3Art,
  digits5: Digits5Art,
  football: FootballGoal,
  freespin: FreespinArt,
  kangaroo: KangarooLeap,
  mines: MinesTiles,
  race10: Race10Art,
  scratch: ScratchArt,
  stair: StairArt,
  sum28: Sum28Art,
  thimbles: ThimblesArt,
  tower: TowerArt,
}

/** The drawing of a game without its own. */
export { StallArt } from './stall-art.tsx'
