import * as staff from '@fairground/contract/calls/staff'
import { BrandMark } from '@fairground/ui/brand-mark'
import { Button } from '@fairground/ui/button'
import { Field } from '@fairground/ui/field'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSentence, useTranslate } from './language.tsx'
import { meQuery } from './me.ts'
import { LanguageSelect } from './parts/language-select.tsx'
import { queryClient } from './query-client.ts'
import { signIn, useSession } from './session.ts'
import { callWithKey, isWrongKey } from './staff-call.ts'

/** The way in: the person's staff key, which stays in this tab. */
export function SignIn() {
  const t = useTranslate()
  const sentenceOf = useSentence()
  const { hasEnded } = useSession()
  const [key, setKey] = useState('')
  // Nothing of the person before stays in memory.
  useEffect(() => queryClient.clear(), [])
  const enter = useMutation({
    mutationFn: (wish: string) => callWithKey(staff.whoAmI, {}, wish),
    onSuccess(answer, wish) {
      queryClient.setQueryData(meQuery.queryKey, answer)
      signIn(wish)
    },
  })
  const wish = key.trim()
  const error = isWrongKey(enter.error) ? t('staff.wrongKey') : enter.error ? sentenceOf(enter.error) : undefined
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 px-4 py-8">
      <div className="flex items-center justify-between gap-3">
        <span className="flex items-center gap-2.5 font-display text-l font-bold">
          <BrandMark className="size-8" />
          {t('common.brand')}
        </span>
        <LanguageSelect />
      </div>
      <div className="rounded-l border border-line bg-block p-6 shadow-block">
        <h1 className="text-xl">{t('staff.signInTitle')}</h1>
        <p className="mt-2 text-s text-muted">{t('staff.signInText')}</p>
        {hasEnded && (
          <p role="status" className="mt-4 rounded-m bg-ground px-4 py-3 text-s">
            {t('staff.keyEnded')}
          </p>
        )}
        <form
          className="mt-5 flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (wish !== '') enter.mutate(wish)
          }}
        >
          <Field
            label={t('staff.key')}
            type="password"
            autoComplete="off"
            value={key}
            onChange={setKey}
            error={error}
            validationBehavior="aria"
          />
          <Button type="submit" look="primary" size="l" busy={enter.isPending} disabled={wish === ''}>
            {t('staff.signIn')}
          </Button>
        </form>
      </div>
    </main>
  )
}
