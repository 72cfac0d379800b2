import * as chatlive from '@fairground/contract/calls/chatlive'
import * as game from '@fairground/contract/calls/game'
import * as profile from '@fairground/contract/calls/profile'
import type { StartupConfig } from '@fairground/contract/startup'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { translateNow as t } from '../../src/kernel/language/language.ts'
import { answerRoom, me, messageOf, other, ROOM_ID } from '../chat-room.ts'
import { answerLottery } from '../lottery-table.ts'
import { noticeOf } from '../models.ts'
import { answer, refuse } from '../stand-in.ts'
import { AT, ID, proof, sealedRound } from './round-models.ts'

/** One look of a page. */
export interface PageScreen {
  path: string
  /** What tells it from the page's other looks. */
  name?: string
  /** Who looks at it; `both`: it looks different to a visitor and to a player. */
  who: 'guest' | 'player' | 'both'
  /** A start-up configuration with what only some operators have. */
  startup?: Partial<StartupConfig>
  notices?: readonly ReturnType<typeof noticeOf>[]
  /** Answers that differ from those of all screens (`answers.ts`). */
  answers?: () => void
  /** What opens it is only there on a wide window. */
  isWide?: true
  /** What is done on it before it looks so. */
  act?: () => Promise<unknown>
}

const event = (id: number, title: string, description: string, pushed: boolean, link = '') =>
  noticeOf(
    'EVENT',
    title,
    { link, buttonText: link && 'See the rules' },
    { id: `0199aaaa-0000-7000-8000-00000000000${id}`, event: `screen-${id}`, description, pushed, at: AT },
  )
const notices = [
  event(1, 'The parade is at eight', 'Bring a lamp. Everybody who comes gets a balloon.', false, '/fairness'),
  event(2, 'Mines pays faster', 'Wins leave the board at once now.', true),
  event(3, 'Maintenance on Sunday night', 'The stalls close from 3 to 4. Open rounds wait.', true),
]

/** Answers the own profile, and the one of another player with a long name. */
function answerProfiles({ hidden = false }: { hidden?: boolean } = {}): void {
  const long = { ...other, name: 'lamplighterofthefair' }
  const played = { since: '2026-03', rounds: 1_204_881, best: 98_765.4321, likes: 'thimbles' }
  answer(profile.own, { model: { player: { ...me, avatar: '/avatars/wheel.svg' }, hidden } })
  answer(profile.view, ({ fields }) => ({
    model: { player: fields.id === me.id ? me : long, ...(!hidden && { played }) },
  }))
}

/** The button of the account menu, whose name goes on with the player's. */
const accountButton = () =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t('shell.accountMenu')}`) })

/** Every page, by its address: a new address fails a test without one. */
export const pageScreens: readonly PageScreen[] = [
  { path: '/', who: 'both' },
  {
    ...{ path: '/', name: 'with the rail', who: 'player' },
    async act() {
      await import('../../src/shell/lobby-rail/rail.tsx')
      await vi.advanceTimersByTimeAsync(3_000)
    },
  },
  { path: '/', name: 'account menu', who: 'player', isWide: true, act: () => accountButton().click() },
  { path: '/games', who: 'both' },
  ...['terms', 'promotions', 'help', 'about', 'responsible'].map(
    (id): PageScreen => ({ path: `/page/${id}`, who: 'both' }),
  ),
  { path: '/article/how-mines-works', who: 'guest' },
  { path: '/game/mines', who: 'guest' },
  {
    ...{ path: '/game/mines', name: 'in its frame', who: 'player' },
    answers: () => answer(game.play, { model: { url: '/favicon.svg?mines', gameId: 'mines' } }),
  },
  { path: '/history', who: 'both' },
  { path: '/responsible', who: 'both' },
  { path: '/fairness', who: 'both' },
  { path: '/verify', who: 'guest' },
  { path: `/verify#${encodeURIComponent(JSON.stringify(proof))}`, name: 'verified', who: 'guest' },
  { path: `/round/${ID}`, name: 'won', who: 'both' },
  {
    ...{ path: `/round/${ID}`, name: 'shared', who: 'player' },
    act: () => page.getByRole('button', { name: t('share.title') }).click(),
  },
  { path: `/round/${sealedRound.id}`, name: 'sealed', who: 'player' },
  {
    ...{ path: `/round/${ID}`, name: 'unknown', who: 'player' },
    answers() {
      refuse(game.round, 'round_unknown')
      refuse(game.publicRound, 'round_unknown')
    },
  },
  { path: '/notifications', who: 'both', notices },
  { path: '/notifications', name: 'empty', who: 'player' },
  { path: '/player/me', who: 'both', answers: () => answerProfiles() },
  { path: '/player/me', name: 'hidden', who: 'player', answers: () => answerProfiles({ hidden: true }) },
  { path: `/player/${other.id}`, name: 'of another', who: 'both', answers: () => answerProfiles() },
  {
    ...{ path: `/player/${other.id}`, name: 'unknown', who: 'guest' },
    answers: () => refuse(profile.view, 'player_unknown'),
  },
  ...(['played', 'private'] as const).map(
    (kind): PageScreen => ({
      ...{ path: `/verify#lotteryRoom=${ROOM_ID}`, name: `card of a player, ${kind}`, who: 'player' },
      answers() {
        answerRoom([messageOf(1, 'Who sells candy floss?')])
        answerProfiles({ hidden: kind === 'private' })
      },
      act: () => page.getByRole('dialog').getByRole('button', { name: other.name, exact: true }).click(),
    }),
  ),
  { path: '/no/such/stall', who: 'guest' },
  {
    ...{ path: '/chatbet?roomId=7', name: 'unknown', who: 'guest' },
    answers: () => void answerLottery(),
  },
  { path: '/chatbet?gameId=dice3', name: 'dice3', who: 'both', answers: () => void answerLottery() },
  { path: '/chatlive', who: 'both' },
  { path: '/chatlive?topic=payments', name: 'topic', who: 'guest' },
  { path: '/chatlive?topic=other&complaint=1', name: 'complaint', who: 'player' },
  {
    ...{ path: `/chatlive?id=${ID}`, name: 'unknown', who: 'guest' },
    answers: () => refuse(chatlive.history, 'conversation_unknown'),
  },
  { path: '/freeSpin?p=FRIEND', who: 'both' },
  { path: '/embed', name: 'empty', who: 'guest' },
  { path: '/embed', who: 'guest', startup: { embedUrl: '/favicon.svg' } },
  { path: '/adults-only', who: 'guest' },
]
