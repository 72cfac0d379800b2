import { expect, test } from './fixtures.ts'
import { createPlayer, logIn } from './player.ts'

for (const width of [360, 1280])
  test(`[RG-06] a player at ${width} px finds limits, breaks and a statement that leads to the balance`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await logIn(context, await createPlayer(process.env.FAIRGROUND_URL ?? '', 80))
    await page.goto('/responsible')
    await expect(page.getByRole('heading', { name: 'Responsible play' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Limits' })).toBeVisible()
    const statement = page.getByRole('region', { name: 'Statement' })
    await expect(statement.getByRole('listitem')).toHaveText([/^Deposits.*G\$80\.00/])
    await expect(statement.getByRole('definition').last()).toHaveText('G$80.00')
    const download = page.waitForEvent('download')
    await statement.getByRole('button', { name: 'PDF' }).click()
    expect((await download).suggestedFilename()).toBe('statement.pdf')
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(room).toBeLessThanOrEqual(0)
  })
