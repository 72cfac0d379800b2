import { CallError } from '@fairground/contract/envelope'
import { createTurns } from '../../ground/work/turns.ts'

/** Most bytes of memory of all uploads in progress. */
const MOST_BYTES = 128 * 1024 * 1024

/** The memory for uploads. */
export interface UploadRoom {
  /**
   * Waits for the sender's turn, one file at a time, and reserves memory.
   * @returns a function that releases the memory
   * @throws CallError too_many_requests when the memory is full
   */
  enter(sender: string, bytes: number): Promise<() => void>
}

/** Creates the memory for uploads of one process. */
export function createUploadRoom(): UploadRoom {
  const inTurn = createTurns()
  let freeBytes = MOST_BYTES
  return {
    async enter(sender, bytes) {
      const turn = Promise.withResolvers<void>()
      const completion = Promise.withResolvers<void>()
      void inTurn(sender, () => {
        turn.resolve()
        return completion.promise
      })
      await turn.promise
      if (bytes > freeBytes) {
        completion.resolve()
        throw new CallError('too_many_requests', { seconds: 5 })
      }
      freeBytes -= bytes
      return () => {
        freeBytes += bytes
        completion.resolve()
      }
    },
  }
}
