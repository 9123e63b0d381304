import { read, write } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'full' | 'reduced' | 'off';
export type Sound = 'off' | 'chime' | 'all';
export type Language = 'en' | 'cs' | 'it';

export const LANGUAGES: Record<Language, string> = { en: 'English', cs: 'Čeština', it: 'Italiano' };

const STORE = 'wandwright.settings';

interface Saved {
  theme: Theme;
  motion: Motion;
  speed: number;
  sound: Sound;
  volume: number;
  muted: boolean;
  notifications: boolean;
  language: Language;
  name: string;
  guideSeen: boolean;
  guidesSeen: string[];
  guard: boolean;
  askBeforeEnding: boolean;
}

const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

function spoken(): Language {
  for (const tag of globalThis.navigator?.languages ?? []) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return 'en';
}

function defaults(): Saved {
  return {
    theme: 'auto',
    motion: matches('(prefers-reduced-motion: reduce)') ? 'reduced' : 'full',
    speed: 1,
    sound: 'chime',
    volume: 0.6,
    muted: false,
    notifications: false,
    language: spoken(),
    name: '',
    guideSeen: false,
    guidesSeen: [],
    guard: true,
    askBeforeEnding: true,
  };
}

const saved: Saved = { ...defaults(), ...read<Partial<Saved>>(STORE, {}) };

/** What this browser's person likes. Every change is kept at once. */
class Settings {
  theme = $state<Theme>(saved.theme);
  motion = $state<Motion>(saved.motion);
  /** 0.5 is slow, 1 usual, 2 quick. */
  speed = $state(saved.speed);
  sound = $state<Sound>(saved.sound);
  /** How loud, from 0 to 1. */
  volume = $state(saved.volume);
  /** Silent for now, whatever shall be heard otherwise. */
  muted = $state(saved.muted);
  notifications = $state(saved.notifications);
  language = $state<Language>(saved.language);
  /** The name I last sat down with. */
  name = $state(saved.name);
  /** No game shall be guided through. */
  guideSeen = $state(saved.guideSeen);
  /** The games whose guide of the first turn was seen or skipped. */
  guidesSeen = $state.raw(saved.guidesSeen);
  /** An answer is not taken at once when the question has just changed under the hand. */
  guard = $state(saved.guard);
  /** Ending a turn that leaves something unused is asked about. */
  askBeforeEnding = $state(saved.askBeforeEnding);

  /** How long a movement of `milliseconds` takes for this person. Nothing moves with reduced motion or none. */
  duration(milliseconds: number): number {
    return this.motion === 'full' ? milliseconds / this.speed : 0;
  }

  /** Silent, or heard again; says which. */
  mute(): boolean {
    this.muted = !this.muted;
    return this.muted;
  }

  get all(): Saved {
    const {
      theme,
      motion,
      speed,
      sound,
      volume,
      muted,
      notifications,
      language,
      name,
      guideSeen,
      guidesSeen,
    } = this;
    const { guard, askBeforeEnding } = this;
    return {
      ...{ theme, motion, speed, sound, volume, muted, notifications, language, name, guideSeen, guidesSeen },
      ...{ guard, askBeforeEnding },
    };
  }
}

export const settings = new Settings();

/** Keeps changes and puts them on the page; called once by the app. */
export function watchSettings(): () => void {
  return $effect.root(() => {
    $effect(() => write(STORE, settings.all));
    $effect(() => {
      const page = document.documentElement;
      page.dataset.motion = settings.motion;
      page.lang = settings.language;
    });
    $effect(() => {
      const { theme } = settings;
      const dark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;
      const show = (): void => {
        document.documentElement.dataset.theme =
          theme === 'auto' ? (dark?.matches ? 'dark' : 'light') : theme;
      };
      show();
      if (theme !== 'auto') return;
      dark?.addEventListener('change', show);
      return () => dark?.removeEventListener('change', show);
    });
  });
}
