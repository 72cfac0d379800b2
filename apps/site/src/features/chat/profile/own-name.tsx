import { CallError } from '@fairground/contract/envelope'
import { Button } from '@fairground/ui/button'
import { useState } from 'react'
import { sentenceOf } from '../../../calls/reactions.ts'
import { useChatText } from '../chat-text.ts'
import { TextField } from '../panels/text-field.tsx'

const LONGEST_NAME = 20

/** The name under which the player is known to others. */
export function OwnName({ name, rename }: { name: string; rename(name: string): Promise<void> }) {
  const t = useChatText()
  const [newName, setNewName] = useState(name)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  async function save(): Promise<void> {
    setIsBusy(true)
    try {
      await rename(newName.trim())
    } catch (refusal) {
      setError(refusal instanceof CallError ? sentenceOf(refusal) : undefined)
    }
    setIsBusy(false)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={t('chat.name')}
        hint={t('chat.nameHint')}
        error={error}
        value={newName}
        onChange={(value) => {
          setNewName(value)
          setError(undefined)
        }}
        maxLength={LONGEST_NAME}
      />
      <Button type="submit" className="mt-1 w-full" busy={isBusy} disabled={newName.trim() === name}>
        {t('chat.changeName')}
      </Button>
    </form>
  )
}
