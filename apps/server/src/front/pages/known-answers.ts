import type { Access } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import type { KnownAnswer, Need } from '@fairground/contract/page'
import type { Context, Handler } from '../../ground/call/handler.ts'
import type { PagesParts } from './parts.ts'

/**
 * Answers the calls that a page needs, as for a logged-out visitor. It leaves out calls that fail: the page makes them itself.
 */
export async function answerNeeds<Parts extends PagesParts>(
  needs: readonly Need[],
  handlers: ReadonlyMap<string, Handler<Parts>>,
  parts: Parts,
): Promise<KnownAnswer[]> {
  const answers = await Promise.all(needs.map((need) => answer(need, handlers.get(need.call), parts)))
  return answers.filter((candidate) => candidate !== undefined)
}

async function answer<Parts extends PagesParts>(
  need: Need,
  handler: Handler<Parts> | undefined,
  parts: Parts,
): Promise<KnownAnswer | undefined> {
  if (handler?.call.access !== 'anyone' || handler.call.movesMoney) {
    parts.log.warn(`a page needs ${need.call}, which is no call for anyone`)
    return undefined
  }
  try {
    const fields = await handler.answer(need.request, visitorContext(parts))
    return { call: need.call, request: need.request, answer: { ...fields } }
  } catch (error) {
    parts.log.debug({ call: need.call, err: error }, 'a page goes without an answer')
    return undefined
  }
}

/** The context of a logged-out visitor. */
function visitorContext<Parts extends PagesParts>(parts: Parts): Context<Access, Parts> {
  return {
    parts,
    session: undefined,
    key: 'server:page',
    bodyHash: '',
    requestId: 'page',
    arrivedAtMs: parts.now(),
    ip: '',
    siteOrigin: '',
    deviceName: '',
    headers: {},
    params: {},
    bodyText: '',
    readFile: async () => {
      throw new CallError('file_missing')
    },
  }
}
