import { findDesignToken } from '../../../kernel/host/design-token.ts'
import { hasShell } from '../../../kernel/host/shell-around.ts'
import { findToken } from '../../../kernel/token.ts'
import { invitationAddress, takeArrival } from '../../../player/arrival.ts'

/** Stores the parameters of the address; a sound token asks for a reload without it (SU-02, SU-03, RT-05). */
export function arrive(): 'arrived' | 'tokenTaken' {
  const address = new URL(location.href)
  // Stores the design token in the tab, from the first address that brings one.
  findDesignToken()
  // A frame page of our own skips this: the page around it has stored what the tab's address brought.
  if (!hasShell() && takeArrival(address) === 'token') return 'tokenTaken'
  const invitation = invitationAddress(address, findToken() !== undefined)
  if (invitation !== undefined) history.replaceState(history.state, '', invitation)
  return 'arrived'
}
