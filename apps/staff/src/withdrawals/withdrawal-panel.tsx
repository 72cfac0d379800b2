import * as calls from '@fairground/contract/calls/staff-withdrawals'
import { Badge } from '@fairground/ui/badge'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../language.tsx'
import { useMay } from '../me.ts'
import { Failure, Waiting } from '../parts/failure.tsx'
import { Panel } from '../parts/list-beside-panel.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { useDecision } from '../parts/use-decision.ts'
import { staffCall } from '../staff-call.ts'
import { ReleaseDestination } from './release-destination.tsx'
import { WithdrawalDecision, type WithdrawalWish } from './withdrawal-decision.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { WithdrawalState } from './withdrawal-state.tsx'
import { withdrawalQuery } from './withdrawals-queries.ts'

/** One withdrawal with all that a decision needs, and the decision. */
export function WithdrawalPanel({ id }: { id: string }) {
  const { t, formats } = useLanguage()
  const may = useMay()
  const { data, error, refetch } = useQuery(withdrawalQuery(id))
  const decision = useDecision(async (wish: WithdrawalWish) => {
    if (wish.kind === 'decline') {
      await staffCall(calls.declineWithdrawal, { id, reason: wish.text })
      return t('staff.declinedDone')
    }
    const { model } = await staffCall(calls.approveWithdrawal, { id, note: wish.text })
    return t(model.status === 'REVIEW' ? 'staff.approvedFirst' : 'staff.approvedDone')
  }, 'withdrawals')
  if (!data) return error ? <Failure error={error} onAgain={() => void refetch()} /> : <Waiting />
  const needs = data.status === 'REVIEW' && data.needsTwo
  return (
    <Panel
      title={formats.money(data.amount, data)}
      badges={
        <>
          <WithdrawalState status={data.status} />
          {needs && <Badge tone="info">{t(data.firstBy === undefined ? 'staff.needsTwo' : 'staff.needsSecond')}</Badge>}
        </>
      }
    >
      <Outcome decision={decision} />
      <WithdrawalFacts withdrawal={data} />
      {may('withdrawals.change') && <ReleaseDestination withdrawal={data} />}
      {data.status === 'REVIEW' && may('withdrawals.change') && (
        <WithdrawalDecision withdrawal={data} decision={decision} />
      )}
    </Panel>
  )
}
