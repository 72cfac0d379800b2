import { Badge } from '@fairground/ui/badge'
import { Button, ButtonLink } from '@fairground/ui/button'
import { QrCode } from '@fairground/ui/qr-code'
import { useCopy } from '@fairground/ui/use-copy'
import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import { useEffect } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { useTimeLeft } from '../../player/time-left.ts'
import { reloadUser } from '../../player/user.ts'
import { depositStatusQuery } from './deposits.ts'
import { followDeposit, type PendingDeposit } from './pending-deposit.ts'
import { Receipt } from './receipt.tsx'

/** An open checkout: its page, a QR code for the phone, the time left, and the outcome. */
export function Checkout({ deposit }: { deposit: PendingDeposit }) {
  const t = useTranslate()
  const { data } = useQuery(depositStatusQuery(deposit.id))
  const status = data?.status ?? 'NEW'
  useEffect(() => {
    if (status === 'PAID') void reloadUser()
  }, [status])
  if (status === 'PAID') return <Receipt deposit={deposit} />
  if (status !== 'NEW') {
    const isHeld = data?.heldAt !== undefined
    const words = isHeld ? 'held' : status === 'DECLINED' ? 'declined' : 'expired'
    return (
      <div role="status" className="flex flex-col items-center gap-3 py-6 text-center">
        <Badge tone={isHeld ? 'info' : 'loss'}>{t(`wallet.${words}`)}</Badge>
        <p className="font-display text-l font-semibold">{t(`wallet.${words}Title`)}</p>
        <p className="max-w-xs text-s text-muted">{t(`wallet.${words}Text`)}</p>
        <Button look="primary" className="mt-2" onClick={() => followDeposit(undefined)}>
          {t('wallet.startOver')}
        </Button>
      </div>
    )
  }
  return <Open deposit={deposit} />
}

function Open({ deposit }: { deposit: PendingDeposit }) {
  const t = useTranslate()
  const money = useMoney()
  const timeLeft = useTimeLeft(deposit.expiresAt)
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <div role="status">
        <Badge tone="info">{t('wallet.waiting')}</Badge>
      </div>
      <div>
        <p className="font-display text-xl font-extrabold">
          {t('wallet.checkoutTitle', { amount: money.full(deposit.amount) })}
        </p>
        <p className="mx-auto mt-1 max-w-xs text-s text-muted">
          {t(deposit.code ? 'wallet.codeText' : 'wallet.checkoutText')}
        </p>
        {deposit.fee > 0 && (
          <p className="nums mt-1 text-xs text-muted">
            {t('wallet.feeOf', { fee: money.full(deposit.fee), net: money.full(deposit.amount - deposit.fee) })}
          </p>
        )}
      </div>
      <ButtonLink look="primary" size="l" className="w-full" href={deposit.url} target="_blank" rel="noopener">
        {t('wallet.openCheckout')}
        <ExternalLink size={18} aria-hidden="true" />
      </ButtonLink>
      <div className="flex w-full items-center gap-4 rounded-m border border-line bg-ground p-4 text-start">
        <QrCode text={deposit.code ?? deposit.url} label={t(deposit.code ? 'wallet.codeQrOf' : 'wallet.qrOf')} />
        <div className="flex min-w-0 flex-col items-start gap-2">
          <p className="text-s font-semibold">{t(deposit.code ? 'wallet.codeScan' : 'wallet.scan')}</p>
          {deposit.code ? (
            <CopyButton text={deposit.code} label={t('wallet.copyCode')} />
          ) : (
            <CopyButton text={deposit.url} label={t('wallet.copyLink')} />
          )}
          <p className="nums flex items-center gap-1.5 text-xs text-muted">
            <Clock size={14} aria-hidden="true" />
            {t('wallet.expiresIn', { time: timeLeft })}
          </p>
        </div>
      </div>
      <button
        type="button"
        className="min-h-8 rounded-s text-s font-semibold text-muted hover:text-text"
        onClick={() => followDeposit(undefined)}
      >
        {t('wallet.startOver')}
      </button>
    </div>
  )
}

/** Copies a text and confirms it. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslate()
  const { copied: isCopied, copy } = useCopy(text)
  const Icon = isCopied ? Check : Copy
  return (
    <Button size="s" onClick={() => void copy()}>
      <Icon size={16} aria-hidden="true" />
      <span aria-live="polite">{isCopied ? t('common.copied') : label}</span>
    </Button>
  )
}
