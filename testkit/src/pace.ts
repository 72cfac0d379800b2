import type { Pace } from '@fairground/server/play/multiplayer-rounds/pace.ts'
import { isWhole } from './extent.ts'

/** Number of rounds in a chain of seeds of a started product: made in a tenth of a second, and longer than any test. */
const SHORT_CHAIN = 20_000

/** Arguments of Node, before the program: the product of a test takes its pace from the variable of `paceVariable`. */
export const paceArguments: readonly string[] = ['--import', new URL('set-pace.ts', import.meta.url).href]

/** The variable of the environment that says the pace of a test's product: short chains, unless all is run, and the test's wishes. */
export function paceVariable(pace: Partial<Pace> = {}): { FAIRGROUND_TEST_PACE: string } {
  return { FAIRGROUND_TEST_PACE: JSON.stringify({ ...(!isWhole && { chainLength: SHORT_CHAIN }), ...pace }) }
}
