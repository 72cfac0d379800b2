import * as operator from '@fairground/contract/calls/operator'
import type { ThemeModel } from '@fairground/contract/design'
import { CallError } from '@fairground/contract/envelope'
import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import { findDesignErrors } from '../../../front/design/check-design.ts'
import { seeds } from '../../../front/design/seeds/index.ts'
import { readJurisdictions, saveJurisdiction as save } from '../../../operator/settings/jurisdiction-store.ts'
import { handle } from '../parts.ts'

/** Settings whose value a log must not show. */
const SECRET_SETTINGS: readonly string[] = ['siteKey']

/** Saves settings of the site. Every server applies them within a second. */
export const saveSettings = handle(
  operator.saveSettings,
  async ({ settings }, { parts }) => {
    const operatorSettings = await parts.settings.save(settings)
    return { model: operatorSettings.document, set: [...operatorSettings.setNames] }
  },
  async ({ settings }, { parts }) => {
    const { document } = await parts.settings.load()
    return Object.fromEntries(Object.keys(settings).map((name) => [name, loggedValue(document, name)]))
  },
)

function loggedValue(document: SiteSettingsDocument, name: string): unknown {
  const value = Object.hasOwn(document, name) ? document[name as keyof SiteSettingsDocument] : null
  return SECRET_SETTINGS.includes(name) && value !== '' ? '[secret]' : value
}

/** Lists every jurisdiction, read from the database. */
export const listJurisdictions = handle(operator.listJurisdictions, async (_, { parts }) => ({
  list: [...(await readJurisdictions(parts.db)).values()],
}))

/** Saves a jurisdiction. Every server applies it within a second. */
export const saveJurisdiction = handle(
  operator.saveJurisdiction,
  async (jurisdiction, { parts }) => {
    await save(parts.db, jurisdiction)
    return { model: jurisdiction }
  },
  async ({ id }, { parts }) => (await readJurisdictions(parts.db)).get(id) ?? null,
)

/** Publishes a design. Every server applies it within a second. */
export const publishDesign = handle(
  operator.publishDesign,
  async ({ document, name, key, note }, { parts }) => {
    const sources = [document, name, key].filter((way) => way !== undefined)
    if (sources.length !== 1) refuse([{ path: '', message: 'One of document, name and key is needed' }])
    if (key !== undefined) {
      if (!(await parts.designs.putInForce(key))) throw new CallError('not_found')
      return { model: { designCacheKey: key } }
    }
    const design: ThemeModel | undefined = name === undefined ? document : seeds[name]
    if (!design) throw new CallError('not_found')
    const errors = findDesignErrors(design)
    if (errors.length > 0) refuse(errors.map(({ path, message }) => ({ path: `document.${path}`, message })))
    return { model: { designCacheKey: await parts.designs.publish(design, note || (name ?? '')) } }
  },
  async (_, { parts }) => ({ designCacheKey: (await parts.settings.load()).designKey }),
)

function refuse(errors: readonly { path: string; message: string }[]): never {
  throw new CallError('invalid_request', undefined, errors)
}
