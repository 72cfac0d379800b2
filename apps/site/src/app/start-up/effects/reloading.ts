/**
 * The address to load: without a token in it (SU-03), and from the maintenance screen back to where the visitor was.
 * @param referrer the page before this one, empty when it is not known
 */
export function addressToLoad(currentAddress: string, referrer: string): string {
  const address = new URL(currentAddress)
  if (address.pathname === '/repair') {
    const home = `${address.origin}/`
    const isOurs = referrer.startsWith(home) && !referrer.startsWith(`${home}repair`)
    // A game's frame leads the page around it here: that page shows the game.
    return isOurs ? referrer.replace('/h5/', '/game/') : home
  }
  address.searchParams.delete('token')
  return address.href
}

/** Loads the address again. */
export async function reload(): Promise<void> {
  const target = addressToLoad(location.href, document.referrer)
  if (target === location.href) location.reload()
  else location.replace(target)
}
