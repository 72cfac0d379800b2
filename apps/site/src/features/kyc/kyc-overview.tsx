import type { KycStatus } from '@fairground/contract/calls/kyc'
import { Button } from '@fairground/ui/button'
import Camera from 'lucide-react/icons/camera'
import IdCard from 'lucide-react/icons/id-card'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { useTranslate } from '../../kernel/language/language.ts'
import { tasksOf } from './kyc-tasks.ts'

const YOU = { icon: UserRoundCheck, title: 'kyc.stepYou', text: 'kyc.stepYouText' } as const
const PICTURES = [
  { icon: IdCard, title: 'kyc.stepDocument', text: 'kyc.stepDocumentText' },
  { icon: Camera, title: 'kyc.stepPicture', text: 'kyc.stepPictureText' },
] as const

/** What is needed, why, and what happens to it. */
export function KycOverview({ status, onBegin }: { status: KycStatus; onBegin: () => void }) {
  const t = useTranslate()
  const steps = tasksOf(status).pictures.length > 0 ? [YOU, ...PICTURES] : [YOU]
  return (
    <>
      <p className="mb-2 text-s text-muted">{t('kyc.why')}</p>
      <p className="mb-5 text-s font-semibold">{t(status.neededFor ? `kyc.for_${status.neededFor}` : 'kyc.ahead')}</p>
      <ol className="flex flex-col gap-3">
        {steps.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex items-start gap-3 rounded-m border border-line bg-ground px-4 py-3">
            <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
            <span>
              <strong className="block font-semibold">{t(title)}</strong>
              <span className="text-s text-muted">{t(text)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-s text-muted">{t('kyc.privacy')}</p>
      <Button look="primary" size="l" className="mt-5 w-full" onClick={onBegin}>
        {t('kyc.begin')}
      </Button>
    </>
  )
}
