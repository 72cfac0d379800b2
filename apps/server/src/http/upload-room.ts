import { CallError } from '@fairground/contract'
import { createTurns } from '../accounts/turns.ts'

/** Files that are being sent and worked on take so many bytes of memory at most, all together. */
const MOST_BYTES = 128 * 1024 * 1024

/** The room for files that are on their way. */
export interface UploadRoom {
  /**
   * Waits for the turn of whoever sends, one file at a time each, and takes room for it.
   * @returns what gives the room back, once the file is done with
   * @throws CallError too_many_requests when there is none
   */
  enter(sender: string, bytes: number): Promise<() => void>
}

/** The room of one process. */
export function createUploadRoom(): UploadRoom {
  const inTurn = createTurns()
  let left = MOST_BYTES
  return {
    async enter(sender, bytes) {
      const turn = Promise.withResolvers<void>()
      const done = Promise.withResolvers<void>()
      void inTurn(sender, () => {
        turn.resolve()
        return done.promise
      })
      await turn.promise
      if (bytes > left) {
        done.resolve()
        throw new CallError('too_many_requests', { seconds: 5 })
      }
      left -= bytes
      return () => {
        left += bytes
        done.resolve()
      }
    },
  }
}
