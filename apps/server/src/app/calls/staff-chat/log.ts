import * as calls from '@fairground/contract/calls/staff-chat'
import { handle } from '../../../ground/call/handler.ts'
import { readLog } from '../../../talk/chat/staff/log.ts'

/** Exports the log of a room. It changes nothing, yet the staff log says which room and period was read. */
export const exportChatLog = handle(
  calls.exportChatLog,
  (request, { services: { db } }) => readLog(db, request),
  async ({ roomId, from, until }) => ({ roomId, from, until }),
)
