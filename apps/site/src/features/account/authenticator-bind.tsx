import * as authenticator from '@fairground/contract/calls/authenticator'
import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { QrCode } from '@fairground/ui/qr-code'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useCopy } from '@fairground/ui/use-copy'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { CodeField } from './code-field.tsx'
import { showFieldErrors } from './field-errors.ts'
import { rulesOf } from './field-rule.ts'
import { PasswordField } from './password-field.tsx'

/** Three steps: install an app, scan the secret, enter the first code. */
export function AuthenticatorBind({ onBound }: { onBound: (recoveryCodes: readonly string[]) => void }) {
  const t = useTranslate()
  const { data, isError, refetch } = useQuery({
    queryKey: ['authenticator'],
    queryFn: async () => (await call(authenticator.start, {}, { errors: 'ignore' })).model,
    // Each opening of the popup loads one secret and does not store it.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (isError) {
    return (
      <EmptyState
        title={t('security.authenticator')}
        text={t('errors.network_error')}
        action={<Button onClick={() => void refetch()}>{t('common.again')}</Button>}
      />
    )
  }
  return (
    <ol className="flex flex-col gap-5">
      <Step number={1} title={t('security.stepApp')}>
        {t('security.stepAppText')}
      </Step>
      <Step number={2} title={t('security.stepScan')}>
        {data ? (
          <span className="mt-2 flex flex-wrap items-center gap-4">
            <QrCode text={data.uri} label={t('security.qrLabel')} />
            <span className="flex min-w-40 grow flex-col items-start gap-2">
              {t('security.stepScanText')}
              <code className="font-mono text-xs break-all text-text">{data.secret.match(/.{1,4}/g)?.join(' ')}</code>
              <span className="flex flex-wrap gap-2">
                <CopySecret secret={data.secret} />
                <a
                  href={data.uri}
                  className="inline-flex min-h-9 items-center rounded-s px-2 text-s font-semibold text-accent-text"
                >
                  {t('security.openApp')}
                </a>
              </span>
            </span>
          </span>
        ) : (
          <Loading label={t('common.loading')}>
            <Skeleton className="mt-2 size-32 rounded-s" />
          </Loading>
        )}
      </Step>
      <Step number={3} title={t('security.stepCode')}>
        <FirstCode ready={data !== undefined} onBound={onBound} />
      </Step>
    </ol>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="nums grid size-7 shrink-0 place-items-center rounded-full bg-button text-s font-bold text-accent-text"
      >
        {number}
      </span>
      <div className="min-w-0 grow text-s text-muted">
        <strong className="block text-m font-semibold text-text">{title}</strong>
        {children}
      </div>
    </li>
  )
}

function CopySecret({ secret }: { secret: string }) {
  const t = useTranslate()
  const { copied: isCopied, copy } = useCopy(secret)
  return (
    <Button size="s" onClick={() => void copy()}>
      <span aria-live="polite">{t(isCopied ? 'common.copied' : 'security.copySecret')}</span>
    </Button>
  )
}

function FirstCode({ ready, onBound }: { ready: boolean; onBound: (recoveryCodes: readonly string[]) => void }) {
  const t = useTranslate()
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '', code: '' } })
  const submit = handleSubmit(async ({ password, code }) => {
    try {
      const { model } = await call(authenticator.bind, { password, code: code.trim() }, { errors: 'form' })
      onBound(model.recoveryCodes)
    } catch (error) {
      showFieldErrors(error, setError, { wrong_credentials: 'password', wrong_code: 'code', invalid_request: 'code' })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-2 flex flex-col gap-4">
      <Controller
        name="code"
        control={control}
        rules={rulesOf(t, t('account.totp'))}
        render={({ field: { ref, ...field }, fieldState }) => (
          <CodeField {...field} inputRef={ref} orRecovery={false} error={fieldState.error?.message} />
        )}
      />
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
      <Button type="submit" look="primary" size="l" className="w-full" disabled={!ready} busy={formState.isSubmitting}>
        {t('security.bind')}
      </Button>
    </form>
  )
}
