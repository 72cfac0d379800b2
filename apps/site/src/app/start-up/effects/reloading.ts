/**
 * The address to load: without a token in it (SU-03), and from the maintenance screen back to where the visitor was.
 * @param referrer the page before this one, empty when it is not known
 */
export function addressToLoad(currentAddress: string, referrer: string): string {
  const address = new URL(currentAddress)
  if (address.pathname === '/repair') {
    const previousPage = URL.canParse(referrer) ? new URL(referrer) : undefined
    const isOurs = previousPage?.origin === address.origin && previousPage.pathname !== '/repair'
    if (!isOurs) return `${address.origin}/`
    // A game's frame leads the page around it here: that page shows the game.
    const [, gameId] = /^\/h5\/([\w-]+)$/.exec(previousPage.pathname) ?? []
    return gameId === undefined ? previousPage.href : `${address.origin}/game/${gameId}`
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
