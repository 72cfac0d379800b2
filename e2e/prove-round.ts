import { expect, type FrameLocator, type Page } from '@playwright/test'

/**
 * Proves a round on its page: its seeds are rotated, the page verifies it, and so does the verifier, to which this leads.
 * @param gameId the game's id in the verifier
 */
export async function proveRound(page: Page, gameId: string): Promise<void> {
  await page.getByRole('button', { name: 'Rotate and reveal' }).click()
  await page.getByRole('button', { name: 'Verify this round' }).click()
  await expect(page.getByText('Verified: your browser recomputed this round and everything agrees.')).toBeVisible()
  await page.getByRole('link', { name: 'Open in the verifier' }).click()
  await expect(page.getByText('Everything agrees')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue(gameId)
}

/** Follows the newest of a game's last results to the round's page, be it won or lost: the card with its link is shown for what pays. */
export async function openNewestRound(frame: FrameLocator): Promise<void> {
  await frame.getByRole('navigation', { name: 'Your last results' }).getByRole('link').first().click()
}
