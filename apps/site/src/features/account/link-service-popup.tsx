import * as otherLogins from '@fairground/contract/calls/other-logins'
import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup, type RequestOf } from '../../popups/popups.ts'
import { showFieldErrors } from './field-errors.ts'
import { rulesOf } from './field-rule.ts'
import { visitService } from './login-services.ts'
import { PasswordField } from './password-field.tsx'

/** Asks for the password, then leaves for the service that the player links (AU-07). */
export function LinkServicePopup({ request, layer }: { request: RequestOf<'link-service'>; layer: number }) {
  const t = useTranslate()
  const { id, service } = request
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const submit = handleSubmit(async ({ password }) => {
    try {
      const { model } = await call(otherLogins.startLink, { id, password }, { errors: 'form' })
      visitService(model.url)
    } catch (error) {
      showFieldErrors(error, setError, { wrong_credentials: 'password' })
    }
  })
  return (
    <Popup
      title={t('security.linkOf', { name: service })}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={() => closePopup('link-service')}
    >
      <p className="mb-4 text-s text-muted">{t('security.linkText', { name: service })}</p>
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
        <Button type="submit" look="primary" size="l" className="w-full" busy={formState.isSubmitting}>
          {t('security.goOn')}
        </Button>
      </form>
    </Popup>
  )
}
