import { getStartup } from '../../../player/startup.ts'

/**
 * Where the whole site has moved to (RT-10), if it has: an absolute http or https address of another place than the one
 * that the visitor is at, for otherwise the way would never end.
 */
export function redirectAddress(redirectUrl: string, currentAddress: string): string | undefined {
  if (!URL.canParse(redirectUrl)) return undefined
  const target = new URL(redirectUrl)
  const present = new URL(currentAddress)
  if (!/^https?:$/.test(target.protocol)) return undefined
  if (target.origin === present.origin && target.pathname === present.pathname) return undefined
  return target.href
}

/** Goes where the site has moved to. */
export async function leave(): Promise<void> {
  const target = redirectAddress(getStartup().redirectUrl, location.href)
  if (target !== undefined) location.replace(target)
}
