import { putPageIcon } from '../../../design/page-picture.ts'
import { turnScreen } from '../../../kernel/host/native-shell.ts'
import { layOperatorTexts } from '../../../player/language/choose-language.ts'
import { getStartup } from '../../../player/startup.ts'

/**
 * Loads what the app looks like and says, and turns the screen of the native shell (SU-06, SU-07, SU-12). Without its
 * design there is no app: it is asked for again.
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
