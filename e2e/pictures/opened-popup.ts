import type { PhraseKey } from '@fairground/phrases'
import type { Page } from '@playwright/test'
import { popupLink } from '../popups.ts'
import type { Screen } from './screen.ts'

/** A popup that a link opens, by the key of its title. */
export const byLink =
  (link: string, title: PhraseKey, params?: Record<string, string | number>): Screen['show'] =>
  async (page, { t }) => {
    await page.goto(link)
    await page.getByRole('dialog', { name: t(title, params) }).waitFor()
  }

/** A popup that is told something, as a game's frame asks the shell around it for one. */
export async function askAsFrame(page: Page, popup: object): Promise<void> {
  await page.goto(popupLink('language'))
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.evaluate(
    (popupName) => postMessage({ kind: 'fairground.popup', popup: popupName }, location.origin),
    popup,
  )
  await page.getByRole('dialog').waitFor()
}
