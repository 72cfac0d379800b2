import type { ReadSettings } from '../site/operator-settings.ts'
import type { SiteSettings } from '../site/site-settings.ts'
import { type JurisdictionInForce, jurisdictionOf, STRICTEST } from './read-jurisdictions.ts'

/** Where the profiles are, and which country has which. */
interface JurisdictionSources {
  readSite: () => Promise<Pick<SiteSettings, 'jurisdictions'>>
  readSettings: ReadSettings
}

/**
 * The profile that a player of a country is under, at most a second behind the operator. Once the operator has named the
 * site's countries, whoever is of none of them is under the strictest.
 */
export async function getJurisdiction(
  { readSite, readSettings }: JurisdictionSources,
  countryId: string | undefined,
): Promise<JurisdictionInForce> {
  const [{ jurisdictions }, settings] = await Promise.all([readSite(), readSettings()])
  const { countries } = settings
  const isOurs = countries.length === 0 || countries.some(({ id }) => id === countryId)
  return isOurs
    ? jurisdictionOf(jurisdictions, settings.jurisdictions, countryId)
    : jurisdictionOf(jurisdictions, { '*': STRICTEST }, undefined)
}

/** The profile that a visitor is shown: that of the country that the visitor names, else of the site's first one. */
export async function getVisitorJurisdiction(
  sources: JurisdictionSources,
  countryId: string | undefined,
): Promise<JurisdictionInForce> {
  const { countries } = await sources.readSettings()
  return getJurisdiction(sources, countryId || countries[0]?.id)
}
