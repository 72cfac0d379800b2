import type { Page } from '@playwright/test'
import type { Stage } from '../stage.ts'

/** One screen of the product: how to get there. `every-screen.spec.ts` tries each, and pictures are taken of each. */
export interface Screen {
  name: string
  /** `both`: it looks different to a guest and to a player, and is shown as each. */
  who: 'guest' | 'player' | 'both'
  /** A page is pictured from top to bottom; else what is over it, or what fills the window, as it is. */
  isPage?: true
  /** Laid out as another screen is: axe looks at it, but nobody tries it in a longer language. */
  isAlike?: true
  /** What the page may complain of: it is what the screen tells of. */
  complains?: RegExp
  show(page: Page, stage: Stage): Promise<unknown>
}
