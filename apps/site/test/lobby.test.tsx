import * as auth from '@fairground/contract/calls/auth'
import * as myGames from '@fairground/contract/calls/my-games'
import { seeds } from '@fairground/server/design/seeds/index.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerLobby, lobbyDesign } from './lobby-models.ts'
import { designOf, funded } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer, refuse } from './stand-in.ts'

const form = page.getByRole('dialog', { name: 'Welcome back' })

/** Logs a visitor in at the form. */
async function logIn(): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await form.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill('ana')
  await form.getByLabelText('Password', { exact: true }).fill('a sound horse battery')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('[BT-18] the page of all games shows the category of its address, and the player’s own lists', async () => {
  answerLobby()
  answer(myGames.list, { model: { favourites: ['football'], recent: [] } })
  await openSite('/games?category=FAV', { player: funded, design: designOf(seeds.night, 'games') })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  const categories = page.getByRole('navigation', { name: 'Game categories' })
  const favourites = categories.getByRole('link', { name: 'Favourites' })
  await expect.element(favourites).toHaveAttribute('aria-current', 'page')
  await categories.getByRole('link', { name: 'Recent' }).click()
  await expect.element(page.getByText('Games that you play appear here.')).toBeVisible()
  await favourites.click()
  await expect.element(page.getByRole('button', { name: 'Favourite: Football', pressed: true }).last()).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Mines' })).not.toBeInTheDocument()
})

test('a wrong password is said at the form, in words', async () => {
  answerLobby()
  refuse(auth.login, 'wrong_credentials')
  await openSite('/', { design: lobbyDesign() })
  await logIn()
  await expect.element(form.getByText(/wrong|not match|incorrect/i)).toBeVisible()
})
