import { type JurisdictionInForce, jurisdictionOf, STRICTEST } from '../settings/jurisdiction-store.ts'
import type { ReadSettings } from '../settings/operator-settings.ts'
import type { SiteSettings } from '../settings/site-settings.ts'

/** The readers of the jurisdictions, and of their countries. */
export interface JurisdictionSources {
  readSite: () => Promise<Pick<SiteSettings, 'jurisdictions'>>
  readSettings: ReadSettings
}

type Jurisdictions = SiteSettings['jurisdictions']
type Settings = Awaited<ReturnType<ReadSettings>>
/** By a reading of the settings and one of the jurisdictions: the jurisdiction of each country. */
const jurisdictionsOfReading = new WeakMap<
  Settings,
  WeakMap<Jurisdictions, Map<string | undefined, JurisdictionInForce>>
>()

/**
 * Returns the jurisdiction of a country's players, at most a second old. When the operator has listed the site's countries,
 * players of other countries get the strictest one.
 */
export async function getJurisdiction(
  { readSite, readSettings }: JurisdictionSources,
  countryId: string | undefined,
): Promise<JurisdictionInForce> {
  const [{ jurisdictions }, settings] = await Promise.all([readSite(), readSettings()])
  // A visitor's header may say anything.
  if (countryId !== undefined && countryId.length !== 2) return chooseJurisdiction(jurisdictions, settings, countryId)
  const byReading = jurisdictionsOfReading.get(settings) ?? new WeakMap()
  jurisdictionsOfReading.set(settings, byReading)
  const byCountry = byReading.get(jurisdictions) ?? new Map<string | undefined, JurisdictionInForce>()
  byReading.set(jurisdictions, byCountry)
  const jurisdiction = byCountry.get(countryId) ?? chooseJurisdiction(jurisdictions, settings, countryId)
  byCountry.set(countryId, jurisdiction)
  return jurisdiction
}

function chooseJurisdiction(
  jurisdictions: Jurisdictions,
  settings: Settings,
  countryId: string | undefined,
): JurisdictionInForce {
  const { countries } = settings
  const isOurs = countries.length === 0 || countries.some(({ id }) => id === countryId)
  return isOurs
    ? jurisdictionOf(jurisdictions, settings.jurisdictions, countryId)
    : jurisdictionOf(jurisdictions, { '*': STRICTEST }, undefined)
}

/** Returns a visitor's jurisdiction: of the country that the visitor names, else of the site's first country. */
export async function getVisitorJurisdiction(
  sources: JurisdictionSources,
  countryId: string | undefined,
): Promise<JurisdictionInForce> {
  const { countries } = await sources.readSettings()
  return getJurisdiction(sources, countryId || countries[0]?.id)
}
