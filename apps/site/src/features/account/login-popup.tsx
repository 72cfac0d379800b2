import * as auth from '@fairground/contract/calls/auth'
import { CallError } from '@fairground/contract/envelope'
import { formatLink, parseLink } from '@fairground/contract/link'
import type { Translate } from '@fairground/phrases'
import { Button } from '@fairground/ui/button'
import { Field } from '@fairground/ui/field'
import { Popup } from '@fairground/ui/popup'
import { toast } from '@fairground/ui/toast-store'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { followLink } from '../../links/follow-link.ts'
import { startSession } from '../../player/log-in.ts'
import { useStartup } from '../../player/startup.ts'
import { usePopupState } from '../../popups/popup-state.ts'
import { closePopup, type PopupRequest, replacePopups } from '../../popups/popups.ts'
import { CodeField } from './code-field.tsx'
import { recordFailure, takeFailures } from './failed-records.ts'
import { showFieldErrors } from './field-errors.ts'
import { rulesOf } from './field-rule.ts'
import { PasswordField } from './password-field.tsx'
import { offersNewPassword } from './sent-code.ts'
import { ServiceButtons } from './service-buttons.tsx'

type Request = Extract<PopupRequest, { name: 'login' }>
interface Form {
  account: string
  password: string
  totp: string
}

/** Logs in, and returns to the page or action that the player wanted. */
export function LoginPopup({ request, layer }: { request: Request; layer: number }) {
  const t = useTranslate()
  return (
    <Popup
      awning
      shape={usePopupState('loginFullScreen') ? 'full' : 'card'}
      title={t('account.loginTitle')}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={() => closePopup('login')}
    >
      {request.reason && (
        <p role="status" className="mb-4 rounded-m border border-line bg-ground px-4 py-3 text-s text-muted">
          {t(request.reason === 'expired' ? 'account.expiredText' : 'account.neededText')}
        </p>
      )}
      <LoginForm goTo={request.goTo} />
      {offersNewPassword(useStartup()) && (
        <p className="mt-3 text-center">
          <button
            type="button"
            className="min-h-8 rounded-s text-s font-semibold text-accent-text"
            onClick={() => replacePopups({ name: 'new-password', ...(request.goTo ? { goTo: request.goTo } : {}) })}
          >
            {t('account.forgot')}
          </button>
        </p>
      )}
      <ServiceButtons />
      <TryFirst goTo={request.goTo} />
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-s text-muted">
        {t('account.noAccount')}
        <button
          type="button"
          className="min-h-8 rounded-s font-semibold text-accent-text"
          onClick={() => replacePopups({ name: 'register', ...(request.goTo ? { goTo: request.goTo } : {}) })}
        >
          {t('shell.register')}
        </button>
      </p>
    </Popup>
  )
}

/** A link to the demonstration of the game that the player wanted. */
function TryFirst({ goTo }: { goTo: string | undefined }) {
  const t = useTranslate()
  const link = goTo === undefined ? undefined : parseLink(goTo)
  if (link?.kind !== 'gameId') return null
  const play = () => {
    closePopup('login')
    followLink(formatLink({ ...link, demo: true }))
  }
  return (
    <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-s text-muted">
      {t('demo.orTry')}
      <button type="button" className="min-h-8 rounded-s font-semibold text-accent-text" onClick={play}>
        {t('demo.play')}
      </button>
    </p>
  )
}

/** Tells the player about the failed attempts on this device before this login. */
function showFailures(t: Translate): void {
  const count = takeFailures()
  if (count === 0) return
  const text = t('account.failedText')
  toast(t('account.failedTitle', { count }), { kind: 'notification', tone: 'info', text })
}

function LoginForm({ goTo }: { goTo: string | undefined }) {
  const t = useTranslate()
  const [needsCode, setNeedsCode] = useState(false)
  const { control, handleSubmit, setError, formState } = useForm<Form>({
    defaultValues: { account: '', password: '', totp: '' },
  })
  const submit = handleSubmit(async ({ account, password, totp }) => {
    try {
      const request = { account: account.trim(), password, ...(totp ? { totp } : {}) }
      const { model, user } = await call(auth.login, request, { errors: 'login' })
      closePopup('login')
      startSession(model.token, user)
      showFailures(t)
      if (goTo) followLink(goTo)
    } catch (error) {
      recordFailure(error)
      if (error instanceof CallError && error.errorName === 'authenticator_needed') setNeedsCode(true)
      else showFieldErrors(error, setError, { wrong_credentials: 'password', wrong_code: 'totp' })
    }
  })
  const required = (label: string) => rulesOf(t, label)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Controller
        name="account"
        control={control}
        rules={required(t('account.account'))}
        render={({ field: { ref, ...field }, fieldState }) => (
          <Field
            {...field}
            inputRef={ref}
            label={t('account.account')}
            error={fieldState.error?.message}
            autoComplete="username"
            autoFocus
            maxLength={320}
          />
        )}
      />
      <Controller
        name="password"
        control={control}
        rules={required(t('account.password'))}
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField {...field} inputRef={ref} label={t('account.password')} error={fieldState.error?.message} />
        )}
      />
      {needsCode && (
        <Controller
          name="totp"
          control={control}
          rules={required(t('account.totp'))}
          render={({ field: { ref, ...field }, fieldState }) => (
            <CodeField {...field} inputRef={ref} orRecovery error={fieldState.error?.message} />
          )}
        />
      )}
      <Button type="submit" look="primary" size="l" className="mt-1 w-full" busy={formState.isSubmitting}>
        {t('account.loginAction')}
      </Button>
    </form>
  )
}
