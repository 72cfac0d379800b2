import * as codes from '@fairground/contract/calls/codes'
import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup } from '../../popups/popups.ts'
import { answerPlayer } from '../../popups/questions.ts'
import { showFieldErrors } from './field-errors.ts'
import { rulesOf } from './field-rule.ts'
import { PhoneWithCode } from './phone-with-code.tsx'
import { SENT_CODE } from './sent-code.ts'
import { SentCodeField } from './sent-code-field.tsx'

/** Asks for a code by SMS or e-mail before money leaves, then continues the player's action (AU-08). */
export function SentCodeChallenge({ to, layer }: { to: string; layer: number }) {
  const t = useTranslate()
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const at = { wrong_code: 'code', code_expired: 'code', code_too_soon: 'code', code_not_offered: 'code' } as const
  const submit = handleSubmit(async ({ code }) => {
    try {
      await call(codes.proveCode, { code: code.trim() }, { errors: 'form' })
      answerPlayer('authenticator', true)
    } catch (error) {
      showFieldErrors(error, setError, at)
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
        <p className="min-w-0 text-s break-words text-muted">{t('security.sentCodeText', { to })}</p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Controller
          name="code"
          control={control}
          rules={rulesOf(t, t('account.sentCode'), { pattern: SENT_CODE })}
          render={({ field: { ref, ...field }, fieldState }) => (
            <SentCodeField
              {...field}
              inputRef={ref}
              error={fieldState.error?.message}
              purpose="withdraw"
              getAccount={async () => ''}
              onRefused={(error) => showFieldErrors(error, setError, at)}
            />
          )}
        />
        <Button type="submit" look="primary" size="l" className="w-full" busy={formState.isSubmitting}>
          {t('security.goOn')}
        </Button>
      </form>
    </Popup>
  )
}
