import * as auth from '@fairground/contract/calls/auth'
import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { toast } from '@fairground/ui/toast-store'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup } from '../../popups/popups.ts'
import { showFieldErrors } from './field-errors.ts'
import { rulesOf } from './field-rule.ts'
import { PasswordField } from './password-field.tsx'
import { StrengthHint } from './strength-hint.tsx'

/** Changes the password and logs out every other device. */
export function PasswordPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '', newPassword: '' } })
  const close = () => closePopup('password')
  const submit = handleSubmit(async (request) => {
    try {
      await call(auth.changePassword, request, { errors: 'form' })
      toast(t('security.passwordChanged'), { tone: 'win' })
      close()
    } catch (error) {
      showFieldErrors(error, setError, { wrong_credentials: 'password', password_too_common: 'newPassword' })
    }
  })
  return (
    <Popup title={t('security.password')} closeLabel={t('common.close')} layer={layer} onClose={close}>
      <p className="mb-4 text-s text-muted">{t('security.passwordText')}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Controller
          name="password"
          control={control}
          rules={rulesOf(t, t('security.oldPassword'))}
          render={({ field: { ref, ...field }, fieldState }) => (
            <PasswordField
              {...field}
              inputRef={ref}
              label={t('security.oldPassword')}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          name="newPassword"
          control={control}
          rules={rulesOf(t, t('account.newPassword'), { length: [8, 128] })}
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
        <Button type="submit" look="primary" size="l" className="w-full" busy={formState.isSubmitting}>
          {t('security.password')}
        </Button>
      </form>
    </Popup>
  )
}
