import '@testing-library/jest-dom/vitest';
import { settings } from './lib/settings.svelte';

// Tests press one thing after the other; those of the guard switch it on again.
settings.guard = false;
settings.askBeforeEnding = false;

// Nothing has a size here.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
