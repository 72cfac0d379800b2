import { home } from '@fairground/contract'
import { call } from '../../calls/client.ts'
import { readStored, store } from '../../kernel/storage/storage.ts'
import { findLeftText } from './app-clipboard.ts'

/** Longer than any of them is; the rest is cut off. */
const LONGEST = 512

/**
 * In the native app, on the first arrival: tells the server what led to the app's download (`wta`, which the page of the
 * download has left in the clipboard) and who invited (`p`), and keeps the former for the registration (CL-08). Where
 * there is neither, nothing is told. A lost network leaves it to the next start.
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
