import { randomUUID } from 'node:crypto'
import type { AnswerOf, RequestOf } from '@fairground/contract/call'
import * as chatlive from '@fairground/contract/calls/chatlive'
import * as staffSupport from '@fairground/contract/calls/staff-support'
import { CallError } from '@fairground/contract/envelope'
import type { CallFunction, TestServer } from '@fairground/testkit'
import { startTestServer } from '@fairground/testkit'
import { INBOX } from '../inbox.ts'
import { noLimits } from '../no-limits.ts'
import { newStaff } from '../staff.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

/** A server with people of the live chat, whose clock the test moves. */
export type SupportDesk = TestServer & {
  ana: Staff
  omar: Staff
  /** Moves the clock ahead. */
  pass(ms: number): void
}

/** Starts a server for tests of the live chat. */
export async function openSupportDesk(): Promise<SupportDesk> {
  let shiftMs = 0
  const server = await startTestServer({
    rateLimits: noLimits,
    now: () => Date.now() + shiftMs,
    environment: INBOX,
  })
  const [ana, omar] = [await newStaff(server, 'ana'), await newStaff(server, 'omar')]
  return {
    ...server,
    ...{ ana, omar },
    pass(ms) {
      shiftMs += ms
    },
  }
}

/** Opens a conversation as a player, or as a visitor by the server's own client. */
export async function openConversation(
  call: CallFunction,
  request: Partial<RequestOf<typeof chatlive.open>> = {},
): Promise<AnswerOf<typeof chatlive.open>['model'] & { id: string }> {
  const { model } = await call(chatlive.open, {
    ...{ topic: 'game', language: 'en', clientId: randomUUID(), body: 'My round hangs.' },
    ...request,
  })
  return { ...model, id: model.conversation.id }
}

/** Answers as a person of staff. */
export const answerAs = (staff: Staff, id: string, body = 'We look into it.') =>
  staff.call(staffSupport.supportAnswer, { id, clientId: randomUUID(), body })

/** The name of a call's refusal, or `success`. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'success',
    (error: unknown) => {
      if (error instanceof CallError) return error.errorName
      throw error
    },
  )
}
