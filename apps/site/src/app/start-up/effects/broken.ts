import { whenPressed } from '../presses.ts'

/** Leaves the error screen when a reload is asked for. */
export async function waitForReload(): Promise<'reloadAsked'> {
  await whenPressed('reload')
  return 'reloadAsked'
}
