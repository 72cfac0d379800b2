import type { RoundPage } from '@fairground/contract/round'
import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { toast } from '@fairground/ui/toast-store'
import { useCopy } from '@fairground/ui/use-copy'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { verifyLink } from '../../fairness/proof/proof-link.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { PLAY_MONEY, useMoney } from '../../player/money.ts'
import { useUser } from '../../player/user.ts'
import { drawTicket, PICTURE } from './draw-ticket.ts'
import { roundProofOf } from './round-proof.ts'
import { type ShareCard, shareCardOf } from './share-card.ts'

/** A round as a picture of a ticket: to share, to save, or to copy its link. */
export function SharePopup({ round, onClose }: { round: RoundPage; onClose: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const user = useUser()
  const [withStake, setStake] = useState(false)
  const [withName, setName] = useState(false)
  const card = shareCardOf(
    round,
    { stake: withStake, name: withName ? user?.nickname : undefined },
    { t, locale, host: location.host, formatMoney: money.full },
  )
  const link = `${location.origin}/round/${round.id}`
  const proof = roundProofOf(round, user?.decimalLength ?? PLAY_MONEY.decimalLength)
  const title = `${card.game} · ${card.multiplier}`
  const file = async () => new File([await toPng(card)], `${round.gameId}-${round.id}.png`, { type: 'image/png' })

  const share = async () => {
    try {
      const files = [await file()]
      await navigator.share({ title, url: link, ...(navigator.canShare?.({ files }) && { files }) })
    } catch (error) {
      // Closing the system's share sheet is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(t('share.failed'))
    }
  }
  const download = async () => keepFile(await file())
  return (
    <Popup title={t('share.title')} closeLabel={t('common.close')} shape="wide" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <TicketPicture card={card} label={t('share.picture', { what: `${title}. ${card.result}` })} />
        <div className="grid gap-x-6 tablet:grid-cols-2">
          <Choice label={t('share.withStake')} on={withStake} onChange={setStake} />
          {user?.nickname && <Choice label={t('share.withName')} on={withName} onChange={setName} />}
        </div>
        <div className="flex flex-wrap gap-2">
          {'share' in navigator && (
            <Button look="primary" className="grow" onClick={() => void share()}>
              <Share2 size={18} aria-hidden="true" />
              {t('share.share')}
            </Button>
          )}
          <CopyLink link={link} words="share.copy" />
          <Button className="grow" onClick={() => void download()}>
            <Download size={18} aria-hidden="true" />
            {t('share.download')}
          </Button>
        </div>
        <p className="text-xs text-muted">{t('share.linkShows')}</p>
        {proof ? (
          <div className="flex flex-col gap-2 border-t border-line pt-4">
            <p className="text-xs text-muted">{t('share.proofText')}</p>
            <CopyLink link={`${location.origin}${verifyLink(proof)}`} words="share.copyProof" />
          </div>
        ) : (
          <p className="text-xs text-muted">{t(sealedText(round))}</p>
        )}
      </div>
    </Popup>
  )
}

/** Why there is no proof yet: the player's seed is in use, the flight is in progress, or the server cancelled it. */
function sealedText({ termId, result }: RoundPage) {
  if (termId === undefined) return 'share.sealed'
  return result === 'CANCELLED' ? 'share.voided' : 'share.flying'
}

function CopyLink({ link, words }: { link: string; words: 'share.copy' | 'share.copyProof' }) {
  const t = useTranslate()
  const { copied: isCopied, copy } = useCopy(link)
  return (
    <Button className="grow" onClick={() => void copy()}>
      <Copy size={18} aria-hidden="true" />
      {t(isCopied ? 'share.copied' : words)}
    </Button>
  )
}

function TicketPicture({ card, label }: { card: ShareCard; label: string }) {
  return (
    <canvas
      ref={(canvas) => {
        if (canvas) drawTicket(canvas, card)
      }}
      role="img"
      aria-label={label}
      width={PICTURE.width}
      height={PICTURE.height}
      className="w-full rounded-m border border-line"
    />
  )
}

function Choice({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-s">
      {label}
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
        className="size-6 accent-[var(--design-button-active-bg)]"
      />
    </label>
  )
}

async function toPng(card: ShareCard): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawTicket(canvas, card)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), 'image/png')
  })
}

function keepFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser has read the object URL by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url))
}
