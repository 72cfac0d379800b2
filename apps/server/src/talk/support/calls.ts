import type { Access } from '@fairground/contract/call'
import * as calls from '@fairground/contract/calls/chatlive'
import { supportTopicSchema } from '@fairground/contract/support'
import type { Context } from '../../ground/call/handler.ts'
import { jurisdictionFor } from '../../operator/jurisdictions/caller-jurisdiction.ts'
import { complain } from './complain.ts'
import { type Caller, type ConversationRow, viewConversation, viewMessage } from './conversation.ts'
import { openConversation } from './open-conversation.ts'
import { handle, type SupportParts } from './parts.ts'
import { listOwn, rateConversation, readAsPlayer, solveAsPlayer, wordsOf, writeAsPlayer } from './player-words.ts'
import { isDeskOpen, nextOpening } from './rules/desk-hours.ts'
import { mailTranscript } from './transcript.ts'
import { noteTyping } from './typing.ts'
import { measureWait } from './waits.ts'

const callerOf = ({ session }: Context<Access, SupportParts>, secret: string | undefined): Caller => ({
  accountId: session?.accountId,
  secret,
})
const answerOf = (row: ConversationRow, { parts }: Context<Access, SupportParts>) => ({
  model: { conversation: viewConversation(row, parts.now()) },
})

/** Returns what the live chat offers now. */
export const topics = handle(calls.topics, async (_, context) => {
  const { db, now, readSettings } = context.parts
  const [{ supportHours }, { complaints }, waitSeconds, rows] = await Promise.all([
    readSettings(),
    jurisdictionFor(context),
    measureWait(db),
    context.session ? listOwn(db, context.session.accountId) : [],
  ])
  const opensAt = nextOpening(supportHours, now())
  return {
    model: {
      topics: [...supportTopicSchema.options],
      isOpen: isDeskOpen(supportHours, now()),
      ...(opensAt !== undefined && { opensAt }),
      ...(waitSeconds !== undefined && { waitSeconds }),
      complaintDays: complaints.days,
      ...(complaints.regulator && { regulator: complaints.regulator }),
      conversations: rows.map((row) => viewConversation(row, now())),
    },
  }
})

/** Opens a conversation with its first message. */
export const open = handle(calls.open, async (request, { parts, session }) => {
  const { conversation, ...rest } = await openConversation(parts, session?.accountId, request)
  return { model: { conversation: viewConversation(conversation, parts.now()), ...rest } }
})

/** Writes into a conversation. */
export const send = handle(calls.send, async (request, context) => {
  const caller = callerOf(context, request.secret)
  const words = wordsOf(request)
  const { conversation, message } = await writeAsPlayer(context.parts, { id: request.id, caller, words })
  return {
    model: { conversation: viewConversation(conversation, context.parts.now()), message: viewMessage(message) },
  }
})

/** Reads a conversation. */
export const history = handle(calls.history, async ({ id, secret, after, limit }, context) => {
  const caller = callerOf(context, secret)
  const { conversation, list, more } = await readAsPlayer(context.parts, { id, caller, after, limit })
  return { ...answerOf(conversation, context), list: list.map(viewMessage), more }
})

/** Says that the caller is writing. */
export const typing = handle(calls.typing, async ({ id, secret }, context) => {
  await noteTyping(context.parts, { id, caller: callerOf(context, secret) })
  return {}
})

/** Sends the player what was written. */
export const transcript = handle(calls.transcript, async ({ id, secret }, context) => {
  await mailTranscript(context.parts, { id, caller: callerOf(context, secret) })
  return {}
})

/** Rates a solved conversation. */
export const rate = handle(calls.rate, async ({ id, secret, rating }, context) =>
  answerOf(await rateConversation(context.parts, { id, caller: callerOf(context, secret), rating }), context),
)

/** Says that the matter is solved. */
export const close = handle(calls.close, async ({ id, secret }, context) =>
  answerOf(await solveAsPlayer(context.parts, { id, caller: callerOf(context, secret) }), context),
)

/** Makes a conversation a complaint. */
export const complaint = handle(calls.complaint, async ({ id, secret }, context) => {
  const jurisdiction = await jurisdictionFor(context)
  return answerOf(await complain(context.parts, { id, caller: callerOf(context, secret), jurisdiction }), context)
})
