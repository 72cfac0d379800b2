import { operator, type SiteSettingsDocument } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** Settings whose value no log may show. */
const SECRET: readonly string[] = ['siteKey']

/** Settings of the site, in force within a second on every server. */
export const saveSettings = handle(
  operator.saveSettings,
  async ({ settings }, { services }) => {
    const saved = await services.settings.save(settings)
    return { model: saved.document, set: [...saved.set] }
  },
  async ({ settings }, { services }) => {
    const { document } = await services.settings.load()
    return Object.fromEntries(Object.keys(settings).map((name) => [name, shown(document, name)]))
  },
)

function shown(document: SiteSettingsDocument, name: string): unknown {
  const value = Object.hasOwn(document, name) ? document[name as keyof SiteSettingsDocument] : null
  return SECRET.includes(name) && value !== '' ? '[secret]' : value
}
