import * as codes from '@fairground/contract/calls/codes'
import { CallError } from '@fairground/contract/envelope'
import { Button } from '@fairground/ui/button'
import { Field } from '@fairground/ui/field'
import { Popup } from '@fairground/ui/popup'
import { toast } from '@fairground/ui/toast-store'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useStartup } from '../../player/startup.ts'
import { closePopup, type RequestOf, replacePopups } from '../../popups/popups.ts'
import { CodeField } from './code-field.tsx'
import { showFieldErrors } from './field-errors.ts'
import { rulesOf } from './field-rule.ts'
import { PasswordField } from './password-field.tsx'
import { canReceiveCode, SENT_CODE } from './sent-code.ts'
import { SentCodeField } from './sent-code-field.tsx'
import { StrengthHint } from './strength-hint.tsx'

interface Form {
  account: string
  code: string
  password: string
  totp: string
}

/** Sets a new password with a code by SMS or e-mail, then opens the login (AU-08). */
export function NewPasswordPopup({ request, layer }: { request: RequestOf<'new-password'>; layer: number }) {
  const t = useTranslate()
  const close = () => closePopup('new-password')
  return (
    <Popup awning title={t('account.forgotTitle')} closeLabel={t('common.close')} layer={layer} onClose={close}>
      <p className="mb-4 text-s text-muted">{t('account.forgotText')}</p>
      <NewPasswordForm goTo={request.goTo} />
    </Popup>
  )
}

function NewPasswordForm({ goTo }: { goTo: string | undefined }) {
  const t = useTranslate()
  const startup = useStartup()
  const [needsTotp, setNeedsTotp] = useState(false)
  const { control, handleSubmit, setError, trigger, getValues, formState } = useForm<Form>({
    defaultValues: { account: '', code: '', password: '', totp: '' },
  })
  const showRefusal = (error: unknown) => {
    const isOfApp = error instanceof CallError && error.params?.field === 'totp'
    const at = { code_not_offered: 'account', code_too_soon: 'code', code_expired: 'code' } as const
    showFieldErrors(error, setError, {
      ...at,
      wrong_code: isOfApp ? 'totp' : 'code',
      password_too_common: 'password',
    })
  }
  const submit = handleSubmit(async ({ account, code, password, totp }) => {
    try {
      const request = { account: account.trim(), code: code.trim(), password, ...(totp ? { totp } : {}) }
      await call(codes.resetPassword, request, { errors: 'login' })
      toast(t('account.forgotDone'), { tone: 'win' })
      replacePopups({ name: 'login', ...(goTo ? { goTo } : {}) })
    } catch (error) {
      if (error instanceof CallError && error.errorName === 'authenticator_needed') setNeedsTotp(true)
      else showRefusal(error)
    }
  })
  const accountRule = (text: string) =>
    rulesOf(t, t('account.forgotAccount')).validate(text) === true
      ? canReceiveCode(startup, text) || t('errors.code_not_offered')
      : rulesOf(t, t('account.forgotAccount')).validate(text)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Controller
        name="account"
        control={control}
        rules={{ validate: accountRule }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <Field
            {...field}
            inputRef={ref}
            label={t('account.forgotAccount')}
            error={fieldState.error?.message}
            autoComplete="username"
            autoFocus
            maxLength={320}
          />
        )}
      />
      <Controller
        name="code"
        control={control}
        rules={rulesOf(t, t('account.sentCode'), { pattern: SENT_CODE })}
        render={({ field: { ref, ...field }, fieldState }) => (
          <SentCodeField
            {...field}
            inputRef={ref}
            error={fieldState.error?.message}
            purpose="forget_password"
            getAccount={async () => ((await trigger('account')) ? getValues('account').trim() : undefined)}
            onRefused={showRefusal}
          />
        )}
      />
      <Controller
        name="password"
        control={control}
        rules={rulesOf(t, t('account.password'), { length: [8, 128] })}
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            isNew
            inputRef={ref}
            label={t('account.newPassword')}
            error={fieldState.error?.message}
            hint={<StrengthHint password={field.value} />}
          />
        )}
      />
      {needsTotp && (
        <Controller
          name="totp"
          control={control}
          rules={rulesOf(t, t('account.totp'))}
          render={({ field: { ref, ...field }, fieldState }) => (
            <CodeField {...field} inputRef={ref} orRecovery error={fieldState.error?.message} />
          )}
        />
      )}
      <Button type="submit" look="primary" size="l" className="mt-1 w-full" busy={formState.isSubmitting}>
        {t('account.forgotAction')}
      </Button>
    </form>
  )
}
