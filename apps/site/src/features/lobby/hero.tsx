import { Bulbs, buttonClass } from '@fairground/ui'
import { Link } from 'react-router'
import { useTranslate } from '../../session/language.ts'
import { Garland } from './art/garland.tsx'
import { HeroScene } from './art/hero-scene.tsx'

/** The promise of the house in one sentence, before the fair at night. Drawn into the page before any script runs. */
export function Hero() {
  const t = useTranslate()
  return (
    <section className="relative isolate overflow-hidden rounded-l border border-line bg-[linear-gradient(180deg,var(--design-sky-color),var(--main-bg-color)_92%)] shadow-block">
      <svg
        viewBox="0 0 960 56"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        className="absolute inset-x-0 top-0 -z-10 h-14 w-full"
      >
        <g transform="translate(-40 0)">
          <Garland width={1040} bows={6} />
        </g>
      </svg>
      <div className="flex max-w-xl flex-col items-start gap-4 px-5 pt-16 pb-64 tablet:max-w-[60%] desktop:max-w-[50%] tablet:px-10 tablet:pt-24 tablet:pb-16">
        <p className="flex items-center gap-2.5 text-s font-semibold text-accent-text">
          <Bulbs count={3} className="gap-1.5" />
          {t('lobby.kicker')}
        </p>
        <h1 className="text-[2.25rem] leading-[1.04] font-extrabold tracking-[-0.025em] desktop:text-2xl">
          {t('lobby.title')}
        </h1>
        <p className="max-w-md text-muted tablet:max-w-76 desktop:max-w-md">{t('lobby.lead')}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Link to="/game/mines" className={buttonClass('primary', 'l')}>
            {t('lobby.playMines')}
          </Link>
          <a href="#fair" className={buttonClass('plain', 'l')}>
            {t('lobby.howItWorks')}
          </a>
        </div>
      </div>
      {/* After the words: a page that is painted half-read must not move it. */}
      <HeroScene className="overflow-visible absolute inset-x-0 bottom-0 -z-10 h-60 w-full tablet:inset-y-0 tablet:start-auto tablet:end-0 tablet:h-full tablet:w-[66%] tablet:[mask:linear-gradient(to_right,transparent_4%,#000_42%)] rtl:-scale-x-100" />
    </section>
  )
}
