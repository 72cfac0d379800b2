import type { Access } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import type { Context, Handler } from '../../ground/call/handler.ts'
import type { StaffParts } from './parts.ts'
import { type StaffLine, writeStaffLine } from './staff-line.ts'

/** A staff call. */
interface StaffCall<Parts extends StaffParts> {
  handler: Handler<Parts>
  fields: unknown
  context: Context<Access, Parts>
  /** Id of the key of the call. */
  keyId: string
}

/**
 * Answers a staff call and logs it: one line with its outcome; for a call that makes changes also one before it, with the state
 * that it will change. So the log contains a change even if the server dies during the call.
 */
export async function answerAndLog<Parts extends StaffParts>({
  handler,
  fields,
  context,
  keyId,
}: StaffCall<Parts>): Promise<object> {
  const { call, state } = handler
  const { db, now } = context.parts
  const look = async () => toJson(await state?.(fields, context))

  const write = (line: Pick<StaffLine, 'of' | 'outcome' | 'before' | 'after'>) =>
    writeStaffLine(db, { ...line, at: new Date(now()), keyId, address: context.ip, call: call.name })

  const isChange = state !== undefined
  let of: string | undefined
  try {
    if (isChange) of = await write({ before: await look() })
    const answer = await handler.answer(fields, context)
    const after = isChange ? ((await look()) ?? toJson(answer)) : undefined
    await write({ ...(of && { of }), outcome: 'success', ...(after && { after }) })
    return answer
  } catch (error) {
    const outcome = error instanceof CallError ? error.errorName : 'internal_error'
    await write({ ...(of && { of }), outcome })
    throw error
  }
}

function toJson(value: unknown): string | null {
  if (value === undefined) return null
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner))
}
