import * as otherLogins from '@fairground/contract/calls/other-logins'
import { CallError, findErrorName } from '@fairground/contract/envelope'
import type { StartupConfig } from '@fairground/contract/startup'
import { call } from '../../calls/client.ts'
import { performForced } from '../../calls/perform-forced-action.ts'
import { keptAge } from '../../kernel/storage/age.ts'
import { chosenHome, initParameters } from '../../kernel/storage/init-parameters.ts'
import { startSession } from '../../player/log-in.ts'
import { reloadUser } from '../../player/user.ts'

/** What the address brings back from a service: a code, or the name of a refusal. */
export interface LoginReturn {
  code?: string
  /** Whether the code links the service to the logged-in player. */
  isLink: boolean
  refusal?: string
}

/** Reads `otherLogin` of an address; anything malformed is a login that is over. */
export function readLoginReturn(search: string): LoginReturn {
  try {
    const fields: unknown = JSON.parse(new URLSearchParams(search).get('otherLogin') ?? '{}')
    const { code, link, refusal } = fields as Partial<Record<string, unknown>>
    if (typeof code === 'string') return { code, isLink: link === 'true' }
    if (typeof refusal === 'string') return { isLink: false, refusal }
  } catch {
    // Anybody can write such an address.
  }
  return { isLink: false }
}

/**
 * Finishes a login or a link (AU-07). Where the country requires an age, it asks for it once and tries again.
 * @returns what was done, and the new player's name
 * @throws CallError
 */
export async function finishOtherLogin(
  { code, isLink, refusal }: LoginReturn,
  startup: StartupConfig,
  totp?: string,
): Promise<{ done: 'linked' | 'logged-in' | 'registered'; name: string }> {
  if (code === undefined) throw new CallError(findErrorName(refusal ?? '') ?? 'login_flow_over')
  if (isLink) {
    await call(otherLogins.finishLink, { code }, { errors: 'ignore' })
    await reloadUser()
    return { done: 'linked', name: '' }
  }
  const finish = () =>
    call(
      otherLogins.finishLogin,
      {
        ...initParameters(),
        ...chosenHome(startup),
        ...(keptAge() > 0 && { age: keptAge() }),
        ...(totp && { totp }),
        code,
      },
      { errors: 'ignore' },
    )
  const { model, user } = await finish().catch(async (error: unknown) => {
    if (!(error instanceof CallError) || error.errorName !== 'forced_action') throw error
    const ageBefore = keptAge()
    await performForced(error)
    if (keptAge() === ageBefore) throw error
    return finish()
  })
  startSession(model.token, user)
  return { done: model.isNew ? 'registered' : 'logged-in', name: user.nickname || user.username }
}
