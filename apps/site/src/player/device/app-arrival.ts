import * as home from '@fairground/contract/calls/home'
import { call } from '../../calls/client.ts'
import { readStored, store } from '../../kernel/storage/storage.ts'
import { findLeftText } from './app-clipboard.ts'

/** Longer than any real value; the rest is cut off. */
const LONGEST = 512

/**
 * On the first arrival in the native app: tells the server what led to the app's download (`wta`, which the download
 * page left in the clipboard) and who invited the player (`p`), and stores the former for the registration (CL-08).
 * Sends nothing where there is neither. After a network failure the next start tries again.
 */
export async function tellArrivalInApp(): Promise<void> {
  if (readStored('wta') !== undefined) return
  const wta = (await findLeftText(navigator.clipboard))?.slice(0, LONGEST)
  const p = readStored('p')
  try {
    if (wta !== undefined || p !== undefined)
      await call(home.startup, { lazy: 'true', startTime: String(Date.now()), p, wta }, { errors: 'ignore' })
    store('wta', wta ?? '')
  } catch (error) {
    console.info('the arrival in the app is told at the next start', error)
  }
}
