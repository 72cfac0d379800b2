import { CallError } from '@fairground/contract'
import { loadStartup } from '../../../player/startup.ts'

/** Loads the start-up configuration from the page, else from the server (SU-05). */
export async function configure(): Promise<'configured' | 'notConfigured' | 'siteClosed'> {
  try {
    await loadStartup()
    return 'configured'
  } catch (error) {
    if (error instanceof CallError && error.errorName === 'maintenance') return 'siteClosed'
    console.info('the start-up configuration did not come', error)
    return 'notConfigured'
  }
}
