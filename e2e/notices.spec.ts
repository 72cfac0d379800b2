import * as staff from '@fairground/contract/calls/staff'
import { expect, test } from './fixtures.ts'
import { untilLive } from './live-page.ts'
import { createPlayer, logIn } from './player.ts'
import { startProduct } from './product.ts'

test('[PU-06] [NT-04] news of staff light the bell without a reload, and the page shows and marks them', async ({
  page,
  context,
}) => {
  const product = await startProduct()
  try {
    await logIn(context, await createPlayer(product.url))
    const goingLive = untilLive(page)
    await page.goto(`${product.url}/verify`)
    await goingLive
    const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
    await expect(bell).toHaveAccessibleName('Notifications')
    await product.staff(staff.saveNotice, {
      ...{ type: 'EVENT', event: 'parade', title: 'The parade is at eight', description: 'Bring a lamp.' },
      config: { type: 'EVENT' },
    })
    await expect(bell).toHaveAccessibleName('Notifications, new ones are waiting')
    await bell.click()
    const card = page.getByRole('listitem').filter({ hasText: 'The parade is at eight' })
    await expect(card.getByText('New', { exact: true })).toBeVisible()
    await expect(bell).toHaveAccessibleName('Notifications')
  } finally {
    // Else it complains of the server that goes away.
    await page.close()
    await product.stop()
  }
})
