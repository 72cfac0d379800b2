import type { KycCaseView } from '@fairground/contract/calls/staff-kyc'
import { useLanguage } from '../language.tsx'
import { Facts } from '../parts/facts.tsx'
import { History } from '../parts/history.tsx'
import { Section } from '../parts/section.tsx'
import { DocumentPicture } from './document-picture.tsx'

/** What a reviewer needs: what the player stated, the pictures, the appeal, the history. */
export function DocumentFacts({ view }: { view: KycCaseView }) {
  const { t, locale } = useLanguage()
  const { fields, documents, appeal, reason, missing } = view
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const countryOf = (code: string | null | undefined) => (code ? nameOfCountry(countries, code) : undefined)
  return (
    <>
      <Facts
        facts={[
          { name: t('kyc.name'), value: fields?.name },
          { name: t('kyc.birthDate'), value: fields?.birthDate },
          { name: t('kyc.country'), value: countryOf(fields?.country) },
          { name: t('kyc.taxId'), value: fields?.taxId },
          { name: t('staff.accountCountry'), value: countryOf(view.accountCountryId) },
          { name: t('staff.wantedLevel'), value: t('staff.level', { level: view.level }) },
          { name: t('staff.approvedLevel'), value: t('staff.level', { level: view.approvedLevel }) },
          { name: t('staff.attempts'), value: view.attempts },
          { name: t('withdraw.reason'), value: reason && t(`kyc.reason_${reason}`) },
          { name: t('staff.missing'), value: missing.map((part) => t(`kyc.part_${part}`)).join(', ') },
        ]}
      />
      {fields === null && <p className="text-s text-muted">{t('staff.fieldsDeleted')}</p>}
      {appeal !== null && (
        <Section title={t('staff.appealText')}>
          <p className="rounded-m bg-ground px-4 py-3 text-s break-words whitespace-pre-wrap">{appeal}</p>
        </Section>
      )}
      <Section title={t('staff.pictures')}>
        {documents.length === 0 && <p className="text-s text-muted">{t('staff.noPictures')}</p>}
        <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentPicture document={document} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('staff.history')}>
        <CaseHistory view={view} />
      </Section>
    </>
  )
}

function nameOfCountry(countries: Intl.DisplayNames, code: string): string {
  try {
    return countries.of(code) ?? code
  } catch {
    // Not a code of a country: shown as it is.
    return code
  }
}

const EVENTS = ['submitted', 'approved', 'more', 'refused', 'appealed', 'deleted'] as const

function CaseHistory({ view: { history } }: { view: KycCaseView }) {
  const { t } = useLanguage()
  const inWords = (by: string) => {
    if (by === 'player') return t('staff.byPlayer')
    if (by === 'policy') return t('staff.byRule')
    return by.startsWith('provider:') ? t('staff.byProvider') : by.replace(/^staff:/, '')
  }
  const lines = history.map(({ at, event, by, reason, note }) => {
    const knownEvent = EVENTS.find((name) => name === event)
    return {
      at,
      what: knownEvent ? t(`staff.kyc_${knownEvent}`) : event,
      who: inWords(by),
      note: [reason && t(`kyc.reason_${reason}`), note].filter(Boolean).join(' '),
    }
  })
  return <History label={t('staff.history')} lines={lines} />
}
