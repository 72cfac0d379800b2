import * as auth from '@fairground/contract/calls/auth'
import * as fair from '@fairground/contract/calls/fair'
import type { BetAim, Installation } from '@fairground/testkit/aim-bet.ts'
import { createClient } from '@fairground/testkit/client.ts'
import type { Page } from '@playwright/test'
import type { Player } from './player.ts'

/** The installations of this worker's own products, by their origins. */
const installations = new Map<string, Installation | { dataDir: string }>()

/** Notes where a product keeps its secrets, so that bets on it can be aimed. */
export function noteInstallation(url: string, installation: Installation | { dataDir: string }): void {
  installations.set(url, installation)
}

/**
 * Gives a player, who has no round open, new seeds, with which the next bet becomes what it is aimed at: no test needs luck.
 */
export async function aimNextBet({ url, call }: Pick<Player, 'url' | 'call'>, aim: BetAim): Promise<void> {
  // Loaded when it is needed: it brings much of the server.
  const { aimBet, installationOn } = await import('@fairground/testkit/aim-bet.ts')
  const place = installations.get(url) ?? { dataDir: process.env.FAIRGROUND_FOLDER ?? '' }
  const installation = 'dataDir' in place ? installationOn(place.dataDir) : place
  const { user } = await call(auth.userInfo)
  await call(fair.rotate, { clientSeed: await aimBet(installation, user.userId, aim) })
}

/** The player who is logged in on the page that is open. */
export async function playerOf(page: Page): Promise<Pick<Player, 'url' | 'call'>> {
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('user') ?? '{}'))
  const url = new URL(page.url()).origin
  const anybody = createClient(url)
  return { url, call: (what, request, options) => anybody(what, request, { token, ...options }) }
}
