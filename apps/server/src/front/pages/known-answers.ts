import { CallError } from '@fairground/contract/envelope'
import type { KnownAnswer, Need } from '@fairground/contract/page'
import type { Services } from '../../app/services.ts'
import type { Context, Handler } from '../../ground/call/handler.ts'

/**
 * Answers the calls that a page needs, as for a logged-out visitor. It leaves out calls that fail: the page makes them itself.
 */
export async function answerNeeds(
  needs: readonly Need[],
  handlers: ReadonlyMap<string, Handler>,
  services: Services,
): Promise<KnownAnswer[]> {
  const answers = await Promise.all(needs.map((need) => answer(need, handlers.get(need.call), services)))
  return answers.filter((candidate) => candidate !== undefined)
}

async function answer(need: Need, handler: Handler | undefined, services: Services): Promise<KnownAnswer | undefined> {
  if (handler?.call.access !== 'anyone' || handler.call.movesMoney) {
    services.log.warn(`a page needs ${need.call}, which is no call for anyone`)
    return undefined
  }
  try {
    const fields = await handler.answer(need.request, visitorContext(services))
    return { call: need.call, request: need.request, answer: { ...fields } }
  } catch (error) {
    services.log.debug({ call: need.call, err: error }, 'a page goes without an answer')
    return undefined
  }
}

/** The context of a logged-out visitor. */
function visitorContext(services: Services): Context {
  return {
    services,
    session: undefined,
    key: 'server:page',
    bodyHash: '',
    requestId: 'page',
    arrivedAtMs: services.now(),
    ip: '',
    isSecure: false,
    deviceName: '',
    headers: {},
    params: {},
    bodyText: '',
    readFile: async () => {
      throw new CallError('file_missing')
    },
  }
}
