import { firstWords, type Locale } from '@fairground/phrases'
import type { Locator, Page } from '@playwright/test'
import type { Stage } from '../stage.ts'

/** One screen of the product: how to get there. Pictures are taken of each; the site's walk (apps/site/test/walk) tries each. */
export interface Screen {
  name: string
  /** `both`: it looks different to a guest and to a player, and is shown as each. */
  who: 'guest' | 'player' | 'both'
  /** `page`: a picture from top to bottom; otherwise only the window. */
  isPage?: true
  /** Errors of the page that belong to the screen. */
  complains?: RegExp
  show(page: Page, stage: Stage): Promise<unknown>
}

/** The heading of a page: the loading screen before it has one too. */
export const ownHeading = (page: Page, locale: Locale): Locator =>
  page.getByRole('heading', { level: 1 }).filter({ hasNotText: firstWords[locale].loading }).first()
