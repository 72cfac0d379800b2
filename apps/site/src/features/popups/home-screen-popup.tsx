import * as home from '@fairground/contract/calls/home'
import { Button } from '@fairground/ui/button'
import { call } from '../../calls/client.ts'
import { install, refuseHomeScreen, useHomeScreen } from '../../kernel/host/home-screen.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup, forgetPopup } from '../../popups/popups.ts'
import { iosSteps } from './art/ios-guide.tsx'
import { PhoneFair } from './art/tickets.tsx'
import { Choice } from './choice.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** Adds the site to the home screen: by the browser's prompt if it has one, else with instructions. */
export function HomeScreenPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const { way, installing } = useHomeScreen()
  const close = () => {
    refuseHomeScreen()
    closePopup('home-screen')
  }
  const add = async () => {
    // The operator counts these requests (CL-09). The browser's prompt works only during the press, so the code must
    // not wait for that call.
    call(home.web2pwa, {}, { errors: 'ignore' }).catch((error: unknown) => console.info('not told', error))
    const outcome = await install()
    if (outcome === 'dismissed') refuseHomeScreen()
    closePopup('home-screen')
    if (outcome !== 'failed') return
    forgetPopup('home-screen')
    await openWebApp()
  }
  return (
    <ScenePopup
      name="home-screen"
      layer={layer}
      picture={<PhoneFair />}
      title={t('popups.homeTitle')}
      text={t('popups.homeText')}
      onClose={close}
    >
      {way === 'ios' && <IosGuide />}
      {way === 'menu' && (
        <p className="rounded-m border border-line bg-ground px-4 py-3 text-s">{t('popups.homeMenu')}</p>
      )}
      {way === 'prompt' ? (
        <Choice confirm="popups.homeInstall" busy={installing} onConfirm={() => void add()} onCancel={close} />
      ) : (
        <Button look="primary" size="l" onClick={close}>
          {t('popups.ok')}
        </Button>
      )}
    </ScenePopup>
  )
}

/** After a failed install the popup opens the web app: at the host that the server names, else on this page (PW-01). */
async function openWebApp(): Promise<void> {
  try {
    const [host] = (await call(home.refAppUrl, {}, { errors: 'ignore' })).extra
    if (host !== undefined && host !== location.host) location.assign(`https://${host}/`)
  } catch (error) {
    console.info('the web app goes on here', error)
  }
}

function IosGuide() {
  const t = useTranslate()
  const steps = [
    { picture: iosSteps.share, text: t('popups.homeShare') },
    { picture: iosSteps.choose, text: t('popups.homeChoose') },
    { picture: iosSteps.add, text: t('popups.homeAdd') },
  ]
  return (
    <ol className="flex flex-col gap-3 rounded-m border border-line bg-ground p-4">
      {steps.map(({ picture, text }) => (
        <li key={text} className="flex items-center gap-4">
          {picture}
          <span className="text-s font-medium">{text}</span>
        </li>
      ))}
    </ol>
  )
}
