import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { useId } from 'react'
import { setSound, useSoundOn } from '../../../kernel/browser/sound.ts'
import { useTranslate } from '../../../kernel/language/language.ts'
import { mayCelebrate } from '../jurisdiction.ts'
import { Slider } from '../slider.tsx'
import { SwitchRow } from '../switch-row.tsx'
import { type SoundLevels, setLevel, useLevels } from './levels.ts'
import { playSound } from './sound.ts'

/** The switch of all sounds, and how loud the effects and the background of a game are. */
export function Mixer() {
  const t = useTranslate()
  const on = useSoundOn()
  const change = (isOn: boolean) => {
    setSound(isOn)
    playSound('press')
  }
  return (
    <fieldset aria-label={t('play.sound')} className="flex min-w-0 flex-col px-[12px] text-s font-semibold text-muted">
      <SwitchRow on={on} onSwitch={change}>
        <span className="flex items-center gap-[12px]">
          {on ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />}
          {t('play.sound')}
        </span>
      </SwitchRow>
      <Level name="effects" isLocked={!on} />
      {mayCelebrate() && <Level name="ambience" isLocked={!on} />}
    </fieldset>
  )
}

function Level({ name, isLocked }: { name: keyof SoundLevels; isLocked: boolean }) {
  const t = useTranslate()
  const id = useId()
  const level = useLevels((levels) => levels[name])
  const change = (value: number) => {
    setLevel(name, value)
    if (name === 'effects') playSound('press')
  }
  return (
    <div className="flex min-h-[44px] items-center gap-3">
      <label htmlFor={id} className="min-w-28 shrink-0 ps-[32px]">
        {t(`play.${name}`)}
      </label>
      <Slider id={id} min={0} max={100} value={level} disabled={isLocked} onChange={change} />
      <output htmlFor={id} className="nums w-8 shrink-0 text-end">
        {level}
      </output>
    </div>
  )
}
