import * as design from '@fairground/contract/calls/design'
import type { DesignPage, Device } from '@fairground/contract/design'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import { findPage, pageForDevice, themeForDevice } from '../../../front/design/device-layout.ts'
import { noteMissingTexts } from '../../../front/design/missing-texts.ts'
import { handle } from '../../../ground/call/handler.ts'
import type { Services } from '../../services.ts'

/** Returns a published design. Keys of earlier designs keep working. */
export const theme = handle(design.theme, async ({ key, device }, { services }) => {
  const document = await services.designs.find(key)
  if (!document) throw new CallError('not_found')
  return { model: themeForDevice(document, device) }
})

/** Returns a page of the design in force. */
export const pageDetail = handle(design.pageDetail, async (request, { services }) => ({
  model: await getPage(services, request),
}))

/** Returns a page that another page embeds. */
export const embedPageDetail = handle(design.embedPageDetail, async (request, { services }) => ({
  model: await getPage(services, request),
}))

/** @throws CallError not_found */
async function getPage(
  { designs, settings }: Services,
  { id, device }: { id: string; device?: Device | undefined },
): Promise<DesignPage> {
  const theme = await designs.find((await settings.read()).designKey)
  const page = theme && findPage(theme, id)
  if (!page) throw new CallError('not_found')
  return pageForDevice(theme, page, device)
}

/** Lists the articles of the design in force, the newest first. Articles of equal time keep the design's order. */
export const articleList = handle(design.articleList, async ({ category, most }, { services }) => {
  const theme = await services.designs.find((await services.settings.read()).designKey)
  const articles = (theme?.articles ?? []).filter((article) => category === '' || article.category === category)
  const newestArticles = articles.toSorted((one, other) => other.at - one.at).slice(0, most)
  return { list: newestArticles.map(({ body: _, ...card }) => card) }
})

/** Returns an article of the design in force. */
export const articleDetail = handle(design.articleDetail, async ({ id }, { services }) => {
  const theme = await services.designs.find((await services.settings.read()).designKey)
  const model = theme?.articles.find((article) => article.id === id)
  if (!model) throw new CallError('not_found')
  return { model }
})

const LANGUAGE = HEADERS.language.toLowerCase()

/** Returns the operator's texts in the language of the address, else of the header. The `Vary` header names both. */
export const lang = handle(design.lang, async (request, { services, headers }) => {
  const model = await services.texts.find(request.key, request.lang ?? String(headers[LANGUAGE] ?? ''))
  if (!model) throw new CallError('not_found')
  return { model }
})

/** Notes keys that a site had no text for, for the operator. */
export const missingText = handle(design.missingText, async ({ locale, keys }, { services }) => {
  await noteMissingTexts(services.db, { locale, keys, at: new Date(services.now()) })
  return {}
})
