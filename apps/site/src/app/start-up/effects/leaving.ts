import { getStartup } from '../../../player/startup.ts'

/**
 * The address to which the whole site has moved (RT-10), if it has: an absolute http or https address of another place
 * than the visitor's own, since otherwise the redirect would never end.
 */
export function redirectAddress(redirectUrl: string, currentAddress: string): string | undefined {
  if (!URL.canParse(redirectUrl)) return undefined
  const target = new URL(redirectUrl)
  const present = new URL(currentAddress)
  if (!/^https?:$/.test(target.protocol)) return undefined
  if (target.origin === present.origin && target.pathname === present.pathname) return undefined
  return target.href
}

/** Goes to the address to which the site has moved. */
export async function leave(): Promise<void> {
  const target = redirectAddress(getStartup().redirectUrl, location.href)
  if (target !== undefined) location.replace(target)
}
