import { Button } from '@fairground/ui/button'
import { Field } from '@fairground/ui/field'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'

/** Looks for the player of an account. */
export function PlayerSearch({
  isUnknown,
  onSearch,
}: {
  /** Whether the last account is nobody's. */
  isUnknown: boolean
  onSearch: (account: string) => void
}) {
  const t = useTranslate()
  const [account, setAccount] = useState('')
  const text = account.trim()
  return (
    <form
      className="flex flex-col gap-3 rounded-l border border-line bg-block p-4 shadow-block"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text)
      }}
    >
      <Field
        label={t('staff.account')}
        hint={t('staff.accountHint')}
        error={isUnknown ? t('staff.accountUnknown') : undefined}
        autoComplete="off"
        maxLength={254}
        value={account}
        onChange={setAccount}
        validationBehavior="aria"
      />
      <Button type="submit" className="self-start">
        {t('staff.findPlayer')}
      </Button>
    </form>
  )
}
