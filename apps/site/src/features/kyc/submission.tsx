import type { KycStatus } from '@fairground/contract/calls/kyc'
import * as kyc from '@fairground/contract/calls/kyc'
import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../calls/client.ts'
import { sentenceOf } from '../../calls/reactions.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { keepKycStatus } from '../../player/kyc-status.ts'
import { emptyIdentity, type IdentityFields, IdentityForm } from './identity-form.tsx'
import { tasksOf } from './kyc-tasks.ts'
import { PictureStep, type TakenPicture } from './picture-step.tsx'

/** The field that a refusal is about. */
const FIELD_OF: Partial<Record<ErrorName, keyof IdentityFields>> = {
  kyc_name_malformed: 'name',
  kyc_birth_date_malformed: 'birthDate',
  kyc_too_young: 'birthDate',
  kyc_tax_id_malformed: 'taxId',
  country_unknown: 'country',
}

/** The form and the pictures, one step after the other, and their sending. */
export function Submission({ status }: { status: KycStatus }) {
  const t = useTranslate()
  const { level, needsIdentity, pictures } = tasksOf(status)
  const form = useForm<IdentityFields>({ defaultValues: emptyIdentity(status) })
  const [step, setStep] = useState<'identity' | 'pictures'>(needsIdentity ? 'identity' : 'pictures')
  const sending = useMutation({
    mutationFn: async (documents: TakenPicture[]) => {
      const { taxId, ...fields } = form.getValues()
      const identity = { ...fields, ...(taxId && { taxId }) }
      return (
        await call(kyc.submit, { level, documents, ...(needsIdentity && { fields: identity }) }, { errors: 'screen' })
      ).model
    },
    onSuccess: keepKycStatus,
    onError: (error) => {
      const field = error instanceof CallError ? FIELD_OF[error.errorName] : undefined
      if (!field || !(error instanceof CallError)) return
      setStep('identity')
      form.setError(field, { message: sentenceOf(error) }, { shouldFocus: true })
    },
  })
  const steps = (needsIdentity ? 1 : 0) + (pictures.length > 0 ? 1 : 0)
  const error = sending.error instanceof CallError ? sentenceOf(sending.error) : undefined
  return (
    <div>
      {steps > 1 && (
        <p className="mb-3 text-s font-semibold text-accent-text" aria-live="polite">
          {t('common.of', { done: step === 'identity' ? 1 : 2, all: steps })} ·{' '}
          {t(step === 'identity' ? 'kyc.stepYou' : 'kyc.stepDocument')}
        </p>
      )}
      {step === 'identity' ? (
        <>
          <IdentityForm
            form={form}
            minimumAge={status.minimumAge}
            submitLabel={t(pictures.length > 0 ? 'kyc.next' : 'kyc.send')}
            onSubmit={async () => {
              if (pictures.length > 0) setStep('pictures')
              else await sending.mutateAsync([]).catch(() => undefined)
            }}
          />
          {error && form.formState.isValid && (
            <p role="alert" className="mt-3 text-s font-medium text-loss">
              {error}
            </p>
          )}
        </>
      ) : (
        <PictureStep
          pictures={pictures}
          isSending={sending.isPending}
          error={error}
          onBack={needsIdentity ? () => setStep('identity') : undefined}
          onSend={(documents) => sending.mutate(documents)}
        />
      )}
      {status.state === 'MORE' && (
        <p className="mt-4 text-center text-xs text-muted">{t('kyc.attemptsLeft', { count: status.attemptsLeft })}</p>
      )}
    </div>
  )
}
