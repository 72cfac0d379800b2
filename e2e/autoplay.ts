import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Opens autoplay in the game of a page. */
export async function openAutoplay(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Autoplay', exact: true }).click()
  await expect(frame.getByRole('dialog', { name: 'Autoplay' })).toBeVisible()
  return frame
}

/** The start of a run, in the open form. */
export const startOf = (frame: FrameLocator) => frame.getByRole('button', { name: 'Start autoplay' })

/** Lets the lab play all rounds of the rules that stand in the form: only then they may start. */
export async function tryRules(frame: FrameLocator): Promise<void> {
  await expect(frame.getByText('Let the lab play all rounds of these rules first.')).toBeVisible()
  await expect(startOf(frame)).toBeDisabled()
  await frame.getByRole('button', { name: 'Play the rules' }).click()
  await expect(frame.getByRole('button', { name: 'Play them again' })).toBeVisible({ timeout: 60_000 })
  await expect(frame.getByText(/^10,\d{3},\d{3} rounds in .* runs/)).toBeVisible()
  await expect(frame.getByText('Risk of ruin')).toBeVisible()
  await expect(frame.getByText(/No staking rule changes the return/)).toBeVisible()
  await expect(startOf(frame)).toBeEnabled()
}

/** Starts a run whose rules the lab has played, and agrees to what it can cost. */
export async function begin(frame: FrameLocator, most: string): Promise<void> {
  await startOf(frame).click()
  await expect(frame.getByText(`This run can cost ${most} at most.`)).toBeVisible()
  await frame.getByRole('button', { name: 'Begin' }).click()
}
