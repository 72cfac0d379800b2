import { readStored, store } from '../kernel/storage/storage.ts'
import { isToken, keepToken, parseStoredToken } from '../kernel/token.ts'

/**
 * The parameters that the site stores from an address until another address replaces them: who invited the player,
 * whether the inviter gave a promo code, and what the app around the site is.
 */
const REMEMBERED = ['p', 'inviteWheelTag', 'aid', 'gaid', 'afid', 'version', 'pwa', 'enableRegisterPromoCode'] as const
/** Longer than any real value; the rest is cut off. */
const LONGEST = 512
/**
 * Stores the parameters of an address: `navToken` and `tkk` are stored, or cleared when absent (SU-02), and so is where
 * the player comes from. A sound `token` logs in (SU-03), unless another login would end.
 * @returns `token` when there was one: the address must be loaded again without it
 */
export function takeArrival(address: URL): 'token' | undefined {
  const query = address.searchParams
  store('navToken', query.get('navToken') ?? undefined)
  store('tkk', query.get('tkk') ?? undefined)
  for (const key of REMEMBERED) {
    const value = query.get(key)
    if (value) store(key, value.slice(0, LONGEST))
  }
  const token = query.get('token')
  if (!isToken(token) || findRivalToken(address)) return undefined
  keepToken(token)
  return 'token'
}

/**
 * The token of an address while another one is logged in on this device: no link logs a player out without a question.
 */
export function findRivalToken({ searchParams }: URL): string | undefined {
  const token = searchParams.get('token')
  const storedToken = parseStoredToken(readStored('user'))
  return isToken(token) && storedToken !== undefined && storedToken !== token ? token : undefined
}

/** Pages that an invitation never replaces: they stand in frames, or instead of the site. */
const UNINVITED = /^\/(h5|chatbet|chatlive|embed|repair|freeSpin)/

/** The free-spin page instead of the address, for a logged-out visitor with an invite code and a wheel (RT-05). */
export function invitationAddress(address: URL, isLoggedIn: boolean): string | undefined {
  const isInvited = Boolean(address.searchParams.get('p')) && readStored('inviteWheelTag') !== undefined
  if (isLoggedIn || !isInvited || UNINVITED.test(address.pathname)) return undefined
  return `/freeSpin${address.search}`
}
