import type { Access } from '@fairground/contract/call'
import * as staffKyc from '@fairground/contract/calls/staff-kyc'
import type { Context } from '../../../ground/call/handler.ts'
import { type Decision, decideCase } from '../../../people/kyc/decide-case.ts'
import { findCaseView, listCases, loggedCase } from '../../../people/kyc/review-cases.ts'
import { personOf } from '../../../people/staff/key-id-of.ts'
import { type DeskParts, handle } from '../parts.ts'

/** Lists the cases of a state, the longest waiting first. */
export const list = handle(staffKyc.list, async (query, { parts }) => listCases(parts.db, query))

/** Returns one case. The log notes each reading, since a case contains personal data. */
export const find = handle(
  staffKyc.find,
  async ({ id }, { parts }) => ({ model: await findCaseView(parts, id) }),
  async ({ id }) => ({ id }),
)

/** Approves a case. */
export const approve = handle(
  staffKyc.approve,
  (request, context) => decide(context, request, { kind: 'approve' }),
  ({ id }, { parts }) => loggedCase(parts.db, id),
)

/** Asks the player for what is missing. */
export const more = handle(
  staffKyc.more,
  (request, context) => {
    const { reason, missing } = request
    return decide(context, request, { kind: 'more', reason, missing })
  },
  ({ id }, { parts }) => loggedCase(parts.db, id),
)

/** Refuses a case. */
export const refuse = handle(
  staffKyc.refuse,
  (request, context) => decide(context, request, { kind: 'refuse', reason: request.reason }),
  ({ id }, { parts }) => loggedCase(parts.db, id),
)

async function decide(
  context: Context<Access, DeskParts>,
  request: { id: string; version: number; note: string },
  step: Decision['step'],
) {
  const { id: caseId, version, note } = request
  const {
    id,
    state,
    version: newVersion,
  } = await decideCase(context.parts, {
    ...{ caseId, version, step, note, by: `staff:${await personOf(context)}` },
  })
  return { model: { id, state, version: newVersion } }
}
