import * as profile from '@fairground/contract/calls/profile'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { me } from './chat-room.ts'
import { findViolations } from './find-violations.ts'
import { funded } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer } from './stand-in.ts'

afterEach(() => page.viewport(1280, 720))

const groups: Readonly<Record<string, readonly RegExp[]>> = {
  Money: [/^Wallet/, /^Withdraw/],
  Play: [/^My bets/, /^Responsible play/, /^Fairness/, /^Chat/, /^Sound/],
  Account: [/Your profile$/, /^Security/, /^Documents/, /^Devices/, /^Language/, /^Support/, /^Log out/],
}
const banner = page.getByRole('banner')
const expectLines = (texts: readonly (string | null)[], lines: readonly RegExp[]) =>
  expect(texts).toEqual(lines.map((line) => expect.stringMatching(line)))

test('the account menu is in groups: money, play, account, and the same on a phone', async () => {
  await openSite('/verify', { player: funded })
  await banner.getByRole('button', { name: 'Account menu' }).click()
  const menu = page.getByRole('menu', { name: 'Account menu' })
  await expect.element(menu).toBeVisible()
  expect(await findViolations('[role=menu]')).toEqual([])
  for (const [name, lines] of Object.entries(groups)) {
    const inGroup = menu.getByRole('group', { name }).getByRole('menuitem').elements()
    expectLines(
      inGroup.map(({ textContent }) => textContent),
      lines,
    )
  }
  // Keys walk over the headings from line to line.
  await expect.element(menu.getByRole('menuitem', { name: 'Wallet' })).toBeVisible()
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}')
  await expect.element(menu.getByRole('menuitem', { name: 'My bets' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await page.viewport(360, 740)
  await page.getByRole('navigation').getByRole('button', { name: 'More' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ana' })
  await expect.element(sheet).toBeVisible()
  expect(await findViolations('[role=dialog]')).toEqual([])
  for (const [name, lines] of Object.entries(groups)) {
    const inGroup = sheet.getByRole('region', { name }).getByRole('listitem').elements()
    expectLines(
      inGroup.map(({ textContent }) => textContent),
      lines,
    )
  }
})

test('a visitor has what needs no account', async () => {
  await page.viewport(360, 740)
  await openSite('/verify')
  await page.getByRole('navigation').getByRole('button', { name: 'More' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(sheet.getByRole('region', { name: 'Play' })).toBeVisible()
  const headings = sheet.getByRole('heading', { level: 3 }).elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Play', 'Site'])
  expect(sheet.getByRole('button', { name: /Wallet|Your profile|Log out/ }).elements()).toEqual([])
})

test('the button has the player’s picture, and the menu leads to the own profile', async () => {
  answer(profile.own, { model: { player: me, hidden: false } })
  answer(profile.view, { model: { player: me, played: { since: '2026-03', rounds: 0 } } })
  await openSite('/verify', { player: { ...funded, avatar: '/avatars/moon.svg' } })
  const button = banner.getByRole('button', { name: 'Account menu' })
  await expect.element(button).toBeVisible()
  await expect.poll(() => button.element().querySelector('img')?.getAttribute('src')).toBe('/avatars/moon.svg')
  await button.click()
  await page.getByRole('menuitem', { name: 'Your profile' }).click()
  await expect.element(page.getByRole('main').getByRole('heading', { name: 'ana', level: 1 })).toBeVisible()
  expect(location.pathname).toBe('/player/me')
})

test('without a picture the button has the first letter of the name', async () => {
  await openSite('/verify', { player: funded })
  await expect.element(banner.getByRole('button', { name: 'Account menu' })).toHaveTextContent('A')
})
