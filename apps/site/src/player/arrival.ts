import { readStored, store } from '../kernel/storage/storage.ts'
import { isToken, keepToken, parseStoredToken } from '../kernel/token.ts'

/**
 * What is remembered of an address until another one says otherwise: who invited, whether that one gave a promo code along,
 * and what the app around us is.
 */
const REMEMBERED = ['p', 'inviteWheelTag', 'aid', 'gaid', 'afid', 'version', 'pwa', 'enableRegisterPromoCode'] as const
/** Longer than any of them is; the rest is cut off. */
const LONGEST = 512
/**
 * Takes what an address brings along: `navToken` and `tkk` are stored, or cleared when absent (SU-02); where the player
 * comes from is kept; a sound `token` logs in (SU-03), unless that would log somebody else out.
 * @returns `token` when there was one: the address is to be loaded again without it
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

/** The token of an address, where another one is logged in on this device: nobody is logged out by a link unasked. */
export function findRivalToken({ searchParams }: URL): string | undefined {
  const token = searchParams.get('token')
  const storedToken = parseStoredToken(readStored('user'))
  return isToken(token) && storedToken !== undefined && storedToken !== token ? token : undefined
}

/** Pages that an invitation does not take the place of: they stand in frames, or instead of the site. */
const UNINVITED = /^\/(h5|chatbet|chatlive|embed|repair|freeSpin)/

/**
 * The free-spin page in place of the address, for a visitor who is logged out and comes with an invite code and a wheel
 * (RT-05).
 */
export function invitationAddress(address: URL, isLoggedIn: boolean): string | undefined {
  const isInvited = Boolean(address.searchParams.get('p')) && readStored('inviteWheelTag') !== undefined
  if (isLoggedIn || !isInvited || UNINVITED.test(address.pathname)) return undefined
  return `/freeSpin${address.search}`
}
