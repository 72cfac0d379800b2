import * as design from '@fairground/contract/calls/design'
import * as home from '@fairground/contract/calls/home'
import type { Item } from '@fairground/contract/design'
import type { StudioMessage } from '@fairground/contract/preview'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startPreview } from '../src/design/preview/preview.ts'
import { keepStartup } from '../src/player/startup.ts'
import { designOf, startupOf } from './models.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'

const TOKEN = 'draft-1'
/** The lobby with one block alone. */
const hero: Item = { id: 'welcome', comId: 'C000100', data: { proof: '' } }
const look = designOf(seeds.night, 'home')
for (const one of look.pages) if (one.type === 'home') one.items = [hero]
const withTitle = (title: string): Item => ({ ...hero, data: { ...hero.data, title } })

const title = page.getByRole('heading', { level: 1 })
/** Says something to the page as the studio does. */
const say = (message: StudioMessage) => window.postMessage(message, location.origin)
const edit = (words: string, designToken = TOKEN) => say({ type: 'editingBlock', designToken, block: withTitle(words) })

test('[DS-05] a preview shows a block as it is being edited, of its own token, and keeps it on other pages', async () => {
  const told = vi.spyOn(window.parent, 'postMessage')
  keepStartup(startupOf())
  startPreview(TOKEN)
  await openSite(`/?designToken=${TOKEN}`, { design: look })
  expect(told).toHaveBeenCalledWith({ type: 'previewReady', designToken: TOKEN }, location.origin)
  edit('Words of the draft')
  await expect.element(title).toHaveTextContent('Words of the draft')
  edit('Of another draft', 'draft-2')
  edit('Better words')
  await expect.element(title).toHaveTextContent('Better words')
  await closeSite()
  // The tab keeps the token.
  await openSite('/', { design: look })
  await expect.element(title).toHaveTextContent('Better words')
})

test('[DS-05] a press on a block asks the studio to edit it, and follows no link', async () => {
  await openSite(`/?designToken=${TOKEN}`, { design: look })
  edit('Words of the draft')
  await expect.element(title).toHaveTextContent('Words of the draft')
  const told = vi.spyOn(window.parent, 'postMessage')
  const asked = [{ type: 'editBlock', designToken: TOKEN, block: withTitle('Words of the draft') }, location.origin]
  await title.click()
  await expect.poll(() => told.mock.calls.filter(([message]) => message?.type === 'editBlock')).toEqual([asked])
  await page.getByRole('main').getByRole('link').first().click()
  await expect.poll(() => told.mock.calls.filter(([message]) => message?.type === 'editBlock')).toEqual([asked, asked])
  expect(location.pathname).toBe('/')
})

test('[DS-05] [DS-04] updateBlock asks for the configuration and the design anew, with the token', async () => {
  answer(home.startup, startupOf({ designCacheKey: 'newer' }))
  await openSite(`/?designToken=${TOKEN}`, { design: look })
  await expect.element(title).toBeVisible()
  const before = requestsOf(design.theme).length
  say({ type: 'updateBlock', designToken: TOKEN })
  await expect.poll(() => requestsOf(home.startup).map(({ headers }) => headers.get('DesignToken'))).toEqual([TOKEN])
  await expect.poll(() => requestsOf(design.theme).length).toBeGreaterThan(before)
  expect(requestsOf(design.theme).at(-1)?.fields.key).toBe('newer')
})
