import * as category from '@fairground/contract/calls/category'
import * as chat from '@fairground/contract/calls/chat'
import * as game from '@fairground/contract/calls/game'
import * as user from '@fairground/contract/calls/user'
import { loadPhrases } from '@fairground/phrases'
import { seededTexts } from '@fairground/server/front/design/seeds/index.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPhrases } from '../src/kernel/language/language.ts'
import { openPopup } from '../src/popups/popups.ts'
import { answerRoom, roomOf } from './chat-room.ts'
import { answerLobby, lobbyDesign, lobbyWith } from './lobby-models.ts'
import { funded } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer, cutOff, requestsOf } from './stand-in.ts'

const search = page.getByRole('dialog', { name: 'Search games' })
const field = search.getByRole('combobox')
const found = () =>
  search
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
const chosen = () => search.getByRole('option', { selected: true })

const kindOf = (id: string, type: string) => ({
  ...{ id, type, name: type, icon: '', directlyPlay: false, link: '' },
})
const gameOf = (gameId: string, link = `/game/${gameId}`) => ({
  ...{ id: gameId, gameId, name: gameId, icon: '', link },
})
const mines = gameOf('mines')
const dice = gameOf('dice3', '#lottery=dice3')
const colours = gameOf('colour10', '#lottery=colour10')
const lists: Readonly<Record<string, (typeof mines)[]>> = {
  '00': [mines, dice, gameOf('tower'), colours],
  '01': [mines, gameOf('tower')],
  '03': [dice, colours],
}

beforeEach(() => {
  answerLobby()
  answer(category.categoryList, {
    list: [kindOf('00', 'ALL'), kindOf('01', 'ORIGINALS'), kindOf('03', 'LOTTERY')],
    cacheKey: 'k',
  })
  answer(category.categoryPage, ({ fields }) => {
    const content = lists[String(fields.id)] ?? []
    return { page: { content, total: content.length } }
  })
})

/** Opens a page and lets the time go by after which the key is heard. */
async function open(path = '/verify', surroundings: Parameters<typeof openSite>[1] = {}): Promise<void> {
  await openSite(path, { design: lobbyDesign(), ...surroundings })
  await expect.element(page.getByRole('banner').getByRole('button', { name: 'Search games' })).toBeVisible()
  await vi.advanceTimersByTimeAsync(2_000)
  // What comes after the first screen asks for the notices, and hears the key.
  await expect.poll(() => requestsOf(user.noticePage)).not.toEqual([])
  // The keys go to the page of the test, not to the one around it.
  await page.getByRole('main').click({ position: { x: 2, y: 2 } })
}

async function openSearch(): Promise<void> {
  await open()
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
}

test('the key opens the search with its field in focus; the arrows choose, and Enter opens the game', async () => {
  await openSearch()
  await expect.element(field).toHaveValue('')
  await expect.poll(found).toEqual(['MinesOriginals', 'Three diceLotteries', 'TowerOriginals', 'ColoursLotteries'])
  await expect.element(chosen()).toHaveTextContent('Mines')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(chosen()).toHaveTextContent('Colours')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(chosen()).toHaveTextContent('Three dice')
  await expect.element(field).toHaveAttribute('aria-activedescendant', chosen().element().id)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname + location.search).toBe('/chatbet?gameId=dice3')
  await expect.element(search).not.toBeInTheDocument()
})

test('a game is found by its name and by what it is, in the player’s language; a press opens it', async () => {
  await openSite('/verify', { design: lobbyDesign() })
  showPhrases('id-ID', await loadPhrases('id-ID'), seededTexts['id-ID'])
  openPopup({ name: 'search' })
  const inIndonesian = page.getByRole('dialog', { name: 'Cari permainan' })
  const names = () =>
    inIndonesian
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  await inIndonesian.getByRole('combobox').fill('lotre')
  await expect.poll(names).toEqual(['Tiga daduLotre', 'WarnaLotre'])
  await inIndonesian.getByRole('combobox').fill('menara')
  await expect.poll(names).toEqual(['MenaraOrisinal'])
  await inIndonesian.getByRole('option').click()
  await expect.poll(() => location.pathname).toBe('/game/tower')
})

test('where nothing is found one line says so, and leads back to all games', async () => {
  await openSearch()
  await userEvent.keyboard('zebra')
  await expect.element(search.getByText('No game is called “zebra”.')).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  await search.getByRole('button', { name: 'All games' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
  await expect.poll(found).toHaveLength(4)
})

test('what does not load is said, and another try brings it', async () => {
  cutOff(category.categoryList)
  await openSearch()
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.element(search.getByRole('status')).toHaveTextContent(/^This part did not load/)
  answer(category.categoryList, { list: [kindOf('00', 'ALL')], cacheKey: 'k' })
  await search.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(found).toEqual(['Mines', 'Three dice', 'Tower', 'Colours'])
})

test('a game that is switched off says so and does not open', async () => {
  const games = [{ id: 'mines', enabled: false, demo: true, version: 1 }]
  await openSite('/verify', { design: lobbyDesign(), startup: { games } })
  openPopup({ name: 'search' })
  const off = search.getByRole('option', { name: /^Mines/ })
  await expect.element(off).toHaveTextContent('MinesClosed for now')
  await field.fill('mines')
  await userEvent.keyboard('{Enter}')
  off.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(search).toBeVisible()
  expect(location.pathname).toBe('/verify')
})

test('the button of the header opens the search, and gets the focus back', async () => {
  await open('/verify')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search games' })
  await opener.click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the key is typed where text is taken, and opens nothing with a modifier or over a popup', async () => {
  await open('/', { design: lobbyWith('C000104', {}) })
  const inPage = page.getByRole('searchbox')
  await inPage.click()
  await userEvent.keyboard('a/b')
  await expect.element(inPage).toHaveValue('a/b')
  await page.getByRole('main').click({ position: { x: 2, y: 2 } })
  await userEvent.keyboard('{Control>}/{/Control}{Alt>}/{/Alt}')
  openPopup({ name: 'language' })
  const languages = page.getByRole('dialog', { name: 'Language' })
  await expect.element(languages).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(search).not.toBeInTheDocument()
  await expect.element(inPage).not.toHaveFocus()
})

test('on a page with a search field the key leads into it', async () => {
  await open('/', { design: lobbyWith('C000104', {}) })
  const inPage = page.getByRole('searchbox')
  await userEvent.keyboard('/')
  await expect.element(inPage).toHaveFocus()
  await expect.element(inPage).toHaveValue('')
  await expect.element(search).not.toBeInTheDocument()
})

test('in an open room of the chat the key leads into its field', async () => {
  answerRoom()
  answer(chat.rooms, { list: [roomOf({ name: 'Lobby' })] })
  answer(game.open, { list: [] })
  await open('/verify', { player: funded })
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Chat' })
  await expect.element(panel.getByText('Nobody has written yet')).toBeVisible()
  await page.getByRole('main').click({ position: { x: 2, y: 2 } })
  await userEvent.keyboard('/')
  await expect.element(panel.getByRole('textbox')).toHaveFocus()
  await expect.element(search).not.toBeInTheDocument()
  await panel.getByRole('button', { name: 'Close' }).click()
})
