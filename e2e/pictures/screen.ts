import type { Page } from '@playwright/test'
import type { Stage } from '../stage.ts'

/** One screen of the product: how to get there. `every-screen.spec.ts` tries each, and pictures are taken of each. */
export interface Screen {
  name: string
  /** `both`: it looks different to a guest and to a player, and is shown as each. */
  who: 'guest' | 'player' | 'both'
  /** `page`: a picture from top to bottom; otherwise only the window. */
  isPage?: true
  /** The page is stopped again and again, and so does not follow its window: it is opened at the size that is looked at. */
  isStopped?: true
  /** Laid out as another screen is: axe looks at it, but nobody tries it in a longer language. */
  isAlike?: true
  /** Errors of the page that belong to the screen. */
  complains?: RegExp
  show(page: Page, stage: Stage): Promise<unknown>
}
