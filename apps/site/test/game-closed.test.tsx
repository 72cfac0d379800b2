import * as game from '@fairground/contract/calls/game'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startNotifications } from '../src/shell/event-notifications.ts'
import { openLine } from './live-line.ts'
import { answerLobby, lobbyDesign } from './lobby-models.ts'
import { funded, userOf } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer } from './stand-in.ts'

beforeAll(startNotifications)
const { userId } = userOf()

/** Tells every page that a game was closed or opened. */
const switched = (gameId: string, enabled: boolean) =>
  ({ channel: 'site', type: 'event', event: 'game_switched', extra: { gameId, enabled } }) as const

test('[OP-02] a game that is switched off says so on its card until it is switched on', async () => {
  answerLobby()
  const line = openLine()
  await openSite('/', { player: funded, design: lobbyDesign() })
  await line.joined(userId)
  const games = page.getByRole('region', { name: 'Games', exact: true })
  const card = games.getByRole('listitem').filter({ hasText: 'Mines' })
  await expect.element(card.getByRole('link')).toBeVisible()
  line.tell(switched('mines', false))
  await expect.element(card.getByText('Closed for now')).toBeVisible()
  await expect.element(card.getByRole('link')).not.toBeInTheDocument()
  line.tell(switched('mines', true))
  await expect.element(card.getByRole('link')).toBeVisible()
})

test('[PO-01] whoever leaves a game that was closed is offered the others, and comes to them by a press', async () => {
  answerLobby()
  answer(game.play, ({ fields }) => ({ model: { url: `/favicon.svg?${fields.gameId}`, gameId: `${fields.gameId}` } }))
  const line = openLine()
  await openSite('/game/mines', { player: funded, design: lobbyDesign() })
  await line.joined(userId)
  const frame = () => expect.poll(() => document.querySelector('iframe')?.getAttribute('src'))
  const home = page.getByRole('link', { name: 'Fairground', exact: true })
  const others = page.getByRole('dialog', { name: 'Something for you' })
  await frame().toBe('/favicon.svg?mines')
  await home.click()
  await expect.poll(() => location.pathname).toBe('/')
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(others).not.toBeInTheDocument()
  history.back()
  await frame().toBe('/favicon.svg?mines')
  // The page listens a moment after it shows the frame.
  const closed = () => {
    line.tell(switched('mines', false))
    return document.body.textContent
  }
  await expect.poll(closed).toContain('This game is closed for maintenance.')
  await home.click()
  await expect.element(others.getByRole('link', { name: 'Play Tower' })).toBeVisible()
  await expect.element(others.getByRole('link', { name: 'Play Mines' })).not.toBeInTheDocument()
  await others.getByRole('link', { name: 'Play Tower' }).click()
  await expect.poll(() => location.pathname).toBe('/game/tower')
  await expect.element(others).not.toBeInTheDocument()
})
