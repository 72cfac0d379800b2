import { CallError } from '@fairground/contract/envelope'
import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { toast } from '@fairground/ui/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { sentenceOf } from '../../calls/reactions.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useLocation, useNavigate } from '../../kernel/router/index.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { useStartup } from '../../player/startup.ts'
import { closePopup, openPopup, replacePopups } from '../../popups/popups.ts'
import { CodeField } from './code-field.tsx'
import { rulesOf } from './field-rule.ts'
import { finishOtherLogin, readLoginReturn } from './finish-other-login.ts'

/** Finishes a login with another service when the browser comes back from it (AU-07). */
export function OtherLoginPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const { finish, refusal, needsTotp } = useReturn()
  const isLoggedIn = useLoggedIn()
  const close = () => closePopup('other-login')
  const isOver = refusal !== undefined && !needsTotp
  const title = t(
    isOver ? 'account.otherLoginFailed' : needsTotp ? 'security.challengeTitle' : 'account.otherLoginTitle',
  )
  return (
    <Popup awning title={title} closeLabel={t('common.close')} layer={layer} onClose={close}>
      {needsTotp && <TotpForm finish={finish} refusal={refusal} />}
      {isOver && (
        <>
          <p role="alert" className="mb-5 text-muted">
            {sentenceOf(refusal)}
          </p>
          {isLoggedIn ? (
            <Button size="l" className="w-full" onClick={close}>
              {t('common.close')}
            </Button>
          ) : (
            <Button look="primary" size="l" className="w-full" onClick={() => replacePopups({ name: 'login' })}>
              {t('shell.logIn')}
            </Button>
          )}
        </>
      )}
      {!needsTotp && !isOver && (
        <Loading label={t('account.otherLoginText')}>
          <p className="mb-4 text-s text-muted">{t('account.otherLoginText')}</p>
          <Skeleton className="h-12 rounded-m" />
        </Loading>
      )}
    </Popup>
  )
}

/** Takes what the address brought back, removes it from the address, and finishes once. */
function useReturn() {
  const t = useTranslate()
  const startup = useStartup()
  const { pathname, search } = useLocation()
  const go = useNavigate()
  const [loginReturn] = useState(() => readLoginReturn(search))
  const [needsTotp, setNeedsTotp] = useState(false)
  const hasBegun = useRef(false)
  const { mutate, error } = useMutation({
    mutationFn: (totp: string | undefined) => finishOtherLogin(loginReturn, startup, totp),
    onSuccess: ({ done, name }) => {
      closePopup('other-login')
      if (done === 'linked') {
        toast(t('security.linkedToast'), { tone: 'win' })
        openPopup({ name: 'security' })
      } else toast(t('account.welcome', { name }), { kind: 'message', tone: 'win' })
    },
    onError: (reason) => {
      if (reason instanceof CallError && reason.errorName === 'authenticator_needed') setNeedsTotp(true)
    },
  })
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void go({ pathname, search: '' }, { replace: true })
    mutate(undefined)
  }, [go, mutate, pathname])
  const refusal = error instanceof CallError ? error : error ? new CallError('network_error') : undefined
  return {
    finish: (totp: string) => mutate(totp),
    refusal,
    needsTotp: needsTotp && refusal?.errorName !== 'login_flow_over',
  }
}

function TotpForm({ finish, refusal }: { finish: (totp: string) => void; refusal: CallError | undefined }) {
  const t = useTranslate()
  const { control, handleSubmit } = useForm({ defaultValues: { totp: '' } })
  const submit = handleSubmit(({ totp }) => finish(totp.trim()))
  const message = refusal && refusal.errorName !== 'authenticator_needed' ? sentenceOf(refusal) : undefined
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-s text-muted">{t('security.challengeText')}</p>
      <Controller
        name="totp"
        control={control}
        rules={rulesOf(t, t('account.totp'))}
        render={({ field: { ref, ...field }, fieldState }) => (
          <CodeField {...field} inputRef={ref} orRecovery error={fieldState.error?.message ?? message} />
        )}
      />
      <Button type="submit" look="primary" size="l" className="w-full">
        {t('security.goOn')}
      </Button>
    </form>
  )
}
