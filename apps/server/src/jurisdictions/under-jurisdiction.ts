import type { Services } from '../services.ts'
import { loadSiteSettings } from '../site/site-settings.ts'
import { getJurisdiction } from './get-jurisdiction.ts'
import type { JurisdictionInForce } from './read-jurisdictions.ts'

/** What the wallet says when a profile or the game's settings have changed since the bet was checked against them. */
const MOVED = 'jurisdiction_moved'

/** Where a bet's settings are read. */
export type BetSettings = Pick<Services, 'readSite' | 'readSettings'>

/**
 * Places a bet under the profile of a country (RG-01): the bet names the versions of the profile and of the game's settings,
 * and when one is another by the time it is taken, it is checked and placed anew under those that stand then.
 * @param place checks the bet against a profile and the settings, and places it
 */
export async function underJurisdiction<Placed extends object>(
  { db, readSite, readSettings }: Pick<Services, 'db' | 'readSite' | 'readSettings'>,
  countryId: string | undefined,
  place: (jurisdiction: JurisdictionInForce, settings: BetSettings) => Promise<Placed | typeof MOVED>,
): Promise<Placed> {
  let settings: BetSettings = { readSite, readSettings }
  // Ends: for each turn more somebody has saved a profile or a game meanwhile.
  for (;;) {
    const placed = await place(await getJurisdiction(settings, countryId), settings)
    if (placed !== MOVED) return placed
    // What is at most a second old would be refused again for as long.
    const site = await loadSiteSettings(db)
    settings = { readSite: async () => site, readSettings }
  }
}
