import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Opens autoplay in the game of a page. */
export async function openAutoplay(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Autoplay', exact: true }).click()
  await expect(frame.getByRole('dialog', { name: 'Autoplay' })).toBeVisible()
  return frame
}

/** The start of a run, in the open form. */
export const startOf = (frame: FrameLocator) => frame.getByRole('button', { name: /^Start autoplay/ })

/** Waits for the lab's word on the rules that stand in the form. */
export async function seeLab(frame: FrameLocator): Promise<void> {
  await expect(frame.getByText(/^(Exact: every way|From [\d,]+ simulated rounds)/)).toBeVisible()
  await expect(frame.getByRole('term').filter({ hasText: 'Risk of ruin' })).toBeVisible()
  await expect(frame.getByText(/Staking rules do not change the return/)).toBeVisible()
}

/** Starts the run, on whose button stands what it can cost. */
export async function begin(frame: FrameLocator, most: string): Promise<void> {
  await expect(startOf(frame)).toContainText(`can cost ${most} at most`)
  await startOf(frame).click()
}
