import { Bulbs, buttonClass } from '@fairground/ui'
import KeyRound from 'lucide-react/icons/key-round'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Shuffle from 'lucide-react/icons/shuffle'
import { Link } from 'react-router'
import { useTranslate } from '../../session/language.ts'

/** How a round is fair, in three steps. */
export function FairSteps() {
  const t = useTranslate()
  const steps = [
    { icon: LockKeyhole, title: t('lobby.fairSeal'), text: t('lobby.fairSealText') },
    { icon: Shuffle, title: t('lobby.fairMix'), text: t('lobby.fairMixText') },
    { icon: KeyRound, title: t('lobby.fairOpen'), text: t('lobby.fairOpenText') },
  ]
  return (
    <section id="fair" tabIndex={-1} className="scroll-mt-20 outline-none">
      <h2 className="text-xl">{t('lobby.fairTitle')}</h2>
      <Bulbs count={24} className="my-6 px-2" />
      <ol className="grid gap-8 tablet:grid-cols-3">
        {steps.map(({ icon: Icon, title, text }, at) => (
          <li key={title} className="flex flex-col gap-2">
            <span className="mb-1 grid size-12 place-items-center rounded-m bg-block text-safe shadow-block">
              <Icon size={24} aria-hidden="true" />
            </span>
            <h3 className="text-m font-bold">
              {at + 1}. {title}
            </h3>
            <p className="text-s text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <Link to="/verify" className={buttonClass('plain', 'm', 'mt-8')}>
        {t('lobby.fairMore')}
      </Link>
    </section>
  )
}
