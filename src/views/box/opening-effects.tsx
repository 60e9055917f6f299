import { SoundIcon, SoundOffIcon } from '#src/ui/icon/page-icons.tsx'
import { useState } from 'react'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import type { Rarity } from '#src/ui/media/rarity-frame.tsx'
import type { Collectible } from '../kit/product/collectible.ts'

/** Whether this tab sounds and shakes; not before somebody wants it. */
let isLoud = false

/** Switches sound and vibration on or off for this visit. */
export const makeLoud = (isWanted: boolean): void => void (isLoud = isWanted)

/** A short rising chord for each rarity, Hz. */
const chords: Readonly<Record<Rarity, readonly number[]>> = {
  common: [523],
  rare: [523, 659],
  epic: [523, 659, 784],
  legendary: [523, 659, 784, 1047],
}

/** Sounds and shakes for what has been turned, where that is wanted and the device can. */
export function celebrate(item: Collectible | undefined): void {
  if (!isLoud) return
  const chord = chords[item?.rarity ?? 'common']
  navigator.vibrate?.(chord.map(() => 40))
  const Sound = globalThis.AudioContext
  if (!Sound) return
  const audio = new Sound()
  for (const [at, pitch] of chord.entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    const from = audio.currentTime + at * 0.12
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.9)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 1)
    // A device has only a few of them: one that is not closed keeps its place for as long as the page is open.
    if (at === chord.length - 1) tone.onended = () => void audio.close()
  }
}

/** Switches sound and vibration on for this visit. */
export function EffectsButton() {
  const [isOn, setOn] = useState(isLoud)
  const toggle = () => {
    makeLoud(!isOn)
    setOn(!isOn)
  }
  return (
    <IconButton
      icon={isOn ? SoundIcon : SoundOffIcon}
      label={isOn ? '关闭音效与振动' : '打开音效与振动'}
      onPress={toggle}
    />
  )
}
