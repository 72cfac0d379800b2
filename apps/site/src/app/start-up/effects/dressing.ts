import { putPageIcon } from '../../../design/page-picture.ts'
import { turnScreen } from '../../../kernel/host/native-shell.ts'
import { layOperatorTexts } from '../../../player/language/choose-language.ts'
import { getStartup } from '../../../player/startup.ts'

/**
 * Loads the design and the texts of the app, and turns the screen of the native shell (SU-06, SU-07, SU-12). Without a
 * design the app cannot start, so the start-up tries again.
 * @param loadDesign of the page that starts
 */
export async function dress(loadDesign: () => Promise<void>): Promise<'dressed' | 'notDressed'> {
  const { buildConfig, horizontalCom } = getStartup()
  if (buildConfig.varStyles !== '') document.body.style.cssText = buildConfig.varStyles
  if (horizontalCom) turnScreen()
  putPageIcon()
  try {
    await Promise.all([loadDesign(), layOperatorTexts()])
    return 'dressed'
  } catch (error) {
    console.info('the design did not come', error)
    return 'notDressed'
  }
}
