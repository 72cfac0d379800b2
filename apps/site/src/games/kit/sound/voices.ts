/**
 * The sounds of the games, made at run time from oscillators and noise, without any download. A voice connects its
 * nodes to `to` and starts at `at`, in seconds of the context's clock.
 */
export type Voice = (context: AudioContext, to: AudioNode, at: number, step: number) => void

/** The names of the sounds. */
export type SoundName =
  | 'press'
  | 'bet'
  | 'step'
  | 'fall'
  | 'cash-out'
  | 'win'
  | 'whistle'
  | 'kick'
  | 'goal'
  | 'save'
  | 'window'
  | 'slide-down'
  | 'hop'
  | 'land'
  | 'drop'
  | 'plank'
  | 'stone-fall'
  | 'shuffle'
  | 'cup-up'
  | 'cup-empty'
  | 'ticket'
  | 'rub'
  | 'field-open'
  | 'launch'
  | 'burst'
  | 'engine'
  | 'fly-off'
  | 'spin'
  | 'tick'

/** A major pentatonic scale, so that any sequence of steps is in tune: semitones above the first. */
const SCALE = [0, 2, 4, 7, 9]
const LOWEST_HZ = 523.25

/** The pitch of a step in hertz: up the scale for two octaves, then constant. */
export function stepPitch(step: number): number {
  const place = Math.min(Math.max(step, 0), SCALE.length * 2)
  const semitones = (SCALE[place % SCALE.length] ?? 0) + 12 * Math.floor(place / SCALE.length)
  return LOWEST_HZ * 2 ** (semitones / 12)
}

interface Tone {
  hz: number
  seconds: number
  volume: number
  type?: OscillatorType
  /** The pitch at the end of the slide. */
  toHz?: number
}

function tone(context: AudioContext, to: AudioNode, at: number, { hz, seconds, volume, type, toHz }: Tone): void {
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = type ?? 'sine'
  oscillator.frequency.setValueAtTime(hz, at)
  if (toHz) oscillator.frequency.exponentialRampToValueAtTime(toHz, at + seconds)
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  oscillator.connect(gain).connect(to)
  oscillator.start(at)
  oscillator.stop(at + seconds + 0.02)
}

/** A small bell: the note, a quiet octave and an inharmonic shimmer. */
function bell(context: AudioContext, to: AudioNode, at: number, hz: number, volume: number): void {
  tone(context, to, at, { hz, seconds: 0.55, volume })
  tone(context, to, at, { hz: hz * 2, seconds: 0.3, volume: volume * 0.35 })
  tone(context, to, at, { hz: hz * 2.76, seconds: 0.16, volume: volume * 0.22 })
}

/** Noise through a filter: a click, a punch, a breath. The noise is the same sequence each time. */
function breath(context: AudioContext, to: AudioNode, at: number, hz: number, seconds: number, volume: number): void {
  const frames = Math.ceil(context.sampleRate * seconds)
  const buffer = context.createBuffer(1, frames, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let noise = 22_222
  for (let frame = 0; frame < frames; frame += 1) {
    noise = (noise * 16_807) % 2_147_483_647
    samples[frame] = (noise / 1_073_741_823.5 - 1) * (1 - frame / frames) ** 2
  }
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const gain = context.createGain()
  source.buffer = buffer
  filter.type = 'lowpass'
  filter.frequency.value = hz
  gain.gain.value = volume
  source.connect(filter).connect(gain).connect(to)
  source.start(at)
}

/** The sounds by name. A loss is quiet; only a win is melodious. */
export const voices: Record<SoundName, Voice> = {
  press: (context, to, at) => breath(context, to, at, 2400, 0.035, 0.2),
  bet: (context, to, at) => {
    breath(context, to, at, 1500, 0.07, 0.4)
    tone(context, to, at, { hz: 196, toHz: 147, seconds: 0.12, volume: 0.22, type: 'triangle' })
  },
  step: (context, to, at, step) => bell(context, to, at, stepPitch(step), 0.2),
  fall: (context, to, at) => {
    tone(context, to, at, { hz: 92, toHz: 41, seconds: 0.42, volume: 0.3 })
    breath(context, to, at, 420, 0.3, 0.3)
  },
  'cash-out': (context, to, at, step) => {
    for (const [note, up] of [0, 2, 4, 5].entries())
      bell(context, to, at + note * 0.075, stepPitch((step % 4) + up), 0.17)
  },
  // A run up the scale, longer with each level (2 to 5) of the win; a large one ends in a chord and the crowd.
  win: (context, to, at, level) => {
    const notes = 3 + 2 * level
    for (let note = 0; note < notes; note += 1) bell(context, to, at + note * 0.075, stepPitch(note % 11), 0.16)
    if (level < 4) return
    const end = at + notes * 0.075
    for (const note of [0, 2, 4, 5]) bell(context, to, end, stepPitch(note), 0.13)
    breath(context, to, end, 1100, 0.5 * (level - 2), 0.22)
  },
  // A pea whistle: two close tones that beat.
  whistle: (context, to, at) => {
    for (const hz of [2093, 2140]) tone(context, to, at, { hz, toHz: hz * 0.97, seconds: 0.24, volume: 0.05 })
    breath(context, to, at, 5200, 0.2, 0.05)
  },
  kick: (context, to, at) => {
    tone(context, to, at, { hz: 180, toHz: 62, seconds: 0.13, volume: 0.42, type: 'triangle' })
    breath(context, to, at, 2600, 0.06, 0.45)
  },
  // The net's swish, the crowd, and the note of the step.
  goal: (context, to, at, step) => {
    breath(context, to, at, 6400, 0.2, 0.22)
    breath(context, to, at + 0.05, 900, 0.9, 0.3)
    bell(context, to, at + 0.06, stepPitch(step), 0.17)
  },
  save: (context, to, at) => {
    breath(context, to, at, 1800, 0.07, 0.5)
    tone(context, to, at, { hz: 120, toHz: 70, seconds: 0.2, volume: 0.22 })
  },
  // A latch, light footsteps, and the note of the row.
  window: (context, to, at, step) => {
    breath(context, to, at, 900, 0.05, 0.3)
    breath(context, to, at + 0.16, 3200, 0.04, 0.22)
    bell(context, to, at + 0.18, stepPitch(step) * 0.75, 0.18)
  },
  // Shutters, a slide down the wall, and the landing.
  'slide-down': (context, to, at) => {
    breath(context, to, at + 0.2, 1300, 0.09, 0.45)
    tone(context, to, at + 0.42, { hz: 720, toHz: 150, seconds: 0.8, volume: 0.09, type: 'triangle' })
    tone(context, to, at + 1.26, { hz: 96, toHz: 46, seconds: 0.2, volume: 0.26 })
  },
  // A released spring.
  hop: (context, to, at) => {
    tone(context, to, at, { hz: 150, toHz: 420, seconds: 0.2, volume: 0.2, type: 'triangle' })
    breath(context, to, at, 1600, 0.05, 0.2)
  },
  land: (context, to, at, step) => {
    tone(context, to, at, { hz: 110, toHz: 58, seconds: 0.12, volume: 0.34, type: 'triangle' })
    bell(context, to, at + 0.03, stepPitch(step), 0.17)
  },
  // The hatch opens, a falling whistle, a soft thud below.
  drop: (context, to, at) => {
    breath(context, to, at, 1200, 0.09, 0.45)
    tone(context, to, at + 0.06, { hz: 640, toHz: 150, seconds: 0.36, volume: 0.07 })
    tone(context, to, at + 0.42, { hz: 84, toHz: 46, seconds: 0.2, volume: 0.24 })
  },
  // Boots on a hollow board, and the note of the step.
  plank: (context, to, at, step) => {
    for (const [knock, hz] of [210, 176].entries())
      tone(context, to, at + 0.1 + knock * 0.11, { hz, toHz: hz * 0.6, seconds: 0.09, volume: 0.3, type: 'triangle' })
    breath(context, to, at + 0.1, 700, 0.06, 0.35)
    bell(context, to, at + 0.22, stepPitch(step) * 0.5, 0.16)
  },
  // A stone's whistle, its impact, and more stones after it.
  'stone-fall': (context, to, at) => {
    tone(context, to, at, { hz: 900, toHz: 220, seconds: 0.4, volume: 0.05 })
    tone(context, to, at + 0.42, { hz: 88, toHz: 36, seconds: 0.4, volume: 0.34 })
    breath(context, to, at + 0.42, 520, 0.35, 0.45)
    for (const delay of [0.95, 1.1, 1.28]) breath(context, to, at + delay, 380, 0.16, 0.2)
  },
  // Cups on the table, sliding together, and three moves past each other.
  shuffle: (context, to, at) => {
    tone(context, to, at + 0.2, { hz: 150, toHz: 84, seconds: 0.11, volume: 0.32, type: 'triangle' })
    breath(context, to, at + 0.2, 1100, 0.05, 0.4)
    for (const [delay, hz] of [
      [0.32, 620],
      [0.68, 760],
      [0.95, 900],
      [1.22, 820],
      [1.49, 960],
    ] as const)
      breath(context, to, at + delay, hz, 0.2, 0.3)
  },
  // The rim leaves the felt: a hollow pop.
  'cup-up': (context, to, at) => {
    tone(context, to, at, { hz: 260, toHz: 520, seconds: 0.1, volume: 0.2, type: 'triangle' })
    breath(context, to, at, 1700, 0.07, 0.22)
  },
  // An empty cup: two hollow knocks.
  'cup-empty': (context, to, at) => {
    tone(context, to, at, { hz: 196, toHz: 130, seconds: 0.12, volume: 0.24, type: 'triangle' })
    tone(context, to, at + 0.16, { hz: 147, toHz: 92, seconds: 0.18, volume: 0.2, type: 'triangle' })
  },
  // A machine that prints a ticket.
  ticket: (context, to, at) => {
    for (const delay of [0, 0.06, 0.12, 0.18]) breath(context, to, at + delay, 2600, 0.05, 0.22)
    breath(context, to, at + 0.26, 4200, 0.09, 0.3)
  },
  rub: (context, to, at) => breath(context, to, at, 5200, 0.12, 0.1),
  'field-open': (context, to, at, step) => tone(context, to, at, { hz: stepPitch(step), seconds: 0.09, volume: 0.06 }),
  // A fuse's hiss, and the rocket that leaves its stand.
  launch: (context, to, at) => {
    breath(context, to, at, 5200, 0.5, 0.18)
    breath(context, to, at + 0.08, 900, 0.7, 0.3)
    tone(context, to, at + 0.08, { hz: 130, toHz: 620, seconds: 0.7, volume: 0.06, type: 'triangle' })
  },
  // A soft, distant boom, and crackling sparks.
  burst: (context, to, at) => {
    tone(context, to, at, { hz: 74, toHz: 34, seconds: 0.6, volume: 0.34 })
    breath(context, to, at, 460, 0.5, 0.4)
    for (const delay of [0.16, 0.23, 0.34, 0.4, 0.52, 0.68]) breath(context, to, at + delay, 6800, 0.03, 0.1)
  },
  // A propeller that speeds up.
  engine: (context, to, at) => {
    tone(context, to, at, { hz: 46, toHz: 110, seconds: 1.1, volume: 0.13, type: 'sawtooth' })
    breath(context, to, at, 700, 0.9, 0.2)
  },
  // The plane leaves, and its tone falls.
  'fly-off': (context, to, at) => {
    tone(context, to, at, { hz: 150, toHz: 62, seconds: 0.9, volume: 0.1, type: 'sawtooth' })
    breath(context, to, at, 1500, 0.8, 0.22)
  },
  // The player pulls a wheel back and lets go.
  spin: (context, to, at) => {
    breath(context, to, at, 500, 0.3, 0.25)
    tone(context, to, at + 0.3, { hz: 110, toHz: 330, seconds: 0.5, volume: 0.1, type: 'triangle' })
  },
  // A pin against the pointer.
  tick: (context, to, at) => {
    breath(context, to, at, 3600, 0.025, 0.3)
    tone(context, to, at, { hz: 880, toHz: 620, seconds: 0.03, volume: 0.07, type: 'triangle' })
  },
}
