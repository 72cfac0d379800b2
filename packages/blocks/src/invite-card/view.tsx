import { Button, buttonClass } from '@fairground/ui/button'
import { QrCode } from '@fairground/ui/qr-code'
import { useCopy } from '@fairground/ui/use-copy'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { InviteArt } from '../art/invite-art.tsx'
import type { ViewProps } from '../block.tsx'
import { useHost } from '../host.ts'
import { LoginActions } from '../login-actions.tsx'
import { PerkCard } from '../perk-card.tsx'
import type { inviteCardFields } from './block.tsx'

/**
 * The player's own link; nothing where an invitation brings nothing. A registration through it stores its code, and leads to the
 * spins of the invitation.
 */
export function View({ data }: ViewProps<typeof inviteCardFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const user = host.useUser()
  const { inviteSpins, jurisdiction } = host.useStartup()
  const title = text(data.title)
  if (inviteSpins.count === 0 || !jurisdiction.bonuses) return null
  return (
    <PerkCard title={title} text={user ? text(data.text) : t('perks.inviteGuest')} art={<InviteArt className="h-24" />}>
      {user ? <InviteLink code={user.inviteCode} title={title} /> : <LoginActions />}
    </PerkCard>
  )
}

function InviteLink({ code, title }: { code: string; title: string }) {
  const t = useHost().useTranslate()
  const link = `${location.origin}/?p=${encodeURIComponent(code)}&inviteWheelTag=card`
  const { copied, copy } = useCopy(link)
  return (
    <>
      <QrCode text={link} label={t('perks.inviteCode')} />
      <p className="w-full max-w-md truncate rounded-s border border-line bg-button px-3 py-2 text-s" dir="ltr">
        {link}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="primary" onClick={copy}>
          {copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          <span aria-live="polite">{t(copied ? 'common.copied' : 'common.copy')}</span>
        </Button>
        {typeof navigator.share === 'function' && (
          <button type="button" className={buttonClass('plain')} onClick={() => share({ title, url: link })}>
            <Share2 size={18} aria-hidden="true" />
            {t('perks.share')}
          </button>
        )}
      </div>
    </>
  )
}

/** Opens the system's share sheet; a player who closes it has changed their mind. */
async function share(content: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(content)
  } catch (error) {
    console.info('nothing was shared', error)
  }
}
