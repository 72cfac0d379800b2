import type { PaymentCaseRow } from '@fairground/contract/calls/payment-cases'
import { Badge } from '@fairground/ui/badge'
import { useLanguage } from '../language.tsx'
import { Facts } from '../parts/facts.tsx'
import { CaseActs } from './case-acts.tsx'
import { describeDetails } from './describe-details.ts'

/** A case of payments with its details in words; an open one can be ended. */
export function CaseCard({ paymentCase }: { paymentCase: PaymentCaseRow }) {
  const { t, formats } = useLanguage()
  const { kind, provider, accountId, subjectId, details, openedAt, closedAt, note, act, firstAct } = paymentCase
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
          {
            name: t('staff.actWanted'),
            value: closedAt === undefined && firstAct ? t(`staff.act_${firstAct}`) : undefined,
          },
          { name: t('staff.closed'), value: closedAt && formats.moment(closedAt) },
          { name: t('staff.actEnded'), value: act && t(`staff.act_${act}`) },
          { name: t('staff.note'), value: note },
        ]}
      />
      <CaseActs paymentCase={paymentCase} />
    </article>
  )
}
