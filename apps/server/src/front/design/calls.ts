import * as design from '@fairground/contract/calls/design'
import type { DesignPage, Device } from '@fairground/contract/design'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import { findPage, pageForDevice, themeForDevice } from './device-layout.ts'
import { noteMissingTexts } from './missing-texts.ts'
import { type DesignParts, handle } from './parts.ts'

/** Returns a published design. Keys of earlier designs keep working. */
export const theme = handle(design.theme, async ({ key, device }, { parts }) => {
  const document = await parts.designs.find(key)
  if (!document) throw new CallError('not_found')
  return { model: themeForDevice(document, device) }
})

/** Returns a page of the design in force. */
export const pageDetail = handle(design.pageDetail, async (request, { parts }) => ({
  model: await getPage(parts, request),
}))

/** Returns a page that another page embeds. */
export const embedPageDetail = handle(design.embedPageDetail, async (request, { parts }) => ({
  model: await getPage(parts, request),
}))

/** @throws CallError not_found */
async function getPage(
  { designs, settings }: DesignParts,
  { id, device }: { id: string; device?: Device | undefined },
): Promise<DesignPage> {
  const theme = await designs.find((await settings.read()).designKey)
  const page = theme && findPage(theme, id)
  if (!page) throw new CallError('not_found')
  return pageForDevice(theme, page, device)
}

/** Lists the articles of the design in force, the newest first. Articles of equal time keep the design's order. */
export const articleList = handle(design.articleList, async ({ category, most }, { parts }) => {
  const theme = await parts.designs.find((await parts.settings.read()).designKey)
  const articles = (theme?.articles ?? []).filter((article) => category === '' || article.category === category)
  const newestArticles = articles.toSorted((one, other) => other.at - one.at).slice(0, most)
  return { list: newestArticles.map(({ body: _, ...card }) => card) }
})

/** Returns an article of the design in force. */
export const articleDetail = handle(design.articleDetail, async ({ id }, { parts }) => {
  const theme = await parts.designs.find((await parts.settings.read()).designKey)
  const model = theme?.articles.find((article) => article.id === id)
  if (!model) throw new CallError('not_found')
  return { model }
})

const LANGUAGE = HEADERS.language.toLowerCase()

/** Returns the operator's texts in the language of the address, else of the header. The `Vary` header names both. */
export const lang = handle(design.lang, async (request, { parts, headers }) => {
  const model = await parts.texts.find(request.key, request.lang ?? String(headers[LANGUAGE] ?? ''))
  if (!model) throw new CallError('not_found')
  return { model }
})

/** Notes keys that a site had no text for, for the operator. */
export const missingText = handle(design.missingText, async ({ locale, keys }, { parts }) => {
  await noteMissingTexts(parts.db, { locale, keys, at: new Date(parts.now()) })
  return {}
})
