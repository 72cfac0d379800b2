import { deviceNow, fetchTheme } from '../design/theme.ts'
import { appLinks } from '../features/popups/app-links.ts'
import { loadChunk } from '../kernel/chunks/load-chunk.ts'
import { isInApp } from '../kernel/host/native-app.ts'
import { offerPopup } from '../player/offer-popup.ts'
import { loadStartup } from '../player/startup.ts'

/** Offers the app after a deposit, where the operator has one and the site does not run inside it (PO-04). */
export async function offerApp(): Promise<void> {
  try {
    if (isInApp()) return
    const startup = await loadStartup()
    if (appLinks(startup).length === 0) return
    await offerPopup({ name: 'app-download', mandatory: await isMandatoryIn(startup.designCacheKey) })
  } catch (error) {
    console.info('the app is not offered without a start-up configuration', error)
  }
}

/** Whether the published design makes the app mandatory; false when the design cannot be loaded. */
async function isMandatoryIn(designKey: string): Promise<boolean> {
  try {
    const [{ pages }, { isAppMandatory }] = await Promise.all([
      fetchTheme(designKey, deviceNow()),
      loadChunk(() => import('@fairground/blocks/app-offer')),
    ])
    return isAppMandatory(pages)
  } catch (error) {
    console.info('the app is offered without a design', error)
    return false
  }
}
