import { store } from '../../../kernel/storage/storage.ts'
import { whenPressed } from '../presses.ts'

/** Waits at the gate; a visitor who passes it once is let in from then on (RT-09). */
export async function waitAtGate(): Promise<'gatePassed'> {
  await whenPressed('enter')
  store('waf-pass', '1')
  return 'gatePassed'
}
