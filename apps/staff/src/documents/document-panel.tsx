import * as calls from '@fairground/contract/calls/staff-kyc'
import { Badge, type Tone } from '@fairground/ui/badge'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../language.tsx'
import { useMay } from '../me.ts'
import { Failure, Waiting } from '../parts/failure.tsx'
import { Panel } from '../parts/list-beside-panel.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { useDecision } from '../parts/use-decision.ts'
import { staffCall } from '../staff-call.ts'
import { DocumentDecision, type DocumentWish } from './document-decision.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { documentQuery } from './documents-queries.ts'

const tones: Readonly<Record<calls.KycCaseView['state'], Tone>> = {
  REVIEW: 'accent',
  MORE: 'info',
  DONE: 'win',
  REFUSED: 'loss',
}

/** One identity case with all that a reviewer needs, and the decision. */
export function DocumentPanel({ id }: { id: string }) {
  const t = useTranslate()
  const may = useMay()
  const { data, error, refetch } = useQuery(documentQuery(id))
  const decision = useDecision(async (wish: DocumentWish) => {
    const request = { id, version: data?.version ?? 0, note: wish.note }
    const { model } = await decide(wish, request)
    return t(model.state === 'REFUSED' ? 'staff.doneREFUSED' : `staff.done${wish.kind}`)
  }, 'documents')
  if (!data) return error ? <Failure error={error} onAgain={() => void refetch()} /> : <Waiting />
  return (
    <Panel
      title={data.fields?.name ?? t('staff.level', { level: data.level })}
      badges={
        <>
          <Badge tone={tones[data.state]}>{t(`staff.documents_${data.state}`)}</Badge>
          {data.renewal && <Badge tone="info">{t('staff.renewal')}</Badge>}
          {data.appeal !== null && <Badge tone="accent">{t('staff.appeal')}</Badge>}
        </>
      }
    >
      <Outcome decision={decision} />
      <DocumentFacts view={data} />
      {data.state === 'REVIEW' && may('documents.change') && <DocumentDecision view={data} decision={decision} />}
    </Panel>
  )
}

type Request = { id: string; version: number; note: string }

function decide(wish: DocumentWish, request: Request) {
  if (wish.kind === 'approve') return staffCall(calls.approve, request)
  if (wish.kind === 'refuse') return staffCall(calls.refuse, { ...request, reason: wish.reason })
  return staffCall(calls.more, { ...request, reason: wish.reason, missing: [...wish.missing] })
}
