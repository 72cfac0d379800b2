import { type Locale, localeNames, locales } from '@fairground/phrases'
import { cx } from '@fairground/ui/cx'
import { Popup } from '@fairground/ui/popup'
import { toast } from '@fairground/ui/toast-store'
import Check from 'lucide-react/icons/check'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { switchLanguage } from '../../player/language/choose-language.ts'
import { closePopup } from '../../popups/popups.ts'

/** Chooses a language. The page changes at once, without a reload. */
export function LanguagePopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const current = useLocale()
  const close = () => closePopup('language')
  const choose = async (locale: Locale) => {
    try {
      await switchLanguage(locale)
      close()
    } catch (error) {
      console.warn('language not loaded', error)
      toast(t('errors.network_error'), { tone: 'loss' })
    }
  }
  return (
    <Popup title={t('account.languageTitle')} closeLabel={t('common.close')} layer={layer} onClose={close}>
      <ul className="flex flex-col gap-2">
        {locales.map((locale) => (
          <li key={locale}>
            <button
              type="button"
              lang={locale}
              aria-current={locale === current}
              onClick={() => void choose(locale)}
              className={cx(
                'flex min-h-13 w-full items-center justify-between rounded-m border px-4 font-semibold transition-colors duration-120',
                locale === current ? 'border-accent text-accent-text' : 'border-line bg-button hover:brightness-115',
              )}
            >
              {localeNames[locale]}
              {locale === current && <Check size={20} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Popup>
  )
}
