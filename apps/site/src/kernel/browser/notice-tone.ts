/** Two notes of a small bell, in hertz. */
const NOTES_HZ = [659.25, 987.77]
const NOTE_SECONDS = 0.16
const RING_SECONDS = 0.7
const VOLUME = 0.12

let context: AudioContext | undefined

/** Rings twice, softly. */
export async function playNoticeTone(): Promise<void> {
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  for (const [place, hz] of NOTES_HZ.entries()) ring(context, hz, context.currentTime + place * NOTE_SECONDS)
}

function ring(audio: AudioContext, hz: number, at: number): void {
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.frequency.value = hz
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(VOLUME, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + RING_SECONDS)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(at)
  oscillator.stop(at + RING_SECONDS)
}
