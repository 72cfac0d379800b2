import { type EventMessage, SITE_CHANNEL } from '@fairground/contract/live'
import type { StartupConfig } from '@fairground/contract/startup'
import type { User } from '@fairground/contract/user'
import { loadPhrases } from '@fairground/phrases'
import { dismissToast, shownToasts } from '@fairground/ui/toast-store'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showPhrases } from '../kernel/language/language.ts'
import { queryClient } from '../kernel/query-client.ts'
import { dropToken, keepToken } from '../kernel/token.ts'
import { mergeUser, withBalance } from '../player/balance.ts'
import { keepStartup } from '../player/startup.ts'
import { userQuery } from '../player/user.ts'
import { closePopup, openPopups } from '../popups/popups.ts'
import { showEvent } from '../shell/event-notifications.ts'
import { offerApp } from '../shell/offer-app.ts'
import { applyBalance, applyLive } from './apply.ts'
import { judge, parseNumber } from './sequence.ts'

const user: User = {
  token: '',
  hasLogin: true,
  userId: 'me',
  username: 'me',
  email: '',
  phone: '',
  nickname: 'me',
  avatar: '',
  balance: 10,
  taskBonusBalance: 0,
  registerTaskBonusBalance: 0,
  cumulativeBetAmount: 0,
  depositForWithdraw: 0,
  symbol: 'G$',
  currSymbol: 'G$',
  currRatio: 1,
  noticeUpdateTime: 0,
  phoneChecked: false,
  rechargeCount: 0,
  firstRechargeFlag: false,
  vipLevel: { level: 1 },
  thirdLoginTypes: [],
  inviteCode: '',
  bind2Auth: false,
  appVersion: '',
  useGameSymbol: true,
  heldBalance: 0,
  balanceVersion: 7,
  currencyId: 'G$',
  decimalLength: 2,
  pause: null,
  limited: false,
}

describe('a balance of the wallet', () => {
  it('[PU-04] a newer one takes the place of the known one', () => {
    const newUser = withBalance(user, { balance: 12, heldBalance: 3, version: 8 })
    expect(newUser).toMatchObject({ balance: 12, heldBalance: 3, balanceVersion: 8 })
  })

  it.each([7, 6, 0])('one of version %i, as old or older, changes nothing', (version) => {
    expect(withBalance(user, { balance: 99, version })).toBe(user)
  })

  it('an answer of a bet without a held balance keeps the held one', () => {
    expect(withBalance({ ...user, heldBalance: 4 }, { balance: 1, version: 9 }).heldBalance).toBe(4)
  })

  it('a user that was fetched late never brings an old balance back', () => {
    const lateUser = { ...user, nickname: 'new name', balance: 1, balanceVersion: 5 }
    expect(mergeUser(user, lateUser)).toMatchObject({ nickname: 'new name', balance: 10, balanceVersion: 7 })
    const freshUser = { ...user, balance: 20, balanceVersion: 9 }
    expect(mergeUser(user, freshUser)).toBe(freshUser)
    const otherUser = { ...lateUser, userId: 'somebody else' }
    expect(mergeUser(user, otherUser)).toBe(otherUser)
  })

  it('messages in any order leave the newest balance in the cache', () => {
    queryClient.setQueryData(userQuery.queryKey, user)
    const message = (version: number) =>
      ({
        id: `a-${version}`,
        channel: 'me',
        type: 'balance',
        userId: 'me',
        balance: version * 10,
        heldBalance: 0,
        version,
      }) as const
    for (const version of [9, 8, 12, 10, 11]) applyLive(message(version))
    applyBalance({ balance: 1, version: 3 })
    expect(queryClient.getQueryData(userQuery.queryKey)?.balance).toBe(120)
    queryClient.clear()
  })
})

describe('an event', () => {
  const event = (name: string, extra?: EventMessage['extra']): EventMessage => ({
    id: 'a-1',
    channel: 'me',
    type: 'event',
    userId: 'me',
    event: name,
    ...(extra && { extra }),
  })
  const isStale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated
  const openNames = () => openPopups().map(({ name }) => name)

  beforeEach(() => keepToken('abcdefghijkl'))
  afterEach(() => {
    dropToken()
    queryClient.clear()
    for (const { id } of shownToasts()) dismissToast(id)
    for (const name of openNames()) closePopup(name)
  })

  it('[PU-05] of the account has the user and the deposits read anew', () => {
    queryClient.setQueryData(userQuery.queryKey, user)
    queryClient.setQueryData(['deposits', 1], {})
    applyLive(event('recharge_declined'))
    expect([isStale(userQuery.queryKey), isStale(['deposits', 1])]).toEqual([true, true])
  })

  it('of the whole site has nobody ask for anything', () => {
    queryClient.setQueryData(userQuery.queryKey, user)
    const { userId: _, ...everybodys } = event('parade')
    applyLive({ ...everybodys, channel: SITE_CHANNEL })
    expect(isStale(userQuery.queryKey)).toBe(false)
  })

  it('[PU-05] a recharge is told, and the app is offered', async () => {
    keepStartup({ apkLink: 'https://fair.example/fair.apk' } as StartupConfig)
    queryClient.setQueryData(userQuery.queryKey, user)
    showEvent(event('recharge_success'))
    expect(shownToasts()).toMatchObject([{ kind: 'notification', tone: 'win' }])
    await expect.poll(() => openNames()).toEqual(['app-download'])
  })

  it.each([
    ['there is no app', { apkLink: '' }],
    ['the operator has switched it off', { apkLink: 'https://fair.example/fair.apk', disableAppDownload: true }],
  ])('[PU-05] no app is offered when %s', async (_, startup) => {
    keepStartup(startup as StartupConfig)
    await offerApp()
    expect(openNames()).toEqual([])
  })

  it('[PO-04] no app is offered inside the app', async () => {
    keepStartup({ apkLink: 'https://fair.example/fair.apk' } as StartupConfig)
    vi.stubGlobal('ReactNativeWebView', {})
    await offerApp()
    vi.unstubAllGlobals()
    expect(openNames()).toEqual([])
  })

  it('[PU-05] the flag pop shows a notification with its title and description', () => {
    showEvent(event('gift', { pop: true, title: 'A gift', description: 'Ten free turns.' }))
    expect(shownToasts()).toMatchObject([{ kind: 'notification', title: 'A gift', text: 'Ten free turns.' }])
  })

  it('[LK-12] [PU-05] a notification with a link has a button that follows it', async () => {
    const link = '#action={"popup":"language"}'
    showEvent(event('gift', { pop: true, title: 'A gift', link }))
    shownToasts()[0]?.action?.press()
    await expect.poll(() => openNames()).toEqual(['language'])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '#gameId='])(
    '[LK-12] the link %j of a notification has no button, and is said in the log',
    (link) => {
      const warnings = vi.spyOn(console, 'warn').mockReturnValue()
      showEvent(event('gift', { pop: true, title: 'A gift', link }))
      expect(shownToasts()).toMatchObject([{ title: 'A gift' }])
      expect(shownToasts()[0]).not.toHaveProperty('action')
      expect(warnings).toHaveBeenCalledExactlyOnceWith(`a link of a push that cannot be read: ${link}`)
      warnings.mockRestore()
    },
  )

  it('[PU-05] a notification without a title is called Notification', async () => {
    showPhrases('en', await loadPhrases('en'))
    showEvent(event('gift', { pop: true }))
    expect(shownToasts()).toMatchObject([{ title: 'Notification' }])
  })

  it('[PU-05] without the flag nothing is shown, and nothing to a page whose player has left', () => {
    showEvent(event('gift', { title: 'A gift' }))
    showEvent(event('toString'))
    dropToken()
    showEvent(event('recharge_success', { pop: true }))
    expect(shownToasts()).toEqual([])
    expect(openNames()).toEqual([])
  })
})

describe('a message that tells no balance', () => {
  it('[PU-04] has the user read anew', () => {
    queryClient.setQueryData(userQuery.queryKey, user)
    applyLive({ id: 'a-1', channel: 'me', type: 'balance', userId: 'me' })
    expect(queryClient.getQueryState(userQuery.queryKey)?.isInvalidated).toBe(true)
    queryClient.clear()
  })
})

describe('numbered messages', () => {
  it('a number has a fence and a place', () => {
    expect(parseNumber('3f-12')).toEqual({ fence: '3f', seq: 12 })
    for (const text of ['', '12', 'a-', '-1', 'A-1', 'a-1-2']) expect(parseNumber(text)).toBeUndefined()
  })

  it('the next one is taken, a known one dropped, a gap or a new fence asks for the state', () => {
    const lastPosition = { fence: 'a', seq: 5 }
    expect(judge(undefined, lastPosition)).toBe('take')
    expect(judge(lastPosition, { fence: 'a', seq: 6 })).toBe('take')
    expect(judge(lastPosition, { fence: 'a', seq: 5 })).toBe('known')
    expect(judge(lastPosition, { fence: 'a', seq: 8 })).toBe('gap')
    expect(judge(lastPosition, { fence: 'b', seq: 1 })).toBe('gap')
  })
})
