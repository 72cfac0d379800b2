import type { ReactNode } from 'react'
import { AviatorArt } from './aviator-art.tsx'
import { CrashArt } from './crash-art.tsx'
import { FootballGoal } from './football-goal.tsx'
import { FreespinArt } from './freespin-art.tsx'
import { KangarooLeap } from './kangaroo-leap.tsx'
import { MinesTiles } from './mines-tiles.tsx'
import { ScratchArt } from './scratch-art.tsx'
import { StairArt } from './stair-art.tsx'
import { ThimblesArt } from './thimbles-art.tsx'
import { TowerArt } from './tower-art.tsx'

/** Each game's drawing, 320 by 260. A new game is one line here. */
export const gameArt: Readonly<Record<string, () => ReactNode>> = {
  aviator: AviatorArt,
  crash: CrashArt,
  football: FootballGoal,
  freespin: FreespinArt,
  kangaroo: KangarooLeap,
  mines: MinesTiles,
  scratch: ScratchArt,
  stair: StairArt,
  thimbles: ThimblesArt,
  tower: TowerArt,
}

/** The drawing of a game without its own. */
export { StallArt } from './stall-art.tsx'
