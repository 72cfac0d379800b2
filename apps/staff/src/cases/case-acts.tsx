import type { PaymentCaseAct, PaymentCaseRow } from '@fairground/contract/calls/payment-cases'
import * as calls from '@fairground/contract/calls/payment-cases'
import { Button } from '@fairground/ui/button'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'
import { useMay } from '../me.ts'
import { NotePopup } from '../parts/note-popup.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { useDecision } from '../parts/use-decision.ts'
import { staffCall } from '../staff-call.ts'

/** What a person wants to do with a case; `close` moves no money. */
type Wish = { act: PaymentCaseAct | 'close'; note: string }

/** The buttons of an open case: what ends it with money, and what closes it with a note. Each asks for a note first. */
export function CaseActs({ paymentCase: { id, acts, closedAt } }: { paymentCase: PaymentCaseRow }) {
  const t = useTranslate()
  const may = useMay()
  const [asking, setAsking] = useState<Wish['act']>()
  const decision = useDecision(async ({ act, note }: Wish) => {
    if (act === 'close') {
      await staffCall(calls.closeCase, { id, note })
      return t('staff.caseClosed')
    }
    const { model } = await staffCall(calls.settleCase, { id, act, note })
    return t(model.isDone ? 'staff.actDone' : 'staff.actFirst')
  }, 'cases')
  const nameOf = (act: Wish['act']) => t(act === 'close' ? 'staff.closeCase' : `staff.act_${act}`)
  return (
    <>
      <Outcome decision={decision} />
      {closedAt === undefined && may('cases.change') && (
        <div className="flex flex-wrap gap-3">
          {acts.map((act) => (
            <Button
              key={act}
              look={act === 'credit' || act === 'paid' ? 'primary' : 'danger'}
              onClick={() => setAsking(act)}
            >
              {nameOf(act)}
            </Button>
          ))}
          <Button onClick={() => setAsking('close')}>{t('staff.closeCase')}</Button>
        </div>
      )}
      {asking && (
        <NotePopup
          title={nameOf(asking)}
          field={{
            label: t('staff.note'),
            hint: t(asking === 'close' ? 'staff.closeNoteHint' : 'staff.actNoteHint'),
            most: 1000,
          }}
          confirmLabel={asking === 'close' ? t('staff.closeConfirm') : nameOf(asking)}
          isBusy={decision.isPending}
          onClose={() => setAsking(undefined)}
          onConfirm={(note) => decision.send({ act: asking, note }, () => setAsking(undefined))}
        >
          {asking !== 'close' && <p className="text-m">{t(`staff.actText_${asking}`)}</p>}
        </NotePopup>
      )}
    </>
  )
}
