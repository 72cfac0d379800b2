import * as calls from '@fairground/contract/calls/staff-chat'
import { readLog } from '../../chat/staff/log.ts'
import { handle } from '../../http/handler.ts'

/** Exports the log of a room. */
export const exportChatLog = handle(calls.exportChatLog, (request, { services: { db } }) => readLog(db, request))
