import * as chat from '@fairground/contract/calls/chat'
import { call } from '../../../calls/client.ts'
import { markRead } from './room-state.ts'
import type { ViewCell } from './room-view.ts'

/** The least time between two reports to the server. */
const REPORT_MS = 2_000

/** Reports how far the player has read: at most every two seconds, and once more when the room is left. */
export function createReadMark(view: ViewCell): { note(seq: number): void; close(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let reportedSeq = 0

  function report(): void {
    const { state } = view.get()
    if (!state?.me || state.readSeq <= reportedSeq) return
    reportedSeq = state.readSeq
    // The next report, or the next visit, makes up for a lost one.
    call(chat.read, { roomId: state.room.id, seq: reportedSeq }, { errors: 'ignore' }).catch(() => undefined)
  }

  return {
    note(seq) {
      const { state } = view.get()
      if (!state || seq <= state.readSeq) return
      view.change((before) => markRead(before, seq))
      timer ??= setTimeout(() => {
        timer = undefined
        report()
      }, REPORT_MS)
    },
    close() {
      clearTimeout(timer)
      report()
    },
  }
}
