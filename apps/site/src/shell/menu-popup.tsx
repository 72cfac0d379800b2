import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { useTranslate } from '../kernel/language/language.ts'
import { pageConfig } from '../kernel/page/page-config.ts'
import { useLoggedIn } from '../kernel/token.ts'
import { useUser } from '../player/user.ts'
import { closePopup, replacePopups } from '../popups/popups.ts'
import { useAccountGroups } from './account-lines.tsx'

/** The account menu as a sheet, for phones and tablets. */
export function MenuPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const groups = useAccountGroups()
  const loggedIn = useLoggedIn()
  const user = useUser()
  const close = () => closePopup('menu')
  return (
    <Popup
      title={loggedIn ? (user?.nickname ?? t('shell.account')) : t('shell.menu')}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={close}
    >
      {!loggedIn && (
        <>
          <p className="mb-3 flex items-center gap-2 font-semibold text-muted">
            <CircleUserRound size={20} aria-hidden="true" />
            {pageConfig().defaultVisitorName}
          </p>
          <div className="mb-4 grid grid-cols-2 gap-3">
            <Button onClick={() => replacePopups({ name: 'login' })}>{t('shell.logIn')}</Button>
            <Button look="primary" onClick={() => replacePopups({ name: 'register' })}>
              {t('shell.register')}
            </Button>
          </div>
        </>
      )}
      {groups.map(({ id: groupId, title, lines }) => (
        <section key={groupId} aria-labelledby={`menu-${groupId}`} className="not-last:mb-4">
          <h3 id={`menu-${groupId}`} className="px-2 pb-1 text-xs font-semibold text-muted">
            {title}
          </h3>
          <ul className="flex flex-col">
            {lines.map(({ id, icon, name, state, onPress }) => (
              <li key={id} className="border-b border-line last:border-0">
                <button
                  type="button"
                  className="flex min-h-12 w-full items-center gap-3 rounded-s px-2 text-start font-semibold"
                  onClick={() => {
                    if (id !== 'sound') close()
                    onPress()
                  }}
                >
                  <span className="text-muted">{icon}</span>
                  <span className="grow">{name}</span>
                  {state && <span className="text-s font-medium text-muted">{state}</span>}
                  {id !== 'sound' && (
                    <ChevronRight size={18} aria-hidden="true" className="text-faint rtl:-scale-x-100" />
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Popup>
  )
}
