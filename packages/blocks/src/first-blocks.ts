import type { Block } from './block.tsx'
import { columns } from './columns/block.tsx'
import { continuePlaying } from './continue-playing/block.tsx'
import { depositCall } from './deposit-call/block.tsx'
import { fairSteps } from './fair-steps/block.tsx'
import { featuredGame } from './featured-game/block.tsx'
import { footer } from './footer/block.tsx'
import { gameCategories } from './game-categories/block.tsx'
import { gameGrid } from './game-grid/block.tsx'
import { gameSearch } from './game-search/block.tsx'
import { header } from './header/block.tsx'
import { liveBets } from './live-bets/block.tsx'
import { myGames } from './my-games/block.tsx'
import { recentRounds } from './recent-rounds/block.tsx'
import { sideMenu } from './side-menu/block.tsx'
import { tabBar } from './tab-bar/block.tsx'
import { welcome } from './welcome/block.tsx'

/** The blocks that surround every page, and those of the lobby that the product brings along: known at once. */
export const firstBlocks: readonly Block[] = [
  columns,
  continuePlaying,
  depositCall,
  fairSteps,
  featuredGame,
  footer,
  gameCategories,
  gameGrid,
  gameSearch,
  header,
  liveBets,
  myGames,
  recentRounds,
  sideMenu,
  tabBar,
  welcome,
]
