import { whenPressed } from '../presses.ts'

/** Leaves the error screen when the player asks for a reload. */
export async function waitForReload(): Promise<'reloadAsked'> {
  await whenPressed('reload')
  return 'reloadAsked'
}
