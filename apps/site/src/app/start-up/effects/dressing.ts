import { layOperatorTexts } from '../../../session/choose-language.ts'
import { turnScreen } from '../../../session/native-shell.ts'
import { getStartup } from '../../../session/startup.ts'

/** Loads what the app looks like and says, and turns the screen of the native shell (SU-06, SU-07, SU-12). */
export async function dress(): Promise<'dressed' | 'notDressed'> {
  const { buildConfig, horizontalCom } = getStartup()
  if (buildConfig.varStyles !== '') document.body.style.cssText = buildConfig.varStyles
  if (horizontalCom) turnScreen()
  await layOperatorTexts()
  return 'dressed'
}
