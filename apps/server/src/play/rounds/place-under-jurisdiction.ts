import type { Services } from '../../app/services.ts'
import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import type { JurisdictionInForce } from '../../operator/settings/jurisdiction-store.ts'
import { loadSiteSettings } from '../../operator/settings/site-settings.ts'
import { startCounting } from '../../people/responsible/count-money.ts'

/**
 * The wallet's reasons to place a bet again: jurisdiction or game settings have changed since its check, or the player's
 * usage of limits has not been counted yet.
 */
export type PlaceAgain = 'jurisdiction_moved' | 'play_uncounted'

/** The readers of a bet's settings. */
export type BetSettings = Pick<Services, 'readSite' | 'readSettings'>

/**
 * Places a bet under the jurisdiction of a player's country (RG-01). The bet names the versions of the jurisdiction and of the
 * game's settings; when one has changed before the bet is accepted, the bet is checked and placed again.
 * @param place checks the bet against jurisdiction and settings, and places it
 */
export async function placeUnderJurisdiction<Placed extends object>(
  { db, now, readSite, readSettings }: Pick<Services, 'db' | 'now' | 'readSite' | 'readSettings'>,
  { accountId, countryId }: { accountId: string; countryId: string | undefined },
  place: (jurisdiction: JurisdictionInForce, settings: BetSettings) => Promise<Placed | PlaceAgain>,
): Promise<Placed> {
  let settings: BetSettings = { readSite, readSettings }
  // The loop ends: each further pass needs another saved jurisdiction or game; money is counted once.
  for (;;) {
    const placement = await place(await getJurisdiction(settings, countryId), settings)
    if (typeof placement === 'object') return placement
    if (placement === 'play_uncounted') await startCounting({ db, now }, accountId)
    // The readers may be a second old, and would be refused again, so read the database.
    const site = await loadSiteSettings(db)
    settings = { readSite: async () => site, readSettings }
  }
}
