import type { Call } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import { CallError } from '@fairground/contract/envelope'
import { type ErrorName, errors, type Reaction } from '@fairground/contract/errors.data'
import { forcedAction } from '@fairground/contract/forced-action'
import { loadPhrases, locales } from '@fairground/phrases'
import { dismissToast, shownToasts } from '@fairground/ui/toast-store'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showPhrases } from '../kernel/language/language.ts'
import { findToken, keepToken } from '../kernel/token.ts'
import { closePopup, openPopups } from '../popups/popups.ts'
import { type ErrorMode, react, sentenceOf } from './reactions.ts'

const names = Object.keys(errors) as ErrorName[]
const happen = (name: ErrorName, mode: ErrorMode = 'react', call: Pick<Call, 'name'> = game.open) =>
  react(new CallError(name), mode, call)
const openNames = () => openPopups().map((popup) => popup.name)

afterEach(() => {
  for (const { name } of openPopups()) closePopup(name)
  for (const { id } of shownToasts()) dismissToast(id)
  vi.unstubAllGlobals()
})

describe('the reaction table', () => {
  it.each(locales)('[ER-09] has a sentence for each refusal of the catalogue in %s', async (locale) => {
    const { errors: sentences } = await loadPhrases(locale)
    expect(Object.keys(sentences).sort()).toEqual([...names].sort())
    for (const name of names) {
      // The specification's own words.
      if (name === 'event_ended') continue
      // What happened and what to do next: at least two sentences, or one with both.
      expect(sentences[name].length, name).toBeGreaterThan(20)
      expect(sentences[name], name).toMatch(/[.!?]$/)
    }
  })

  it.each(['not_logged_in', 'login_expired'] as const)(
    '[ER-03] %s forgets the player and asks for the login',
    (name) => {
      keepToken('a-token-of-ten')
      happen(name)
      expect(findToken()).toBeUndefined()
      expect(openNames()).toEqual(['login'])
    },
  )

  it('[ER-07] a missing balance opens the recharge notice', () => {
    happen('insufficient_balance')
    expect(openNames()).toEqual(['recharge-notice'])
  })

  it('[ER-02] 403 is an alert of insufficient permissions', async () => {
    showPhrases('en', await loadPhrases('en'))
    expect(errors.insufficient_permissions.status).toBe(403)
    happen('insufficient_permissions')
    expect(shownToasts()).toMatchObject([{ title: expect.stringMatching(/^Insufficient Permissions/) }])
  })

  it('[ER-04] maintenance leads to /repair, but never for auth.check', () => {
    const assign = vi.fn()
    const location = { assign, pathname: '/history', origin: 'https://play.example' }
    vi.stubGlobal('location', location)
    vi.stubGlobal('window', { top: { location } })
    happen('maintenance', 'react', auth.check)
    expect(assign).not.toHaveBeenCalled()
    happen('maintenance')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/repair')
  })

  it.each([
    ['at /repair already', { pathname: '/repair' }],
    ['in a frame of a site that is at /repair', { pathname: '/h5/mines', top: { pathname: '/repair' } }],
  ])('[ER-04] maintenance leads nowhere %s: no loop', (_, { pathname, top }: { pathname: string; top?: object }) => {
    const assign = vi.fn()
    const location = { assign, pathname, origin: 'https://play.example' }
    vi.stubGlobal('location', location)
    vi.stubGlobal('window', { top: { location: { ...location, ...top } } })
    happen('maintenance')
    expect(assign).not.toHaveBeenCalled()
  })

  it('[ER-05] a reload is asked for once a minute at most', () => {
    const reload = vi.fn()
    const storedTexts = new Map<string, string>()
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storedTexts.get(key) ?? null,
      setItem: (key: string, value: string) => storedTexts.set(key, value),
    })
    happen('reload')
    expect(openNames()).toEqual([])
    happen('reload')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(openNames()).toEqual(['update'])
  })

  it('[ER-08] 9000 is silent', () => {
    happen('silent')
    expect([shownToasts(), openNames()]).toEqual([[], []])
  })

  it('[ER-10] a call that ignores errors shows none of them', () => {
    for (const name of names) happen(name, 'ignore')
    expect([shownToasts(), openNames()]).toEqual([[], []])
  })

  it.each([
    ['game_maintenance', 'game-maintenance'],
    ['payment_maintenance', 'payment-maintenance'],
    ['withdraw_info', 'withdraw-info'],
    ['forbidden', 'forbidden'],
    ['kyc_needed', 'kyc'],
  ] as const)('[ER-07] %s opens the popup %s', (name, popup) => {
    happen(name)
    expect([openNames(), shownToasts()]).toEqual([[popup], []])
  })

  it('[ER-07] a popup gets the refusal’s text, and the game that it is about', () => {
    const params = { missing: 250.5, symbol: 'G$' }
    react(new CallError('withdraw_info', params), 'react', game.open)
    react(new CallError('game_maintenance'), 'react', game.bet, { gameId: 'mines', model: {} })
    expect(openPopups()).toEqual([
      { name: 'withdraw-info', params },
      { name: 'game-maintenance', gameId: 'mines' },
    ])
  })

  it.each(['screen', 'form', 'game'] as const)(
    '[RG-03] a refusal of responsible play opens its popup where the caller is a %s',
    (mode) => {
      const params = { kind: 'loss', period: 'day', left: 30, until: 1 }
      react(new CallError('limit_loss', params), mode, game.bet)
      expect(openPopups()).toEqual([{ name: 'play-limit', refusal: 'limit_loss', params }])
    },
  )

  it('[ER-06] [ER-09] a refused action is shown as a sentence, never as JSON', async () => {
    showPhrases('en', await loadPhrases('en'))
    react(forcedAction({ action: 'accept_terms', version: 3 }), 'react', game.open)
    expect(shownToasts()).toMatchObject([{ title: 'One more step is needed. Please follow the instructions.' }])
  })

  it('[ER-09] a refusal that no catalogue names is shown in the words of the server, or in ours for a mere key', async () => {
    showPhrases('en', await loadPhrases('en'))
    const sentenceFor = (message: string, params?: Record<string, number>) =>
      sentenceOf(new CallError('unknown_refusal', params, undefined, { status: 7777, message }))
    expect(sentenceFor('The round is on strike.')).toBe('The round is on strike.')
    expect(sentenceFor('wallet.deposit')).toBe('Deposit')
    expect(sentenceFor('some_key_of_theirs')).toBe('That was not possible. Please try again, or ask support.')
  })

  it('[WA-06] a message with Minimum cumulative keeps its numbers', () => {
    const words = { status: 450, message: 'Minimum cumulative bets of 1,250.50 needed, 3 so far' }
    react(new CallError('withdraw_info', undefined, undefined, words), 'react', game.open)
    expect(openPopups()).toEqual([{ name: 'withdraw-info', params: { text: words.message } }])
  })

  it('a screen shows its sentences itself, and nothing else', () => {
    const opening: readonly Reaction[] = ['recharge-notice', 'game-maintenance', 'kyc', 'forbidden']
    for (const name of names) {
      const { reaction } = errors[name]
      if (reaction === 'alert' || reaction === 'field' || opening.includes(reaction)) happen(name, 'screen')
    }
    expect(shownToasts()).toEqual([])
    expect(openNames()).toEqual(expect.arrayContaining([...opening]))
  })

  it('a form shows what belongs to its fields itself, and nothing else', async () => {
    showPhrases('en', await loadPhrases('en'))
    happen('wrong_credentials', 'form')
    expect(shownToasts()).toEqual([])
    happen('too_many_attempts', 'form')
    expect(shownToasts().map(({ title }) => title)).toEqual([
      'Too many attempts. Please wait a few minutes, then try again.',
    ])
  })
})
