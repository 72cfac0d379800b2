import type { KycStatus } from '@fairground/contract/calls/kyc'
import * as kyc from '@fairground/contract/calls/kyc'
import { CallError } from '@fairground/contract/envelope'
import { Badge } from '@fairground/ui/badge'
import { Button } from '@fairground/ui/button'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { call } from '../../calls/client.ts'
import { sentenceOf } from '../../calls/reactions.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { keepKycStatus, kycTones } from '../../player/kyc-status.ts'

/** A state with its badge, its title and its text. */
function State({ status, title, children }: { status: KycStatus; title: string; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div role="status" className="flex flex-col items-center gap-3 text-center">
      <Badge tone={kycTones[status.state]}>{t(`kyc.state${status.state}`)}</Badge>
      <p className="font-display text-l font-semibold">{title}</p>
      {children}
    </div>
  )
}

/** The submission is being checked. */
export function InReview({ status, onClose }: { status: KycStatus; onClose: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="flex flex-col gap-5">
      <State status={status} title={t('kyc.reviewTitle')}>
        <p className="max-w-sm text-s text-muted">
          {t('kyc.reviewText', { time: format.format(status.submittedAt ?? 0) })}
        </p>
      </State>
      <Button look="primary" size="l" onClick={onClose}>
        {t('kyc.goOn')}
      </Button>
    </div>
  )
}

/** Why more is needed, and what. */
export function MoreNeeded({ status, onBegin }: { status: KycStatus; onBegin: () => void }) {
  const t = useTranslate()
  return (
    <div className="flex flex-col gap-5">
      <State status={status} title={t('kyc.moreTitle')}>
        {status.reason && <p className="max-w-sm text-s text-muted">{t(`kyc.reason_${status.reason}`)}</p>}
      </State>
      <div className="rounded-m border border-line bg-ground px-4 py-3">
        <p className="mb-1 text-s font-semibold text-muted">{t('kyc.missing')}</p>
        <ul className="list-disc ps-5">
          {status.missing.map((part) => (
            <li key={part}>{t(`kyc.part_${part}`)}</li>
          ))}
        </ul>
      </div>
      <Button look="primary" size="l" onClick={onBegin}>
        {t('kyc.sendAgain')}
      </Button>
      <p className="text-center text-xs text-muted">{t('kyc.attemptsLeft', { count: status.attemptsLeft })}</p>
    </div>
  )
}

/** The player is confirmed; a higher level may follow. */
export function Confirmed({
  status,
  onBegin,
  onClose,
}: {
  status: KycStatus
  onBegin: () => void
  onClose: () => void
}) {
  const t = useTranslate()
  const isRenewal = status.neededFor === 'renewal'
  const needsMore = status.needed > status.level || isRenewal
  return (
    <div className="flex flex-col gap-5">
      <State status={status} title={t('kyc.doneTitle')}>
        <p className="max-w-sm text-s text-muted">{t(status.level === 2 ? 'kyc.level2' : 'kyc.level1')}</p>
        <p className="max-w-sm text-s text-muted">
          {needsMore ? t(isRenewal ? 'kyc.for_renewal' : 'kyc.nextLevel') : t('kyc.doneText')}
        </p>
      </State>
      <div className="grid gap-3">
        {(needsMore || status.level < 2) && (
          <Button look={needsMore ? 'primary' : 'plain'} size="l" onClick={onBegin}>
            {t(isRenewal ? 'kyc.begin' : 'kyc.goFurther')}
          </Button>
        )}
        <Button look={needsMore ? 'plain' : 'primary'} size="l" onClick={onClose}>
          {t('kyc.goOn')}
        </Button>
      </div>
    </div>
  )
}

/** The player was refused; one appeal is possible. */
export function Refused({ status, onClose }: { status: KycStatus; onClose: () => void }) {
  const t = useTranslate()
  return (
    <div className="flex flex-col gap-5">
      <State status={status} title={t('kyc.refusedTitle')}>
        {status.reason && <p className="max-w-sm text-s">{t(`kyc.reason_${status.reason}`)}</p>}
        <p className="max-w-sm text-s text-muted">{t('kyc.refusedText')}</p>
      </State>
      {status.canAppeal ? (
        <Appeal />
      ) : (
        <>
          <p className="text-center text-s text-muted">{t('kyc.noAppeal')}</p>
          <Button size="l" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Fewest characters of an appeal. */
const LEAST = 10
const MOST = 2000

function Appeal() {
  const t = useTranslate()
  const id = useId()
  const [text, setText] = useState('')
  const appeal = useMutation({
    mutationFn: async () => (await call(kyc.appeal, { text }, { errors: 'screen' })).model,
    onSuccess: keepKycStatus,
  })
  const isTooShort = text.trim().length < LEAST
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooShort) appeal.mutate()
      }}
    >
      <p className="text-s text-muted">{t('kyc.appealText')}</p>
      <label htmlFor={id} className="text-s font-semibold text-muted">
        {t('kyc.appealLabel')}
      </label>
      <textarea
        id={id}
        value={text}
        maxLength={MOST}
        rows={4}
        aria-describedby={`${id}-hint`}
        className="w-full rounded-m border border-edge bg-ground px-3.5 py-2.5 text-m focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p id={`${id}-hint`} className="text-xs text-muted">
        {t('kyc.appealHint')}
      </p>
      {appeal.error instanceof CallError && (
        <p role="alert" className="text-s font-medium text-loss">
          {sentenceOf(appeal.error)}
        </p>
      )}
      <Button type="submit" look="primary" size="l" busy={appeal.isPending} disabled={isTooShort}>
        {t('kyc.appeal')}
      </Button>
    </form>
  )
}
