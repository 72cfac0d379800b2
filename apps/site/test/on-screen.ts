import * as auth from '@fairground/contract/calls/auth'
import * as session from '@fairground/contract/calls/play-session'
import { GLOBAL_DESIGN, type Item } from '@fairground/contract/design'
import type { LinkPopup } from '@fairground/contract/link-actions'
import type { PageDesign } from '@fairground/contract/page'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { expect, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { designOf, TOKEN, userOf } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer } from './stand-in.ts'

/** An open popup. */
export const dialog = (name?: string | RegExp) => page.getByRole('dialog', name === undefined ? {} : { name })
/** Waits until so many popups are in the page. */
export const countDialogs = (count: number) => expect.element(dialog()).toHaveLength(count)
/** What the address shows after the host. */
export const address = () => expect.poll(() => location.pathname + location.search + location.hash)
/** A button of the header. */
export const headerButton = (name: string) => page.getByRole('banner').getByRole('button', { name })

/** Puts an anchor into the page as an operator's text would, and presses it. */
export async function press(link: string): Promise<void> {
  const anchor = document.createElement('a')
  Object.assign(anchor, { textContent: `follow ${link}`, style: 'position:fixed;inset:0 auto auto 0;z-index:9999' })
  anchor.setAttribute('href', link)
  anchor.dataset.test = ''
  document.body.append(anchor)
  await page.getByRole('link', { name: `follow ${link.trim()}`, exact: true }).click()
}

/** A link that opens a popup, such as one in an operator's text. */
export const popupLink = (popup: LinkPopup, more: object = {}): string =>
  `#action=${encodeURIComponent(JSON.stringify({ ...more, popup }))}`

/** Writes a link into the address, as a press on it does. */
export function follow(link: string): void {
  location.hash = link
}

/** Presses beside the popup on top, on its mask. */
export async function pressMask(): Promise<void> {
  const mask = dialog().elements().at(-1)?.parentElement?.parentElement
  if (!mask) throw new Error('no popup has a mask')
  // By its own name: found by its text it would be lost as soon as that changes.
  mask.dataset.testid = 'mask'
  await page.getByTestId('mask').click({ position: { x: 5, y: 5 } })
}

/** Presses Escape once the popup on top has the focus, which it takes a moment after it is seen. */
export async function pressEscape(): Promise<void> {
  await expect.poll(() => dialog().elements().at(-1)?.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
}

/** Opens the site at the moment when its later parts, such as the notices, are there. */
export async function openLater(...site: Parameters<typeof openSite>): Promise<void> {
  await openSite(...site)
  await expect.element(page.getByRole('banner')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1_600)
}

/** Gives the window another size until the test ends. */
export async function resize(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 720))
  await page.viewport(width, height)
}

/** Logs in by the form, which is open. */
export async function logInByForm(): Promise<void> {
  const user = userOf()
  answer(auth.login, { model: { token: TOKEN }, user })
  answer(auth.userInfo, { user })
  answer(session.sum, { model: { version: 1, after: user.userId } })
  const login = dialog('Welcome back')
  await login.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill('ana')
  await login.getByLabelText('Password', { exact: true }).fill('a sound horse battery')
  await login.getByRole('button', { name: 'Log in' }).click()
}

/** The design with a lobby of some blocks, and with other fields of the global design. */
export function lobbyOf(items: readonly Item[], global: object = {}): PageDesign {
  const design = designOf(seeds.night)
  const globalItems = design.pages.find(({ type }) => type === 'global')?.items
  globalItems?.unshift({ id: 'global', comId: GLOBAL_DESIGN, data: { ...global } })
  const lobby = { id: 'lobby', type: 'home', title: '', items: [...items] }
  return { ...design, pages: [...design.pages, lobby] }
}
