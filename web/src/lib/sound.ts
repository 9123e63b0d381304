import { settings } from './settings.svelte';

/** One tone of a sound: when it begins, how high, how long, how loud. */
interface Tone {
  at: number;
  pitch: number;
  length: number;
  volume: number;
  shape?: OscillatorType;
  /** Slides to this pitch. */
  to?: number;
}

/** Everything is made here, from a few soft tones. */
const SOUNDS = {
  // A small bell and its fifth: your move.
  chime: [
    { at: 0, pitch: 659.3, length: 0.9, volume: 0.16 },
    { at: 0.02, pitch: 1318.5, length: 0.5, volume: 0.05 },
    { at: 0.16, pitch: 987.8, length: 1.1, volume: 0.14 },
  ],
  card: [{ at: 0, pitch: 320, to: 180, length: 0.09, volume: 0.05, shape: 'triangle' }],
  dice: [
    { at: 0, pitch: 210, to: 120, length: 0.05, volume: 0.08, shape: 'triangle' },
    { at: 0.09, pitch: 240, to: 130, length: 0.05, volume: 0.07, shape: 'triangle' },
    { at: 0.2, pitch: 190, to: 110, length: 0.06, volume: 0.06, shape: 'triangle' },
  ],
  dark: [
    { at: 0, pitch: 98, to: 73, length: 0.8, volume: 0.12 },
    { at: 0.05, pitch: 103.8, to: 77.8, length: 0.7, volume: 0.06 },
  ],
  // A counter laid on the table.
  chip: [
    { at: 0, pitch: 1480, to: 1320, length: 0.06, volume: 0.05 },
    { at: 0.05, pitch: 1760, to: 1660, length: 0.05, volume: 0.03 },
  ],
  // Two dull beats: few lives are left.
  heart: [
    { at: 0, pitch: 62, to: 46, length: 0.16, volume: 0.22 },
    { at: 0.24, pitch: 56, to: 42, length: 0.2, volume: 0.16 },
  ],
  fall: [
    { at: 0, pitch: 220, to: 55, length: 0.7, volume: 0.14, shape: 'triangle' },
    { at: 0.35, pitch: 523.3, length: 0.8, volume: 0.08 },
    { at: 0.45, pitch: 659.3, length: 0.9, volume: 0.08 },
  ],
} satisfies Record<string, Tone[]>;

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];

let context: AudioContext | null = null;

/** Plays a sound if this person wants it: by default only the chime is heard. */
export function play(name: SoundName): void {
  if (settings.muted) return;
  const wanted = settings.sound === 'all' || (settings.sound === 'chime' && name === 'chime');
  if (wanted) sound(name);
}

/** Plays a sound whatever the settings say, to try it. */
export function sound(name: SoundName): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Before the first click a browser keeps it silent; then it wakes by itself here.
  if (context.state === 'suspended') void context.resume();
  for (const tone of SOUNDS[name] as Tone[]) ring(context, tone);
}

function ring(audio: AudioContext, { at, pitch, to, length, volume, shape = 'sine' }: Tone): void {
  const begin = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, begin);
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, volume * settings.volume), begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length + 0.05);
}
