import * as calls from '@fairground/contract/calls/payment-cases'
import { Badge } from '@fairground/ui/badge'
import { Button } from '@fairground/ui/button'
import { useState } from 'react'
import { useLanguage } from '../language.tsx'
import { Facts } from '../parts/facts.tsx'
import { NotePopup } from '../parts/note-popup.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { useDecision } from '../parts/use-decision.ts'
import { staffCall } from '../staff-call.ts'
import { describeDetails } from './describe-details.ts'

/** A case of payments with its details in words; an open one can be closed with a note. */
export function CaseCard({ paymentCase }: { paymentCase: calls.PaymentCaseRow }) {
  const { t, formats } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { id, kind, provider, accountId, subjectId, details, openedAt, closedAt, note } = paymentCase
  const decision = useDecision(async (closingNote: string) => {
    await staffCall(calls.closeCase, { id, note: closingNote })
    return t('staff.caseClosed')
  }, 'cases')
  return (
    <article className="flex flex-col gap-3 rounded-l border border-line bg-block p-4 shadow-block tablet:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-m">{t(`staff.case_${kind}`)}</h2>
        <Badge tone={closedAt === undefined ? 'accent' : 'quiet'}>
          {t(closedAt === undefined ? 'staff.caseOpen' : 'staff.caseDone')}
        </Badge>
      </div>
      <p className="text-s text-muted">{t(`staff.caseText_${kind}`)}</p>
      <Facts
        facts={[
          { name: t('staff.opened'), value: formats.moment(openedAt) },
          { name: t('staff.provider'), value: provider },
          ...describeDetails(details, t),
          {
            name: t('staff.payment'),
            value: subjectId && <code className="font-mono text-xs break-all">{subjectId}</code>,
          },
          {
            name: t('staff.player'),
            value: accountId && <code className="font-mono text-xs break-all">{accountId}</code>,
          },
          { name: t('staff.closed'), value: closedAt && formats.moment(closedAt) },
          { name: t('staff.note'), value: note },
        ]}
      />
      <Outcome decision={decision} />
      {closedAt === undefined && (
        <Button className="self-start" onClick={() => setAsking(true)}>
          {t('staff.closeCase')}
        </Button>
      )}
      {isAsking && (
        <NotePopup
          title={t('staff.closeCase')}
          field={{ label: t('staff.note'), hint: t('staff.closeNoteHint'), most: 1000 }}
          confirmLabel={t('staff.closeConfirm')}
          isBusy={decision.isPending}
          onClose={() => setAsking(false)}
          onConfirm={(text) => decision.send(text, () => setAsking(false))}
        />
      )}
    </article>
  )
}
