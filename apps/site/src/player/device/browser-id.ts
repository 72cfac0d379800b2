import * as auth from '@fairground/contract/calls/auth'
import { call } from '../../calls/client.ts'
import { idle } from '../../kernel/browser/idle.ts'
import { readStored, store } from '../../kernel/storage/storage.ts'

/** The visitor id that the browser computes itself; empty when that fails (SU-04). */
async function findVisitorId(): Promise<string> {
  try {
    await idle()
    return await (await import('./visitor-id.ts')).computeVisitorId()
  } catch (error) {
    console.info('no visitor id', error)
    return ''
  }
}

/**
 * Makes sure that this browser has its id: uses the stored one without a call, else asks the server for one by the
 * visitor id. A refusal stores nothing; the next visit asks again.
 */
export async function ensureBrowserId(): Promise<void> {
  if (readStored('BrowserFingerprintId')) return
  const t = await findVisitorId()
  try {
    store('BrowserFingerprintId', (await call(auth.browserFootPrint, { t }, { errors: 'ignore' })).model)
  } catch (error) {
    console.info('no browser id', error)
  }
}
