import Bowser from 'bowser'

/** Most characters of a name that is not understood. */
const MOST = 60

/**
 * What a player calls a device, from the user agent of its browser: `Chrome · Android`. A text that names no browser is itself,
 * cut to 60 characters.
 */
export function nameOfDevice(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  const names = [browser.name?.replace(/ for Android$/, ''), os.name].filter(Boolean)
  return browser.name ? names.join(' · ') : userAgent.slice(0, MOST)
}
