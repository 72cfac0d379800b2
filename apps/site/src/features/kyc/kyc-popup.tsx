import type { KycStatus } from '@fairground/contract/calls/kyc'
import { addErrors } from '@fairground/contract/envelope'
import { kycErrors } from '@fairground/contract/kyc-errors.data'
import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Popup } from '@fairground/ui/popup'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { kycQuery } from '../../player/kyc-status.ts'
import { closePopup, openPopup } from '../../popups/popups.ts'
import { IdentityTicket } from './identity-ticket.tsx'
import { KycOverview } from './kyc-overview.tsx'
import { Confirmed, InReview, MoreNeeded, Refused } from './kyc-states.tsx'
import { Submission } from './submission.tsx'

// Its calls are refused with errors that the first load leaves out.
addErrors(kycErrors)

/**
 * The popup after the refusal 99999 (KYC_GUIDE): what the operator needs and why, the form and the pictures, and the result.
 * It opens on top of what the player was doing, and closing it leads back there.
 */
export function KycPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const isLoggedIn = useLoggedIn()
  const { data: status, error, refetch } = useQuery({ ...kycQuery, enabled: isLoggedIn })
  /** The submission, by its case's time, that the player has begun. */
  const [begun, setBegun] = useState<string>()
  const close = () => closePopup('kyc')
  const isBegun = status !== undefined && begun === stageOf(status)
  return (
    <Popup
      awning
      title={t('kyc.title')}
      closeLabel={t('common.close')}
      layer={layer}
      // A tap beside the form would lose what was typed and taken.
      closes={isBegun ? 'button' : 'anyhow'}
      onClose={close}
      picture={isBegun ? undefined : <IdentityTicket className="mx-auto h-32" />}
    >
      {!isLoggedIn && (
        <EmptyState
          title={t('account.loginTitle')}
          text={t('kyc.why')}
          action={
            <Button look="primary" onClick={() => openPopup({ name: 'login' })}>
              {t('shell.logIn')}
            </Button>
          }
        />
      )}
      {isLoggedIn && !status && error && (
        <EmptyState
          title={t('kyc.title')}
          text={t('errors.network_error')}
          action={<Button onClick={() => void refetch()}>{t('common.again')}</Button>}
        />
      )}
      {isLoggedIn && !status && !error && <Waiting />}
      {isLoggedIn && status && (
        <Stage status={status} isBegun={isBegun} onBegin={() => setBegun(stageOf(status))} onClose={close} />
      )}
    </Popup>
  )
}

/** Names the stage of a status: what the player has begun there is over when the stage changes. */
const stageOf = ({ state, submittedAt, level }: KycStatus) => `${state} ${level} ${submittedAt}`

function Stage({
  status,
  isBegun,
  onBegin,
  onClose,
}: {
  status: KycStatus
  isBegun: boolean
  onBegin: () => void
  onClose: () => void
}) {
  if (isBegun) return <Submission status={status} />
  switch (status.state) {
    case 'NONE':
      return <KycOverview status={status} onBegin={onBegin} />
    case 'REVIEW':
      return <InReview status={status} onClose={onClose} />
    case 'MORE':
      return <MoreNeeded status={status} onBegin={onBegin} />
    case 'DONE':
      return <Confirmed status={status} onBegin={onBegin} onClose={onClose} />
    case 'REFUSED':
      return <Refused status={status} onClose={onClose} />
  }
}

function Waiting() {
  const t = useTranslate()
  return (
    <Loading label={t('common.loading')}>
      <Skeleton className="mb-5 h-10 rounded-s" />
      <Skeleton className="mb-3 h-18 rounded-m" />
      <Skeleton className="mb-8 h-18 rounded-m" />
      <Skeleton className="h-13 rounded-m" />
    </Loading>
  )
}
