import { operator } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** Settings of the site, in force within a second on every server. */
export const saveSettings = handle(operator.saveSettings, async ({ settings }, { services }) => {
  const saved = await services.settings.save(settings)
  return { model: saved.document, set: [...saved.set] }
})
