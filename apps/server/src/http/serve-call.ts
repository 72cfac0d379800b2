import { CallError, HEADERS, type SiteSettingsDocument } from '@fairground/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { answerOnRecord } from '../staff/on-record.ts'
import { admit, staffKeyOf } from './admit.ts'
import { successText } from './answers.ts'
import { CallContext } from './call-context.ts'
import type { Handler } from './handler.ts'
import type { JsonBody } from './json-body.ts'
import { sendForGood } from './kept-for-good.ts'
import { fieldReader } from './request-fields.ts'
import { openBody, sealAnswer } from './sealed-body.ts'
import { sendRefusal, sendText } from './send.ts'

/** How a request stands on the wire: `plain` is JSON, `sealed` is encrypted with the site key. */
export type Form = 'plain' | 'sealed'

/** Answers one request, whatever comes of it. */
export type Serve = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** The road of one call in one form: admission, request, handler, answer. */
export function serverOf(handler: Handler, form: Form, services: Services): Serve {
  const { call, demo } = handler
  const { log, metrics, now } = services
  const readFields = fieldReader(call)
  /** Whether fields stand in the path. */
  const placed = call.paths.some((path) => path.includes(':'))
  const count = metrics.countCalls(call.name)

  /** @throws CallError not_found where the operator has not opened, or has closed, this form of the call */
  function checkOpen({ siteKey, closePlainGamePaths }: SiteSettingsDocument): void {
    const isOpen = form === 'sealed' ? siteKey !== '' : !(call.keyed && closePlainGamePaths && siteKey !== '')
    if (!isOpen) throw new CallError('not_found')
  }

  /** The key of a staff call that was let in. */
  async function keyIdOf(request: FastifyRequest): Promise<string> {
    const keyId = await services.staff.findKeyId(staffKeyOf(request))
    // It was ended in this moment.
    if (keyId === undefined) throw new CallError('insufficient_permissions')
    return keyId
  }

  return async (request, reply) => {
    const started = performance.now()
    const arrivedAtMs = now()
    let outcome = 'success'
    let context: CallContext | undefined
    try {
      const settings = await services.readSettings()
      checkOpen(settings)
      const played = demo && isDemonstration(request) ? demo : handler
      const session = await admit(played.call, services, settings, request)
      const body = form === 'sealed' ? openBody(settings.siteKey, request.body) : (request.body as JsonBody | undefined)
      const fields = readFields(
        body?.value ?? {},
        placed ? { ...queryOf(request), ...paramsOf(request) } : request.query,
      )
      context = new CallContext(services, session, { callName: call.name, fields, arrivedAtMs }, request)
      const answer = await (played.call.access === 'staff'
        ? answerOnRecord({ handler: played, fields, context, keyId: await keyIdOf(request) })
        : played.answer(fields, context))
      if (call.keptForGood) {
        sendForGood(reply, answer)
        return
      }
      const text = successText(answer, now())
      if (form === 'sealed') sealAnswer(reply, settings.siteKey, text)
      else sendText(reply, text)
    } catch (error) {
      outcome = sendRefusal(reply, error, services)
    } finally {
      context?.end()
      const tookMs = performance.now() - started
      count(outcome, tookMs)
      if (log.isLevelEnabled('debug')) log.debug({ requestId: request.id, call: call.name, outcome, tookMs }, 'call')
    }
  }
}

/** Header names are in lower case here. */
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
