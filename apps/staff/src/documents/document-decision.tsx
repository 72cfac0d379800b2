import type { KycCaseView } from '@fairground/contract/calls/staff-kyc'
import type { KycPart, KycReason } from '@fairground/contract/kyc'
import { Button } from '@fairground/ui/button'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'
import type { Decision } from '../parts/use-decision.ts'
import { DocumentPopup } from './document-popup.tsx'

/** What a reviewer wants to do with a case. */
export type DocumentWish = { note: string } & (
  | { kind: 'approve' }
  | { kind: 'more'; reason: KycReason; missing: readonly KycPart[] }
  | { kind: 'refuse'; reason: KycReason }
)

/** The three buttons of a case under review; each asks once more. */
export function DocumentDecision({ view, decision }: { view: KycCaseView; decision: Decision<DocumentWish> }) {
  const t = useTranslate()
  const [asking, setAsking] = useState<DocumentWish['kind']>()
  const close = () => setAsking(undefined)
  return (
    <div className="sticky bottom-0 -mx-4 -mb-4 grid grid-cols-2 gap-3 rounded-b-l border-t border-line bg-block px-4 py-3 tablet:-mx-6 tablet:-mb-6 tablet:grid-cols-3 tablet:px-6">
      <Button look="danger" onClick={() => setAsking('refuse')}>
        {t('staff.refuse')}
      </Button>
      <Button onClick={() => setAsking('more')}>{t('staff.askMore')}</Button>
      <Button look="primary" className="col-span-2 tablet:col-span-1" onClick={() => setAsking('approve')}>
        {t('staff.approve')}
      </Button>
      {asking && (
        <DocumentPopup
          kind={asking}
          view={view}
          isBusy={decision.isPending}
          onClose={close}
          onConfirm={(wish) => decision.send(wish, close)}
        />
      )}
    </div>
  )
}
