import { Amount } from '@fairground/ui/amount'
import { cx } from '@fairground/ui/cx'
import { useTranslate } from '../../kernel/language/language.ts'
import { findDemoToken } from '../../kernel/token.ts'
import { useIsStale, useLiveStatus } from '../../live/status.ts'
import { useMoney } from '../../player/money.ts'
import { openWallet } from '../../player/open-wallet.ts'
import { useUser } from '../../player/user.ts'
import { DemoRefill } from './demo-offers.tsx'
import css from './game-bar.module.css'

/** Below this, a demonstration offers more credits. It begins with 1,000. */
const LOW_CREDITS = 100

/**
 * The live balance in a game's bar; it opens the wallet. Its mark says whether the connection is up. A demonstration labels its
 * balance as credits.
 */
export function BarBalance() {
  const t = useTranslate()
  const user = useUser()
  const money = useMoney()
  const isStale = useIsStale()
  const status = useLiveStatus()
  if (!user) return null
  if (findDemoToken() !== undefined)
    return (
      <>
        {user.balance < LOW_CREDITS && <DemoRefill />}
        <p className={css.balance} data-demo="" title={t('demo.bar')}>
          <span className="text-xs text-info">{t('demo.badge')}</span>
          <span className="sr-only">{t('demo.bar')}</span>
          <span className="sr-only">{t('shell.balance')}</span>
          <Amount value={user.balance} format={money.full} live />
        </p>
      </>
    )
  const state = isStale ? t('shell.stale') : status === 'open' ? t('play.live') : t('play.connecting')
  return (
    <button type="button" className={css.balance} title={state} onClick={() => openWallet(user)}>
      <span
        role="img"
        aria-label={state}
        className={cx('size-2 shrink-0 rounded-full', status === 'open' ? 'bg-safe' : 'bg-faint animate-live')}
      />
      <span className="sr-only">{t('shell.balance')}</span>
      <Amount value={user.balance} format={money.full} live className={cx(isStale && 'text-muted')} />
    </button>
  )
}
