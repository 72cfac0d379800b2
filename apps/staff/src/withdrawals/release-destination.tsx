import * as calls from '@fairground/contract/calls/staff-withdrawals'
import { Button } from '@fairground/ui/button'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'
import { NotePopup } from '../parts/note-popup.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { useDecision } from '../parts/use-decision.ts'
import { staffCall } from '../staff-call.ts'
import type { WithdrawalDetails } from './withdrawals-queries.ts'

/** Gives the destination of a withdrawal free, for a reason; there is nothing to do while it is nobody's. */
export function ReleaseDestination({ withdrawal: { id, destination, owner } }: { withdrawal: WithdrawalDetails }) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const decision = useDecision(async (reason: string) => {
    await staffCall(calls.releaseDestination, { id, reason })
    return t('staff.releaseDone')
  }, 'withdrawals')
  return (
    <>
      <Outcome decision={decision} />
      {owner && (
        <Button className="self-start" onClick={() => setAsking(true)}>
          {t('staff.releaseDestination')}
        </Button>
      )}
      {isAsking && owner && (
        <NotePopup
          title={t('staff.releaseDestination')}
          field={{ label: t('staff.reason'), hint: t('staff.releaseReasonHint'), most: 500 }}
          confirmLabel={t('staff.releaseDestination')}
          isBusy={decision.isPending}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => decision.send(reason, () => setAsking(false))}
        >
          <p className="text-m break-words">{t('staff.releaseText', { destination, nickname: owner.nickname })}</p>
        </NotePopup>
      )}
    </>
  )
}
