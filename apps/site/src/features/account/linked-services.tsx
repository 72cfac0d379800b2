import * as otherLogins from '@fairground/contract/calls/other-logins'
import { CallError } from '@fairground/contract/envelope'
import { Button } from '@fairground/ui/button'
import { toast } from '@fairground/ui/toast-store'
import { useMutation } from '@tanstack/react-query'
import UserRound from 'lucide-react/icons/user-round'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useStartup } from '../../player/startup.ts'
import { reloadUser, useUser } from '../../player/user.ts'
import { openPopup } from '../../popups/popups.ts'
import { useLoginServices, visitService } from './login-services.ts'

/** The other ways to log in: each with its state, and with a button where the server has the service (AU-07). */
export function LinkedServices() {
  const t = useTranslate()
  const { thirdLoginTypes } = useStartup()
  const linkedTypes = useUser()?.thirdLoginTypes ?? []
  const services = useLoginServices()
  if (thirdLoginTypes.length === 0) return null
  return (
    <>
      <h3 className="mt-5 mb-2 text-m">{t('security.otherLogins')}</h3>
      <ul className="flex flex-col gap-2">
        {thirdLoginTypes.map((type) => {
          const service = services.find(({ id }) => id === type)
          const isLinked = linkedTypes.includes(type)
          return (
            <li
              key={type}
              className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-m border border-line px-4 py-2"
            >
              <UserRound size={20} aria-hidden="true" className="text-muted" />
              <span className="min-w-0 grow font-semibold break-words">{service?.name ?? type}</span>
              <span className="text-s text-muted">{t(isLinked ? 'security.linked' : 'security.notLinked')}</span>
              {service && <LinkButton id={service.id} name={service.name} isLinked={isLinked} />}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function LinkButton({ id, name, isLinked }: { id: string; name: string; isLinked: boolean }) {
  const t = useTranslate()
  const link = useMutation({
    mutationFn: () => call(otherLogins.startLink, { id }, { errors: 'form' }),
    onSuccess: ({ model }) => visitService(model.url),
    // The server wants the password of a player who has one.
    onError: (error) => {
      if (error instanceof CallError && error.errorName === 'wrong_credentials')
        openPopup({ name: 'link-service', id, service: name })
    },
  })
  const unlink = useMutation({
    mutationFn: () => call(otherLogins.unlinkLogin, { id }),
    onSuccess: async () => {
      await reloadUser()
      toast(t('security.unlinkedToast'), { kind: 'notice' })
    },
  })
  const { mutate, isPending } = isLinked ? unlink : link
  return (
    <Button
      size="s"
      busy={isPending}
      aria-label={t(isLinked ? 'security.unlinkOf' : 'security.linkOf', { name })}
      onClick={() => mutate()}
    >
      {t(isLinked ? 'security.unlink' : 'security.link')}
    </Button>
  )
}
