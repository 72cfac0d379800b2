import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { popup } from './account-models.ts'
import { closeSite, openSite } from './open-site.tsx'

const accessible = async () => expect((await axe.run('main', { resultTypes: ['violations'] })).violations).toEqual([])

test('[RT-01] /embed shows the page that the operator has set, and says so when there is none', async () => {
  await openSite('/embed')
  await expect.element(page.getByRole('heading', { name: 'There is nothing here yet' })).toBeVisible()
  await accessible()
  await closeSite()
  const embedUrl = `${location.origin}/favicon.svg`
  await openSite('/embed', { startup: { embedUrl } })
  await expect.poll(() => document.querySelector('main iframe')?.getAttribute('src')).toBe(embedUrl)
})

test('[RT-05] the free spin tells an invited visitor by whom, and leads to the registration', async () => {
  localStorage.setItem('p', 'FRIEND')
  localStorage.setItem('inviteWheelTag', 'w1')
  await openSite('/freeSpin?p=FRIEND&inviteWheelTag=w1')
  await expect.element(page.getByRole('heading', { name: 'A wheel of twelve prizes' })).toBeVisible()
  await expect.element(page.getByText('FRIEND')).toBeVisible()
  await accessible()
  await page.getByRole('main').getByRole('button', { name: 'Open an account' }).click()
  await expect.element(popup('Open an account')).toBeVisible()
})
