import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FileAnswer } from '../../ground/call/file-answer.ts'
import type { Handler } from '../../ground/call/handler.ts'
import { answerAndLog } from '../../people/staff/answer-and-log.ts'
import { admit, staffKeyOf } from './admit.ts'
import { successText } from './answers.ts'
import { CallContext } from './call-context.ts'
import { sendFileAnswer } from './file-answer.ts'
import { sendImmutable } from './immutable-answer.ts'
import type { JsonBody } from './json-body.ts'
import type { HttpParts } from './parts.ts'
import { fieldReader } from './request-fields.ts'
import { openBody, sealAnswer } from './sealed-body.ts'
import { sendRefusal, sendSuccess } from './send.ts'
import { inShownCurrency } from './shown-currency.ts'

/** The form of a request: `plain` is JSON, `sealed` is encrypted with the site key. */
export type Form = 'plain' | 'sealed'

/** Answers one request, also when it fails. */
export type Serve = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Creates the function that serves one call in one form: admission, request, handler, answer. */
export function serverOf<Parts extends HttpParts>(handler: Handler<Parts>, form: Form, parts: Parts): Serve {
  const { call, demo } = handler
  const { log, metrics, now } = parts
  const readFields = fieldReader(call)
  /** Whether the path contains fields. */
  const hasPathFields = call.paths.some((path) => path.includes(':'))
  const count = metrics.countCalls(call.name)

  /** @throws CallError not_found where the operator has closed this form of the call */
  function checkOpen({ siteKey, closePlainGamePaths }: SiteSettingsDocument): void {
    const isOpen = form === 'sealed' ? siteKey !== '' : !(call.keyed && closePlainGamePaths && siteKey !== '')
    if (!isOpen) throw new CallError('not_found')
  }

  /** The key id of an admitted staff call. */
  async function keyIdOf(request: FastifyRequest): Promise<string> {
    const key = await parts.staff.findKey(staffKeyOf(request))
    // The key was replaced after the admission.
    if (!key) throw new CallError('insufficient_permissions')
    return key.id
  }

  return async (request, reply) => {
    const startedAt = performance.now()
    const arrivedAtMs = now()
    let outcome = 'success'
    let context: CallContext<Parts> | undefined
    try {
      const settings = await parts.readSettings()
      checkOpen(settings)
      const activeHandler = demo && isDemonstration(request) ? demo : handler
      const admittedSession = await admit(activeHandler.call, parts, settings, request)
      const body = form === 'sealed' ? openBody(settings.siteKey, request.body) : (request.body as JsonBody | undefined)
      const fields = readFields(
        body?.value ?? {},
        hasPathFields ? { ...queryOf(request), ...paramsOf(request) } : request.query,
      )
      const session =
        admittedSession && (await inShownCurrency(activeHandler.call, parts, admittedSession, request, fields))
      context = new CallContext(parts, session, { callName: call.name, fields, arrivedAtMs }, request)
      const answer = await (activeHandler.call.access === 'staff'
        ? answerAndLog({ handler: activeHandler, fields, context, keyId: await keyIdOf(request) })
        : activeHandler.answer(fields, context))
      if (answer instanceof FileAnswer) {
        sendFileAnswer(reply, answer)
        return
      }
      if (call.keptForGood) {
        sendImmutable(reply, answer)
        return
      }
      const text = successText(answer, now())
      if (form === 'sealed') sealAnswer(reply, settings.siteKey, text)
      else sendSuccess(reply, text)
    } catch (error) {
      outcome = sendRefusal(reply, error, parts)
    } finally {
      context?.end()
      const tookMs = performance.now() - startedAt
      count(outcome, tookMs)
      if (log.isLevelEnabled('debug')) log.debug({ requestId: request.id, call: call.name, outcome, tookMs }, 'call')
    }
  }
}

/** Node writes header names in lower case. */
const DEMO = HEADERS.demo.toLowerCase()

function isDemonstration({ headers }: FastifyRequest): boolean {
  return headers[DEMO] !== undefined && headers[DEMO] !== ''
}

function queryOf({ query }: FastifyRequest): object {
  return typeof query === 'object' && query !== null ? query : {}
}

function paramsOf({ params }: FastifyRequest): object {
  return typeof params === 'object' && params !== null ? params : {}
}
