import * as chat from '@fairground/contract/calls/chat'
import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import type { BetCard } from '@fairground/contract/chat-cards'
import { lotteries } from '@fairground/games/lottery'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerRoom, messageOf, roomOf } from './chat-room.ts'
import { expectAccessible } from './fit.ts'
import { offerOf, openTermOf } from './lottery-models.ts'
import { answerLottery, takeSlips } from './lottery-table.ts'
import { openSite } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'

const room = page.getByRole('region', { name: 'Chat', exact: true })
const field = room.getByRole('textbox', { name: 'Message', exact: true })
const cards = room.getByRole('listitem').filter({ hasText: /Draw.*Sides: Big/ })
const stakeOn = (pick: string) => page.getByRole('textbox', { name: `Stake on Sides: ${pick}` })

/** Opens a lottery beside its room, in which another player's slip stands. */
async function openRoom(): Promise<void> {
  const bets = { share: 'no_stake', mayShare: true, mayFollow: true } as const
  const ofGame = roomOf({ kind: 'GAME', name: '', gameId: 'dice3', bets })
  const { id, no, closesAt } = openTermOf(3, Date.now())
  const card: BetCard = {
    ...{ kind: 'bet', gameId: 'dice3', termId: id, termNo: no, slipId: id, closesAt, state: 'open' },
    lines: [{ market: 'side', pick: 'big' }],
  }
  takeSlips(answerLottery('dice3'))
  answerRoom([messageOf(1, '', undefined, { type: 'bet', card })], { room: ofGame })
  answer(lottery.games, { list: lotteries.map(offerOf) })
  answer(chat.rooms, { list: [ofGame] })
  await openSite('/chatbet?gameId=dice3', { player: { balance: 195, rechargeCount: 1 } })
  await expect.element(cards).toBeVisible()
}

test('[BT-12] a player shows no bets in a room, and hides the cards of others on this device', async () => {
  await openRoom()
  answer(chat.shareBets, ({ fields }) => ({
    model: { bets: { share: fields.share as 'none', mayShare: true, mayFollow: true } },
  }))
  await room.getByRole('button', { name: 'About the room' }).click()
  await expectAccessible()
  const notShown = room.getByRole('radio', { name: 'Not shown' })
  await notShown.click()
  await expect.element(notShown).toBeChecked()
  await expect.poll(() => requestsOf(chat.shareBets).map(({ fields }) => fields.share)).toEqual(['none'])
  await room.getByRole('checkbox', { name: 'Bets of players' }).click()
  await expect.element(cards).not.toBeInTheDocument()
  expect(localStorage.getItem('chatHidden')).toBe('bet')
  await room.getByRole('checkbox', { name: 'Bets of players' }).click()
  await expect.element(cards).toBeVisible()
})

test('[BT-12] bets that are typed in the chat fill the slip, and are never sent; what cannot be read stays, with what is wrong', async () => {
  await openRoom()
  await field.fill('/bet bgi 5')
  await expect.element(room.getByText('The word “bgi” is unknown.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('/bet bgi 5')
  await expectAccessible()
  await field.fill('/bet big 5')
  await userEvent.keyboard('{Enter}')
  await expect.element(stakeOn('Big')).toHaveValue('5.00')
  await expect.element(field).toHaveValue('')
  await field.fill('odd 2; 3,18 1')
  await room.getByRole('button', { name: /^As a bet: / }).click()
  await expect.element(stakeOn('Big')).not.toBeInTheDocument()
  await expect.element(stakeOn('Odd')).toHaveValue('2.00')
  await expect.element(page.getByText('Picks: 3')).toBeVisible()
  expect(requestsOf(chat.send)).toEqual([])
  expect(requestsOf(game.bet)).toEqual([])
})

test('[BT-12] a press on the card of another player fills the slip with its picks, and a further one places them as followed', async () => {
  await openRoom()
  await room.getByRole('button', { name: 'Follow the bet of ben' }).click()
  await expect.element(page.getByText('These are the picks of another player. The stakes are yours.')).toBeVisible()
  await expect.element(stakeOn('Big')).toHaveValue('5.00')
  await page.getByRole('button', { name: 'Place G$5.00' }).click()
  await expect.element(page.getByText('Your slip is in draw 3.')).toBeVisible()
  expect(requestsOf(game.bet)[0]?.fields.model).toMatchObject({ follows: messageOf(1, '').id, roomId: roomOf().id })
})
