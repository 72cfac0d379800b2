import { CallError, design, HEADERS } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

const LANGUAGE = HEADERS.language.toLowerCase()

/** The operator's texts in the language of the address, else of the header: the answer names both in `Vary`. */
export const lang = handle(design.lang, async (request, { services, headers }) => {
  const model = await services.texts.find(request.key, request.lang ?? String(headers[LANGUAGE] ?? ''))
  if (!model) throw new CallError('not_found')
  return { model }
})
