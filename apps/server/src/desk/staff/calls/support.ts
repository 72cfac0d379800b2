import type { Access } from '@fairground/contract/call'
import * as calls from '@fairground/contract/calls/staff-support'
import { findLocale } from '@fairground/phrases'
import { readyAnswers } from '@fairground/phrases/support'
import type { Context } from '../../../ground/call/handler.ts'
import { personOf } from '../../../people/staff/key-id-of.ts'
import { viewMessage } from '../../../talk/support/conversation.ts'
import { answer, assign, escalate, note, solveAsStaff } from '../../../talk/support/desk/agent-deeds.ts'
import { loggedConversation, viewForStaff } from '../../../talk/support/desk/find-conversation.ts'
import { merge } from '../../../talk/support/desk/merge.ts'
import { readQueue } from '../../../talk/support/desk/queue.ts'
import { readForStaff } from '../../../talk/support/desk/read-conversation.ts'
import { noteStaffTyping } from '../../../talk/support/typing.ts'
import { type DeskParts, handle } from '../parts.ts'

const logged = ({ id }: { id: string }, { parts }: Context<Access, DeskParts>) => loggedConversation(parts.db, id)

/** Lists conversations by priority and waiting time. */
export const supportQueue = handle(calls.supportQueue, async (request, context) =>
  readQueue(context.parts, await personOf(context), request),
)

/** Returns a conversation. The log notes each reading, since it contains personal data. */
export const supportRead = handle(
  calls.supportRead,
  ({ id }, { parts }) => readForStaff(parts, id),
  async ({ id }) => ({ id }),
)

/** Takes a conversation. */
export const supportAssign = handle(
  calls.supportAssign,
  async ({ id }, context) => ({
    model: viewForStaff(await assign(context.parts, { id, person: await personOf(context) }), context.parts.now()),
  }),
  logged,
)

/** Answers the player. */
export const supportAnswer = handle(
  calls.supportAnswer,
  async (request, context) => {
    const person = await personOf(context)
    const { conversation, message } = await answer(context.parts, { ...request, person })
    return {
      model: { conversation: viewForStaff(conversation, context.parts.now()), message: viewMessage(message) },
    }
  },
  logged,
)

/** Leaves a note for colleagues. */
export const supportNote = handle(
  calls.supportNote,
  async ({ id, body }, context) => ({
    model: viewForStaff(await note(context.parts, { id, body, person: await personOf(context) }), context.parts.now()),
  }),
  logged,
)

/** Says that the matter is solved. */
export const supportClose = handle(
  calls.supportClose,
  async ({ id }, context) => ({
    model: viewForStaff(
      await solveAsStaff(context.parts, { id, person: await personOf(context) }),
      context.parts.now(),
    ),
  }),
  logged,
)

/** Puts a conversation back into the queue, before all others. */
export const supportEscalate = handle(
  calls.supportEscalate,
  async ({ id, reason }, context) => ({
    model: viewForStaff(
      await escalate(context.parts, { id, reason, person: await personOf(context) }),
      context.parts.now(),
    ),
  }),
  logged,
)

/** Says that the caller is writing. */
export const supportTyping = handle(calls.supportTyping, async ({ id }, context) => {
  await noteStaffTyping(context.parts, { id, person: await personOf(context) })
  return {}
})

/** Merges a conversation into another one of the same player. */
export const supportMerge = handle(
  calls.supportMerge,
  async (request, context) => ({
    model: viewForStaff(
      await merge(context.parts, { ...request, person: await personOf(context) }),
      context.parts.now(),
    ),
  }),
  logged,
)

/** Lists the ready answers in a language. */
export const supportCanned = handle(calls.supportCanned, async ({ language }) => {
  const answers = readyAnswers[findLocale(language) ?? 'en']
  return { list: Object.entries(answers).map(([id, text]) => ({ id, text })) }
})
