import { Button } from '@fairground/ui/button'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'
import { useMe } from '../me.ts'
import type { Decision } from '../parts/use-decision.ts'
import { ApprovePopup } from './approve-popup.tsx'
import { DeclinePopup } from './decline-popup.tsx'
import type { WithdrawalDetails } from './withdrawals-queries.ts'

/** What a person wants to do with a withdrawal; the text is the note or the reason. */
export interface WithdrawalWish {
  kind: 'approve' | 'decline'
  text: string
}

/** The two buttons of a withdrawal in review; each asks once more. */
export function WithdrawalDecision({
  withdrawal,
  decision,
}: {
  withdrawal: WithdrawalDetails
  decision: Decision<WithdrawalWish>
}) {
  const t = useTranslate()
  const me = useMe()
  const [asking, setAsking] = useState<WithdrawalWish['kind']>()
  const hasApproved = withdrawal.firstBy !== undefined && withdrawal.firstBy === me?.id
  const close = () => setAsking(undefined)
  const popup = {
    withdrawal,
    isBusy: decision.isPending,
    onClose: close,
    onConfirm: (wish: WithdrawalWish) => decision.send(wish, close),
  }
  return (
    <div className="sticky bottom-0 -mx-4 -mb-4 flex flex-col gap-3 rounded-b-l border-t border-line bg-block px-4 py-3 tablet:-mx-6 tablet:-mb-6 tablet:px-6">
      {hasApproved && <p className="text-s text-muted">{t('staff.youApproved')}</p>}
      <div className="grid grid-cols-2 gap-3">
        <Button look="danger" onClick={() => setAsking('decline')}>
          {t('staff.decline')}
        </Button>
        <Button look="primary" disabled={hasApproved} onClick={() => setAsking('approve')}>
          {t('staff.approve')}
        </Button>
      </div>
      {asking === 'approve' && <ApprovePopup {...popup} />}
      {asking === 'decline' && <DeclinePopup {...popup} />}
    </div>
  )
}
