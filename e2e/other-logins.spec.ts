import { randomUUID } from 'node:crypto'
import { type LoginIssuer, startLoginIssuer } from '@fairground/testkit/login-issuer.ts'
import type { Page } from '@playwright/test'
import { type FaultyProduct, startFaulty } from './faulty-product.ts'
import { expect, test } from './fixtures.ts'
import { balance } from './mines.ts'

let issuer: LoginIssuer
let product: FaultyProduct

test.beforeAll(async () => {
  issuer = await startLoginIssuer()
  product = await startFaulty({}, { OIDC_PROVIDERS: issuer.providersOf('acme') })
})
test.afterAll(async () => {
  await product.stop()
  await issuer.stop()
})

async function openSecurity(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await page.getByRole('menuitem', { name: 'Security' }).click()
}

test('[AU-07] a visitor opens an account with another service, and comes back by it', async ({ page, axe }) => {
  issuer.player = { sub: randomUUID() }
  await page.goto(product.url)
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const register = page.getByRole('dialog', { name: 'Open an account' })
  const service = register.getByRole('button', { name: 'Service acme' })
  await expect(service).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await axe(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await service.click()
  await expect(balance(page)).toBeVisible()
  await expect(page.getByText(/^Welcome, Player/)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await openSecurity(page)
  const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Service acme' })
  await expect(line).toContainText('Linked')
  await line.getByRole('button', { name: 'Unlink Service acme' }).click()
  await expect(page.getByText(/This is your only way to log in/)).toBeVisible()
  await page.goto(`${product.url}/#logOut`)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Service acme' }).click()
  await expect(balance(page)).toBeVisible()
})
