import HeartHandshake from 'lucide-react/icons/heart-handshake'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Ticket from 'lucide-react/icons/ticket'
import { Link } from 'react-router'
import { useTranslate } from '../session/language.ts'
import { BrandMark } from './brand-mark.tsx'

/** Honest words at the end of each page: play money, adults, fairness. */
export function Footer() {
  const t = useTranslate()
  const words = [
    { icon: Ticket, title: t('shell.footPlay'), text: t('shell.footPlayText') },
    { icon: HeartHandshake, title: t('shell.footAge'), text: t('shell.footAgeText') },
    { icon: ShieldCheck, title: t('shell.footFair'), text: t('shell.footFairText') },
  ]
  return (
    <footer className="mt-16 border-t border-line bg-footer px-4 pt-10 pb-[var(--mobile-footer-padding-bottom)] tablet:px-6 desktop:pb-12">
      <div className="mx-auto max-w-[var(--max-width)]">
        <ul className="grid gap-6 tablet:grid-cols-3">
          {words.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-3">
              <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
              <span>
                <strong className="block font-display text-m">{title}</strong>
                <span className="text-s text-muted">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6 text-s text-muted">
          <BrandMark className="size-6" />
          <span className="grow">{t('shell.footOpen')}</span>
          <Link
            to="/verify"
            className="inline-flex min-h-6 items-center font-semibold text-text underline decoration-line underline-offset-4"
          >
            {t('shell.fairness')}
          </Link>
        </p>
      </div>
    </footer>
  )
}
