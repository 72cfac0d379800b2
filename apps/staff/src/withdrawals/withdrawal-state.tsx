import type { WithdrawalStatus } from '@fairground/contract/withdrawal'
import { Badge, type Tone } from '@fairground/ui/badge'
import { useTranslate } from '../language.tsx'

const tones: Readonly<Record<WithdrawalStatus, Tone>> = {
  REVIEW: 'accent',
  SENT: 'info',
  PAID: 'win',
  DECLINED: 'loss',
}

/** The state of a withdrawal. */
export function WithdrawalState({ status }: { status: WithdrawalStatus }) {
  const t = useTranslate()
  return <Badge tone={tones[status]}>{t(`withdraw.${status}`)}</Badge>
}
