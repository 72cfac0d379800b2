import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as session from '@fairground/contract/calls/play-session'
import * as user from '@fairground/contract/calls/user'
import type { User } from '@fairground/contract/user'
import { page } from 'vitest/browser'
import { TOKEN, userOf } from './models.ts'
import { answer } from './stand-in.ts'

/** A password that every form takes. */
export const PASSWORD = 'a sound horse battery'

/** Lets a visitor log in and register, and answers what the site asks for a player. */
export function letIn(more: Partial<User> = { balance: 5 }): void {
  const player = userOf(more)
  const given = { model: { token: TOKEN }, user: player }
  answer(auth.login, given)
  answer(auth.register, given)
  answer(auth.userInfo, { user: player })
  answer(auth.logout, {})
  answer(game.open, { list: [] })
  answer(game.finishAllMyHold, { model: { balance: player.balance, balanceVersion: 1 } })
  answer(session.sum, { model: { version: 1, after: '01a2b3c4-0000-7000-8000-000000000000' } })
  answer(user.noticePage, { page: { content: [], total: 0 } })
}

/** A button in the header. */
export const headerButton = (name: string | RegExp) => page.getByRole('banner').getByRole('button', { name })
/** An open popup. */
export const popup = (name: string) => page.getByRole('dialog', { name })
/** The field that takes a login's name. */
export const accountField = (form: ReturnType<typeof popup>) =>
  form.getByRole('textbox', { name: 'Username, e-mail or phone' })
