import * as design from '@fairground/contract/calls/design'
import { seededTexts, seeds } from '@fairground/server/front/design/seeds/index.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { headerButton, popup } from './account-models.ts'
import { designOf } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'

test('[DS-03] a key that has no text is shown as it is and told to the operator, once', async () => {
  const look = designOf(seeds.night, 'home')
  for (const one of look.pages) {
    if (one.type === 'home')
      one.items = [{ id: 'title', comId: 'C000119', data: { text: 'nobody.wrote.this', level: '1' } }]
  }
  await openSite('/', { design: look })
  await expect.element(page.getByText('nobody.wrote.this')).toBeVisible()
  await vi.advanceTimersByTimeAsync(2_100)
  await expect.poll(() => requestsOf(design.missingText)).toHaveLength(1)
  await page.getByRole('link', { name: 'Fairness' }).first().click()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(requestsOf(design.missingText).map(({ fields }) => fields)).toEqual([
    { locale: 'en', keys: ['nobody.wrote.this'] },
  ])
})

test('[DS-03] [SU-01] the operator’s texts stand before the product’s own, and switching needs no reload', async () => {
  await openSite('/fairness?lang=id-ID')
  await expect.element(headerButton('Masuk')).toBeVisible()
  expect(document.documentElement.lang).toBe('id-ID')
  const { title } = document
  answer(design.lang, { model: { ...seededTexts['pt-BR'], 'shell.logIn': 'Entre na feira' } })
  await page
    .getByRole('button', { name: /^Bahasa/ })
    .first()
    .click()
  await popup('Bahasa').getByText('Português').click()
  await expect.element(headerButton('Entre na feira')).toBeVisible()
  await expect.element(headerButton('Criar conta')).toBeVisible()
  expect(requestsOf(design.lang).at(-1)?.fields).toMatchObject({ lang: 'pt-BR' })
  expect(document.documentElement.lang).toBe('pt-BR')
  expect(document.title).not.toBe(title)
  expect(document.cookie).toContain('currentLanguage=pt-BR')
  expect(localStorage.getItem('currentLanguage')).toBe('pt-BR')
})
