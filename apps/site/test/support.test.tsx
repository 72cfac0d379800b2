import * as chatlive from '@fairground/contract/calls/chatlive'
import * as design from '@fairground/contract/calls/design'
import type { Conversation } from '@fairground/contract/support'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { funded } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer, cutOff, refuse, requestsOf } from './stand-in.ts'

const conversation: Conversation = {
  ...{ id: '0199aaaa-0000-7000-8000-000000000001', topic: 'technical', state: 'OPEN', seq: 1, readSeq: 1, seenSeq: 0 },
  ...{ createdAt: Date.now(), lastAt: Date.now() },
}

/** Answers what the live chat offers, with the caller's conversations. */
function answerOffer(...conversations: Conversation[]): void {
  const topics = ['payments', 'technical', 'other'] as const
  answer(chatlive.topics, { model: { topics: [...topics], isOpen: true, complaintDays: 14, conversations } })
  answer(design.articleList, { list: [] })
}

test('the account menu leads to support; a message whose answer is lost stays in the field, and is there once after a further press', async () => {
  answerOffer()
  await openSite('/verify', { player: funded })
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Support' }).click()
  await page.getByRole('link', { name: 'Something does not work' }).click()
  cutOff(chatlive.open)
  const field = page.getByRole('textbox', { name: 'Message' })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await field.fill('The page is blank.')
  await send.click()
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect.element(field).toHaveValue('The page is blank.')
  answer(chatlive.open, { model: { conversation } })
  answer(chatlive.history, {
    ...{ model: { conversation }, more: false },
    list: [{ seq: 1, from: 'player', body: 'The page is blank.', attachments: [], at: Date.now() }],
  })
  answerOffer(conversation)
  await send.click()
  await expect.element(page.getByRole('log').getByText('The page is blank.')).toBeVisible()
  // The server stores a message once by the id that its sender gave it.
  expect(new Set(requestsOf(chatlive.open).map(({ fields }) => fields.clientId)).size).toBe(1)
  await page.getByRole('link', { name: 'Other topics' }).click()
  await expect.element(page.getByRole('link', { name: /^Open: / })).toBeVisible()
})

test('somebody else’s conversation is a sentence and a way to the topics', async () => {
  answerOffer()
  refuse(chatlive.history, 'conversation_unknown')
  await openSite(`/chatlive?id=${conversation.id}`)
  await expect.element(page.getByText('There is no such conversation. Open a new one.')).toBeVisible()
  await page.getByRole('link', { name: 'Other topics' }).click()
  await expect.element(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible()
})
