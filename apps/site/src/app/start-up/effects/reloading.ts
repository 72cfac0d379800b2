/**
 * The address to load: without a token in it (SU-03), and from the maintenance screen back to where the visitor was.
 * @param referrer the page before this one, empty when it is not known
 */
export function addressToLoad(here: string, referrer: string): string {
  const address = new URL(here)
  if (address.pathname === '/repair') {
    const before = URL.canParse(referrer) ? new URL(referrer) : undefined
    const isOurs = before?.origin === address.origin && before.pathname !== '/repair'
    return isOurs ? before.href : `${address.origin}/`
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
