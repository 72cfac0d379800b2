import { findRivalToken } from '../../../player/arrival.ts'
import { changeLogin, isStillIn } from '../../../player/rival-login.ts'
import { whenPressed } from '../presses.ts'

/**
 * What is done about a token that would take the place of another login (SU-03): where that one is over by now, the token
 * is taken; else the player is asked.
 */
export async function judgeToken(token: string): Promise<'tokenTaken' | 'loginDoubted'> {
  if (await isStillIn()) return 'loginDoubted'
  changeLogin(token)
  return 'tokenTaken'
}

/** Waits until the player has chosen: who stays loses only the address's token. */
export async function chooseLogin(): Promise<'loginKept' | 'loginSwitched'> {
  const keeps = whenPressed('keep').then(() => 'loginKept' as const)
  const changes = whenPressed('switch').then(() => 'loginSwitched' as const)
  const choice = await Promise.race([keeps, changes])
  const rival = findRivalToken(new URL(location.href))
  if (choice === 'loginSwitched' && rival !== undefined) changeLogin(rival)
  return choice
}
