import type { ServerResponse } from 'node:http'
import * as chat from '@fairground/contract/calls/chat'
import { startTranslationProvider, type TranslationProvider } from '@fairground/testkit/translation-provider.ts'
import { fieldOf, giveRole, makeRoom, messagesOf, openRoom, say } from './chat.ts'
import { expect, test } from './fixtures.ts'
import { createPlayer, logIn, type Player } from './player.ts'
import { type Product, startProduct } from './product.ts'

// One product for both, one after the other.
test.describe.configure({ mode: 'default' })
let provider: TranslationProvider
let product: Product
let author: Player
test.beforeAll(async () => {
  provider = await startTranslationProvider()
  product = await startProduct({ TRANSLATE_URL: provider.url })
  author = await createPlayer(product.url)
  await giveRole(product, author, 'moderator')
})
test.afterAll(async () => {
  await product.stop()
  provider.stop()
})

const goodLuck = (response: ServerResponse) =>
  void response.end(
    JSON.stringify({ translatedText: 'Good luck to all', detectedLanguage: { language: 'pt', confidence: 88 } }),
  )

test('a player reads a message in the own language, marked as made by a machine, until it is hidden or the message changes', async ({
  page,
  context,
  axe,
}) => {
  const roomId = await makeRoom(product, 'Interpreters')
  const { id } = await say(author, roomId, 'Boa sorte a todos')
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(context, await createPlayer(product.url))
  const room = await openRoom(page, product.url, roomId)
  const list = messagesOf(room)
  const more = list
    .getByRole('listitem')
    .filter({ hasText: 'Boa sorte' })
    .getByRole('button', { name: /^More about/ })
  const item = room.getByRole('button', { name: 'Translate', exact: true })

  let waiting: ServerResponse | undefined
  provider.answer((response) => {
    waiting = response
  })
  await more.focus()
  await page.keyboard.press('Enter')
  await axe(page)
  await item.focus()
  await page.keyboard.press('Enter')
  await expect(list.getByText('Being translated')).toBeVisible()
  await expect.poll(() => waiting).toBeDefined()
  if (waiting) goodLuck(waiting)
  await expect(list.getByText('Good luck to all')).toBeVisible()
  await expect(list.getByText('Machine translation from Portuguese')).toBeVisible()
  await expect(list.getByText('Boa sorte a todos')).toBeVisible()
  await axe(page)

  const hide = list.getByRole('button', { name: 'Hide the translation' })
  await hide.focus()
  await page.keyboard.press('Enter')
  await expect(list.getByText('Good luck to all')).toHaveCount(0)
  await expect(more).toBeFocused()
  await more.click()
  await item.click()
  await expect(list.getByText('Good luck to all')).toBeVisible()
  expect(provider.asked).toHaveLength(1)

  await author.call(chat.edit, { id, body: 'Boa sorte e boa noite' })
  await expect(list.getByText('Boa sorte e boa noite')).toBeVisible()
  await expect(list.getByText('Good luck to all')).toHaveCount(0)
  await expect(list.getByText(/^Machine translation/)).toHaveCount(0)
})

test('a provider that fails leaves its refusal below the message, and another try brings the translation; own messages have none', async ({
  page,
  context,
  faults,
  axe,
}) => {
  faults.allow(/503/)
  const roomId = await makeRoom(product, 'Deaf post')
  await say(author, roomId, 'Boa noite')
  await logIn(context, await createPlayer(product.url))
  const room = await openRoom(page, product.url, roomId)
  const list = messagesOf(room)
  const rowOf = (text: string) => list.getByRole('listitem').filter({ hasText: text })
  provider.answer((response) => void response.writeHead(500).end())
  await rowOf('Boa noite')
    .getByRole('button', { name: /^More about/ })
    .click()
  await room.getByRole('button', { name: 'Translate', exact: true }).click()
  await expect(list.getByText('We are busy for a moment. Please try again in a few seconds.')).toBeVisible()
  await axe(page)
  provider.answer(goodLuck)
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect(list.getByText('Good luck to all')).toBeVisible()

  await fieldOf(room).fill('My own words')
  await fieldOf(room).press('Enter')
  await rowOf('My own words')
    .getByRole('button', { name: /^More about/ })
    .click()
  await expect(room.getByRole('button', { name: 'Copy the text' })).toBeVisible()
  await expect(room.getByRole('button', { name: 'Translate', exact: true })).toHaveCount(0)
})
