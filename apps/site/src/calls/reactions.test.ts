import { auth, CallError, type ErrorName, errors, game } from '@fairground/contract'
import { loadPhrases, locales } from '@fairground/phrases'
import { dismissToast, shownToasts } from '@fairground/ui'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showPhrases } from '../session/language.ts'
import { closePopup, openPopups } from '../session/popups.ts'
import { findToken, keepToken } from '../session/token.ts'
import { react } from './reactions.ts'

const names = Object.keys(errors) as ErrorName[]
const happen = (name: ErrorName, mode: 'react' | 'form' | 'ignore' = 'react', callName = game.open.name) =>
  react(new CallError(name), mode, callName)
const open = () => openPopups().map((popup) => popup.name)

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
      expect(open()).toEqual(['login'])
    },
  )

  it('[ER-07] a missing balance opens the recharge notice', () => {
    happen('insufficient_balance')
    expect(open()).toEqual(['recharge-notice'])
  })

  it('[ER-02] 403 is an alert of insufficient permissions', async () => {
    showPhrases('en', await loadPhrases('en'))
    expect(errors.insufficient_permissions.status).toBe(403)
    happen('insufficient_permissions')
    expect(shownToasts()).toMatchObject([{ title: expect.stringMatching(/^Insufficient Permissions/) }])
  })

  it('[ER-04] maintenance leads to /repair, but never for auth.check', () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    happen('maintenance', 'react', auth.check.name)
    expect(assign).not.toHaveBeenCalled()
    happen('maintenance')
    expect(assign).toHaveBeenCalledWith('/repair')
  })

  it('[ER-05] a reload is asked for once a minute at most', () => {
    const reload = vi.fn()
    const stored = new Map<string, string>()
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
    happen('reload')
    happen('reload')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('[ER-08] 9000 is silent', () => {
    happen('silent')
    expect([shownToasts(), open()]).toEqual([[], []])
  })

  it('[ER-10] a call that ignores errors shows none of them', () => {
    for (const name of names) happen(name, 'ignore')
    expect([shownToasts(), open()]).toEqual([[], []])
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
