import type { Effects } from '../machine.ts'
import { admit } from './admitting.ts'
import { arrive } from './arriving.ts'
import { configure, identify } from './configuring.ts'
import { leave } from './leaving.ts'
import { reload } from './reloading.ts'
import { loadChoosing, speak } from './speaking.ts'
import { waitAtGate, waitForNextTry, waitForReload, waitUntilOpen } from './waiting.ts'

/** The effect of each state; each page adds its own `dressing` and `ready`. */
export const effects: Omit<Effects, 'dressing' | 'ready'> = {
  arriving: arrive,
  speaking: speak,
  choosing: async () => (await loadChoosing()).chooseLogin(),
  configuring: configure,
  waiting: waitForNextTry,
  identifying: identify,
  admitting: admit,
  gated: waitAtGate,
  closed: waitUntilOpen,
  broken: waitForReload,
  reloading: reload,
  leaving: leave,
}
