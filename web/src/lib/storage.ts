/**
 * localStorage, where it is allowed: a browser may refuse it (private windows, blocked site data), and the table must
 * work all the same, only without a memory.
 */
const PROBE = 'wandwright.probe';
const memory = new Map<string, string>();

export function read<T>(key: string, fallback: T): T {
  const text = memory.get(key) ?? stored(key);
  if (text === null || text === undefined) return fallback;
  try {
    return JSON.parse(text) as T;
  } catch {
    return fallback; // written by hand or by an older version: start anew
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text); // full or forbidden: remember until the page closes
  }
}

/** Will this browser still know tomorrow what it is told today? */
export function lasting(): boolean {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
