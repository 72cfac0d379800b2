import * as authenticator from '@fairground/contract/calls/authenticator'
import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup } from '../../popups/popups.ts'
import { answerPlayer } from '../../popups/questions.ts'
import { CodeField } from './code-field.tsx'
import { showFieldErrors } from './field-errors.ts'
import { rulesOf } from './field-rule.ts'
import { PhoneWithCode } from './phone-with-code.tsx'

/** Asks for a code, then continues the player's action. */
export function AuthenticatorChallenge({ layer }: { layer: number }) {
  const t = useTranslate()
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(async ({ code }) => {
    try {
      await call(authenticator.prove, { code: code.trim() }, { errors: 'form' })
      answerPlayer('authenticator', true)
    } catch (error) {
      showFieldErrors(error, setError, { wrong_code: 'code', invalid_request: 'code' })
    }
  })
  return (
    <Popup
      awning
      title={t('security.challengeTitle')}
      closeLabel={t('common.close')}
      layer={layer}
      closes="button"
      onClose={() => closePopup('authenticator')}
    >
      <div className="mb-4 flex items-center gap-4">
        <PhoneWithCode className="h-24 shrink-0" />
        <p className="text-s text-muted">{t('security.challengeText')}</p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Controller
          name="code"
          control={control}
          rules={rulesOf(t, t('account.totp'))}
          render={({ field: { ref, ...field }, fieldState }) => (
            <CodeField {...field} inputRef={ref} orRecovery error={fieldState.error?.message} />
          )}
        />
        <Button type="submit" look="primary" size="l" className="w-full" busy={formState.isSubmitting}>
          {t('security.goOn')}
        </Button>
      </form>
    </Popup>
  )
}
