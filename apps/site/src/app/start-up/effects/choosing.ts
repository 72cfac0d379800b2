import { findRivalToken } from '../../../player/arrival.ts'
import { changeLogin, isStillIn } from '../../../player/rival-login.ts'
import { whenPressed } from '../presses.ts'

/**
 * Decides about a token that would replace another login (SU-03): if that login is over by now, the token logs in; else
 * the player is asked.
 */
export async function judgeToken(token: string): Promise<'tokenTaken' | 'loginDoubted'> {
  if (await isStillIn()) return 'loginDoubted'
  changeLogin(token)
  return 'tokenTaken'
}

/** Waits for the player's choice; a player who stays loses only the address's token. */
export async function chooseLogin(): Promise<'loginKept' | 'loginSwitched'> {
  const keeps = whenPressed('keep').then(() => 'loginKept' as const)
  const changes = whenPressed('switch').then(() => 'loginSwitched' as const)
  const choice = await Promise.race([keeps, changes])
  const rival = findRivalToken(new URL(location.href))
  if (choice === 'loginSwitched' && rival !== undefined) changeLogin(rival)
  return choice
}
