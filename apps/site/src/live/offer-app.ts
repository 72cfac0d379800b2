import { appLinks } from '../features/popups/app-links.ts'
import { isInApp } from '../session/native-app.ts'
import { openPopup } from '../session/popups.ts'
import { loadStartup } from '../session/startup.ts'

/** After a deposit the app is offered, where the operator has one and the site does not run inside it (PO-04). */
export async function offerApp(): Promise<void> {
  try {
    if (!isInApp() && appLinks(await loadStartup()).length > 0) openPopup({ name: 'app-download' })
  } catch (error) {
    console.info('the app is not offered without a start-up configuration', error)
  }
}
