import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import Camera from 'lucide-react/icons/camera'
import IdCard from 'lucide-react/icons/id-card'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup, replacePopups } from '../../popups/popups.ts'
import { IdentityTicket } from './identity-ticket.tsx'

const STEPS = [
  { icon: UserRoundCheck, title: 'kyc.stepYou', text: 'kyc.stepYouText' },
  { icon: IdCard, title: 'kyc.stepDocument', text: 'kyc.stepDocumentText' },
  { icon: Camera, title: 'kyc.stepPicture', text: 'kyc.stepPictureText' },
] as const

/**
 * The popup after the refusal 99999 (KYC_GUIDE): why the operator asks for the player's identity, which documents it
 * will need, and that the player's money is safe meanwhile.
 */
export function KycPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const close = () => closePopup('kyc')
  return (
    <Popup
      awning
      title={t('kyc.title')}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={close}
      picture={<IdentityTicket className="mx-auto h-32" />}
    >
      <p className="mb-5 text-s text-muted">{t('kyc.why')}</p>
      <ol className="flex flex-col gap-3">
        {STEPS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex items-start gap-3 rounded-m border border-line bg-ground px-4 py-3">
            <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
            <span>
              <strong className="block font-semibold">{t(title)}</strong>
              <span className="text-s text-muted">{t(text)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-s text-muted">{t('kyc.when')}</p>
      <div className="mt-5 grid gap-3 tablet:grid-cols-2">
        <Button onClick={() => replacePopups({ name: 'wallet', tab: 'history' })}>{t('kyc.toWallet')}</Button>
        <Button look="primary" onClick={close}>
          {t('kyc.understood')}
        </Button>
      </div>
    </Popup>
  )
}
