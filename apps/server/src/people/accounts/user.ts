import type { User } from '@fairground/contract/user'
import { requiredStakesOf } from '@fairground/ledger'
import { minorToNumber } from '@fairground/money'
import { APP_VERSION } from '../../ground/version.ts'
import { playOf } from '../../money/wallet/stored-play.ts'
import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { isLimited } from '../responsible/limited-play.ts'
import { viewPause } from '../responsible/view-limits.ts'
import { linkedServices } from './other-logins/link.ts'
import type { UserParts } from './parts.ts'

/**
 * Returns the user with the balances of the wallet in the current currency.
 * @param token the caller's token
 */
export async function getUser(parts: UserParts, accountId: string, token: string): Promise<User> {
  const { db, wallet, readSite, readSettings, notices, now } = parts
  async function readAccount() {
    const account = await db
      .selectFrom('account')
      .innerJoin('account_wallet', (join) =>
        join
          .onRef('account_wallet.account_id', '=', 'account.id')
          .onRef('account_wallet.currency_id', '=', 'account.currency_id'),
      )
      .selectAll('account')
      .select('account_wallet.wallet_id')
      .where('account.id', '=', accountId)
      .executeTakeFirstOrThrow()
    return Promise.all([
      account,
      wallet.findWallet(account.wallet_id),
      getJurisdiction(parts, account.country_id ?? undefined),
    ])
  }
  const [[account, purse, jurisdiction], site, noticesChangedAt, settings, thirdLoginTypes, play] = await Promise.all([
    readAccount(),
    readSite(),
    notices.changedAt(),
    readSettings(),
    linkedServices(parts, accountId),
    db.selectFrom('play').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow(),
  ])
  const currency = site.currencies.get(account.currency_id)
  if (!purse || !currency) throw new Error(`account ${accountId} has no wallet or no currency`)
  const money = (minor: bigint) => minorToNumber(minor, currency.decimal_length)
  const { withdrawWagerPercent: wagerPercent } = settings
  const requiredStakes = requiredStakesOf(purse, playOf(play, currency.id), { wagerPercent, atMs: now() })
  return {
    token,
    hasLogin: true,
    userId: account.id,
    username: account.username ?? '',
    email: account.email ?? '',
    phone: account.phone ?? '',
    nickname: account.nickname,
    avatar: account.avatar,
    balance: money(purse.mainMinor),
    taskBonusBalance: money(purse.bonusMinor),
    registerTaskBonusBalance: 0,
    cumulativeBetAmount: money(purse.stakedMinor),
    depositForWithdraw: money(requiredStakes),
    symbol: currency.symbol,
    currSymbol: currency.symbol,
    currRatio: 1,
    noticeUpdateTime: Math.max(account.notice_at.getTime(), noticesChangedAt),
    phoneChecked: account.phone_checked,
    rechargeCount: purse.depositCount,
    firstRechargeFlag: purse.depositCount > 0,
    vipLevel: { level: FIRST_VIP_LEVEL },
    thirdLoginTypes,
    inviteCode: account.invite_code,
    bind2Auth: account.totp_secret !== null,
    appVersion: APP_VERSION,
    useGameSymbol: true,
    heldBalance: money(purse.heldMinor),
    balanceVersion: purse.version,
    currencyId: account.currency_id,
    decimalLength: currency.decimal_length,
    pause: viewPause(play, now()),
    limited: isLimited(play, jurisdiction, site, now()),
  }
}

/** The VIP level of every player, from 0 as on the wire. More levels are not built yet. */
export const FIRST_VIP_LEVEL = 0
