import type { Services } from '../services.ts'
import { loadSiteSettings } from '../site/site-settings.ts'
import { getJurisdiction } from './get-jurisdiction.ts'
import type { JurisdictionInForce } from './jurisdiction-store.ts'

/** The wallet's reason when jurisdiction or game settings have changed since the check of the bet. */
const SETTINGS_CHANGED = 'jurisdiction_moved'

/** The readers of a bet's settings. */
export type BetSettings = Pick<Services, 'readSite' | 'readSettings'>

/**
 * Places a bet under the jurisdiction of a country (RG-01). The bet names the versions of the jurisdiction and of the game's
 * settings; when one has changed before the bet is accepted, the bet is checked and placed again.
 * @param place checks the bet against jurisdiction and settings, and places it
 */
export async function placeUnderJurisdiction<Placed extends object>(
  { db, readSite, readSettings }: Pick<Services, 'db' | 'readSite' | 'readSettings'>,
  countryId: string | undefined,
  place: (jurisdiction: JurisdictionInForce, settings: BetSettings) => Promise<Placed | typeof SETTINGS_CHANGED>,
): Promise<Placed> {
  let settings: BetSettings = { readSite, readSettings }
  // The loop ends: each further pass needs another saved jurisdiction or game.
  for (;;) {
    const placement = await place(await getJurisdiction(settings, countryId), settings)
    if (placement !== SETTINGS_CHANGED) return placement
    // The readers may be a second old, and would be refused again, so read the database.
    const site = await loadSiteSettings(db)
    settings = { readSite: async () => site, readSettings }
  }
}
