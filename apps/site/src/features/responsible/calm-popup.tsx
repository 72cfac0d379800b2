import type { PhraseKey } from '@fairground/phrases'
import { buttonClass } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import type { ReactNode } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link } from '../../kernel/router/index.ts'
import { closePopup } from '../../popups/popups.ts'
import type { PagePart } from './section.tsx'

/** Closes the popup of a refusal. */
export const closePlayLimit = () => closePopup('play-limit')

/** A popup of responsible play: nothing in it celebrates or moves. */
export function CalmPopup({ title, layer, children }: { title: string; layer: number; children: ReactNode }) {
  const t = useTranslate()
  return (
    <Popup
      title={title}
      picture={<HeartHandshake size={40} className="text-info" />}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={closePlayLimit}
    >
      <div className="flex flex-col gap-3 text-center">{children}</div>
    </Popup>
  )
}

/** A large figure with its name. */
export function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col gap-1 rounded-m border border-line bg-ground px-3 py-3">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-bold text-balance">{value}</dd>
    </div>
  )
}

/** A link to a part of the page of responsible play. */
export function ToPage({ word, part }: { word: PhraseKey; part: PagePart }) {
  const t = useTranslate()
  return (
    <Link to={`/responsible?part=${part}`} onClick={closePlayLimit} className={buttonClass('plain', 'l')}>
      {t(word)}
    </Link>
  )
}
