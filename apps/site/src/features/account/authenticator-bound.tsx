import * as authenticator from '@fairground/contract/calls/authenticator'
import { Badge } from '@fairground/ui/badge'
import { Button } from '@fairground/ui/button'
import { toast } from '@fairground/ui/toast-store'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { reloadUser } from '../../player/user.ts'
import { PhoneWithCode } from './phone-with-code.tsx'

/** The view of a connected app: what it does, and the button that removes it with a code. */
export function AuthenticatorBound({ onDone }: { onDone: () => void }) {
  const t = useTranslate()
  const unbind = useMutation({
    mutationFn: () => call(authenticator.unbind, {}),
    onSuccess: async () => {
      await reloadUser()
      toast(t('security.unboundToast'), { kind: 'notice' })
      onDone()
    },
  })
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <PhoneWithCode className="h-28 shrink-0" />
        <div className="flex flex-col items-start gap-2">
          <Badge tone="safe">{t('security.on')}</Badge>
          <p className="text-s text-muted">{t('security.boundText')}</p>
        </div>
      </div>
      <Button look="danger" busy={unbind.isPending} onClick={() => unbind.mutate()}>
        {t('security.unbind')}
      </Button>
    </div>
  )
}
