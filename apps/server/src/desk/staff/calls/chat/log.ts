import * as calls from '@fairground/contract/calls/staff-chat'
import { readLog } from '../../../../talk/chat/staff/log.ts'
import { handle } from '../../parts.ts'

/** Exports the log of a room. It changes nothing, yet the staff log says which room and period was read. */
export const exportChatLog = handle(
  calls.exportChatLog,
  (request, { parts: { db } }) => readLog(db, request),
  async ({ roomId, from, until }) => ({ roomId, from, until }),
)
