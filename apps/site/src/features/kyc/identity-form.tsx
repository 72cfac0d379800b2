import type { KycIdentity, KycStatus } from '@fairground/contract/calls/kyc'
import { isCpf } from '@fairground/contract/cpf'
import { TAX_ID_COUNTRIES } from '@fairground/contract/kyc'
import { Button } from '@fairground/ui/button'
import { Field } from '@fairground/ui/field'
import { useId } from 'react'
import { type Control, Controller, type UseFormReturn } from 'react-hook-form'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { listCountries } from './countries.ts'

/** The fields of the form; the tax id counts in some countries alone. */
export type IdentityFields = Record<keyof KycIdentity, string>

/** The form at its beginning: the country is the account's. */
export const emptyIdentity = ({ countryId }: KycStatus): IdentityFields => ({
  name: '',
  birthDate: '',
  country: countryId ?? '',
  taxId: '',
})

/** Asks who the player is. */
export function IdentityForm({
  form,
  minimumAge,
  submitLabel,
  onSubmit,
}: {
  form: UseFormReturn<IdentityFields>
  /** In years; 0: none. */
  minimumAge: number
  submitLabel: string
  onSubmit: () => Promise<void> | void
}) {
  const t = useTranslate()
  const { control, handleSubmit, watch, formState } = form
  const hasTaxId = TAX_ID_COUNTRIES.includes(watch('country'))
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(() => onSubmit())(event)}>
      <Controller
        name="name"
        control={control}
        rules={{ validate: (text) => text.trim().length >= 2 || t('errors.kyc_name_malformed') }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <Field
            {...field}
            inputRef={ref}
            label={t('kyc.name')}
            hint={t('kyc.nameHint')}
            autoComplete="name"
            autoFocus
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="birthDate"
        control={control}
        rules={{
          validate: (text) => {
            const fault = birthDateFault(text, minimumAge)
            return fault === undefined || t(`errors.${fault}`, { age: minimumAge })
          },
        }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <Field
            {...field}
            inputRef={ref}
            type="date"
            label={t('kyc.birthDate')}
            autoComplete="bday"
            inputClassName="min-h-11"
            error={fieldState.error?.message}
          />
        )}
      />
      <CountryField control={control} />
      {hasTaxId && (
        <Controller
          name="taxId"
          control={control}
          rules={{ validate: (text) => isCpf(text.trim()) || t('errors.kyc_tax_id_malformed') }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <Field
              {...field}
              inputRef={ref}
              label={t('kyc.taxId')}
              hint={t('kyc.taxIdHint')}
              inputMode="numeric"
              autoComplete="off"
              placeholder="000.000.000-00"
              inputClassName="nums"
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <Button type="submit" look="primary" size="l" className="mt-1 w-full" busy={formState.isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  )
}

/** The refusal of a birth date, as the server would refuse it; undefined for a good one. */
function birthDateFault(text: string, minimumAge: number): 'kyc_birth_date_malformed' | 'kyc_too_young' | undefined {
  const now = new Date()
  const birth = new Date(`${text}T00:00:00`)
  if (text === '' || Number.isNaN(birth.getTime()) || birth > now || now.getFullYear() - birth.getFullYear() > 120)
    return 'kyc_birth_date_malformed'
  const birthday = new Date(birth)
  birthday.setFullYear(birth.getFullYear() + minimumAge)
  return birthday > now ? 'kyc_too_young' : undefined
}

function CountryField({ control }: { control: Control<IdentityFields> }) {
  const t = useTranslate()
  const locale = useLocale()
  const id = useId()
  return (
    <Controller
      name="country"
      control={control}
      rules={{ validate: (country) => country !== '' || t('kyc.chooseCountry') }}
      render={({ field, fieldState: { error } }) => (
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="text-s font-semibold text-muted">
            {t('kyc.country')}
          </label>
          <select
            {...field}
            id={id}
            autoComplete="country"
            aria-invalid={error !== undefined}
            aria-describedby={error && `${id}-error`}
            className="min-h-12 w-full rounded-m border border-edge bg-ground px-3.5 text-m text-text focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus aria-invalid:border-loss"
          >
            <option value="">{t('kyc.chooseCountry')}</option>
            {listCountries(locale).map((country) => (
              <option key={country.id} value={country.id}>
                {country.name}
              </option>
            ))}
          </select>
          {error && (
            <span id={`${id}-error`} role="alert" className="text-s font-medium text-loss">
              {error.message}
            </span>
          )}
        </div>
      )}
    />
  )
}
