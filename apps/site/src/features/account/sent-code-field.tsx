import * as codes from '@fairground/contract/calls/codes'
import type { CodePurpose } from '@fairground/contract/code-purpose'
import { CallError } from '@fairground/contract/envelope'
import { Field } from '@fairground/ui/field'
import { useMutation } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { call } from '../../calls/client.ts'
import { serverNow } from '../../calls/server-time.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useCountdown } from '../../player/countdown.ts'

interface SentCodeFieldProps {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  purpose: CodePurpose
  /** Checks the typed account and returns it; `undefined` when it is wrong. */
  getAccount: () => Promise<string | undefined>
  onRefused: (error: unknown) => void
}

/** The field for a code by SMS or e-mail, with the button that sends one and then counts down to the next. */
export function SentCodeField({ purpose, getAccount, onRefused, ...rest }: SentCodeFieldProps) {
  const t = useTranslate()
  const [nextAtMs, setNextAtMs] = useState(0)
  const seconds = Math.ceil(useCountdown(nextAtMs) / 1000)
  const send = useMutation({
    mutationFn: async () => {
      const account = await getAccount()
      if (account === undefined) return undefined
      const request = { purpose, ...(account === '' ? {} : { account }) }
      return (await call(codes.sendCode, request, { errors: 'form' })).model
    },
    onSuccess: (model) => model && setNextAtMs(serverNow() + model.waitSeconds * 1000),
    onError: (error) => {
      if (error instanceof CallError && error.errorName === 'code_too_soon')
        setNextAtMs(serverNow() + Number(error.params?.seconds ?? 0) * 1000)
      onRefused(error)
    },
  })
  const to = send.data?.to
  const label = seconds > 0 ? t('account.codeWait', { seconds }) : t(to ? 'account.codeAgain' : 'account.codeSend')
  return (
    <Field
      {...rest}
      label={t('account.sentCode')}
      hint={<span aria-live="polite">{to ? t('account.codeSentTo', { to }) : t('account.codeHint')}</span>}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      inputClassName="nums tracking-[0.2em] font-semibold"
      end={
        <button
          type="button"
          disabled={seconds > 0 || send.isPending}
          onClick={() => send.mutate()}
          className="nums -me-2 min-h-10 shrink-0 rounded-s px-2 text-s font-semibold text-accent-text disabled:text-muted"
        >
          {label}
        </button>
      }
    />
  )
}
