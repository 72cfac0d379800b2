import { fieldOf, makeRoom, messagesOf, openRoom } from './chat.ts'
import { expect, test } from './fixtures.ts'
import { createPlayer, logIn } from './player.ts'
import { type Product, startProduct } from './product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[PO-01] the popup of the chat is a room: what a player writes is there at once, and another player sees it', async ({
  page,
  context,
  browser,
  axe,
}) => {
  const roomId = await makeRoom(product, 'Lamplighters')
  await logIn(context, await createPlayer(product.url))
  const other = await browser.newContext()
  await logIn(other, await createPlayer(product.url))
  const othersPage = await other.newPage()
  const [room, othersRoom] = [
    await openRoom(page, product.url, roomId),
    await openRoom(othersPage, product.url, roomId),
  ]
  await expect(room.getByText('Nobody has written yet')).toBeVisible()
  await expect(fieldOf(othersRoom)).toBeVisible()
  await fieldOf(room).fill('The lamps are lit.')
  await fieldOf(room).press('Enter')
  await expect(messagesOf(room).getByText('The lamps are lit.')).toBeVisible()
  await expect(messagesOf(othersRoom).getByText('The lamps are lit.')).toBeVisible()
  await axe(othersPage)
  await other.close()
})
