import * as user from '@fairground/contract/calls/user'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translateNow as t } from '../src/kernel/language/language.ts'
import { noticeOf } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'

const notices = Array.from({ length: 12 }, (_, at) =>
  noticeOf(
    'EVENT',
    `Evening ${at + 1}`,
    {},
    {
      id: `0199aaaa-0000-7000-8000-0000000000${at + 10}`,
      event: `evening-${at}`,
      pushed: true,
    },
  ),
)

test('[NT-04] notices are shown ten a page, and the older ones a press away', async () => {
  await openSite('/notifications', { player: {} })
  answer(user.noticePage, ({ fields }) => {
    const [size, from] = [Number(fields.pageSize), (Number(fields.pageNo) - 1) * Number(fields.pageSize)]
    return { page: { content: notices.slice(from, from + size), total: notices.length } }
  })
  const cards = page.getByRole('main').getByRole('listitem')
  await expect.element(cards.nth(9)).toHaveTextContent('Evening 10')
  expect(cards.elements()).toHaveLength(10)
  await page.getByRole('button', { name: t('inbox.older') }).click()
  await expect.element(cards.first()).toHaveTextContent('Evening 11')
  expect(cards.elements()).toHaveLength(2)
  await expect.element(page.getByRole('button', { name: t('inbox.older') })).toBeDisabled()
  const pages = requestsOf(user.noticePage).map(({ fields }) => `${fields.pageNo} of ${fields.pageSize}`)
  expect(pages).toEqual(expect.arrayContaining(['1 of 10', '2 of 10']))
})
