import { findDesignToken } from '../../../kernel/host/design-token.ts'
import { hasShell } from '../../../kernel/host/shell-around.ts'
import { findToken } from '../../../kernel/token.ts'
import { invitationAddress, takeArrival } from '../../../player/arrival.ts'

/** Takes what the address brings along; a sound token asks for a reload without it (SU-02, SU-03, RT-05). */
export function arrive(): 'arrived' | 'tokenTaken' {
  const address = new URL(location.href)
  // The tab keeps a design token from the first address that brings one.
  findDesignToken()
  // In a frame of our own nobody arrives: what the tab's address brought stays as the page around took it.
  if (!hasShell() && takeArrival(address) === 'token') return 'tokenTaken'
  const invitation = invitationAddress(address, findToken() !== undefined)
  if (invitation !== undefined) history.replaceState(history.state, '', invitation)
  return 'arrived'
}
