import { setTimeout as pause } from 'node:timers/promises'
import * as lotteryCalls from '@fairground/contract/calls/lottery'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import { CallError } from '@fairground/contract/envelope'
import { lotteries } from '@fairground/games/lottery'
import { createClient } from '@fairground/testkit/client.ts'

const LOOK_AGAIN_MS = 200

/** The chains of seeds of a first start take all cores for half a minute: they are no part of what is measured. */
export async function untilSeedsAreMade(url: string): Promise<void> {
  const send = createClient(url)
  const terms = [
    ...lotteries.map(
      ({ id: gameId }) =>
        () =>
          send(lotteryCalls.term, { gameId }),
    ),
    ...['crash', 'aviator'].map((gameId) => () => send(multiplayer.term, { gameId })),
  ]
  for (const findTerm of terms) {
    for (;;) {
      try {
        await findTerm()
        break
      } catch (error) {
        if (!(error instanceof CallError) || error.errorName !== 'no_round_yet') throw error
        await pause(LOOK_AGAIN_MS)
      }
    }
  }
}
