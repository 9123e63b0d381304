// Where friends can open this table. A page opened as 127.0.0.1 would send them to their own machine.
import { api } from './api';

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Does only this computer find the page by that name? */
export function isOwn(hostname: string): boolean {
  return OWN.test(hostname);
}

class Reach {
  /** The beginning of every link that is handed out. */
  origin = $state(location.origin);
  /** Nobody else can open it. */
  alone = $state(false);
  /** What starts the server so that others reach it. */
  command = $state('');
  #asked = false;

  /** Asks the server, once, by which address others find it; needed only where the own one is of no use to them. */
  async ask(): Promise<void> {
    if (this.#asked || !isOwn(location.hostname)) return;
    this.#asked = true;
    try {
      const { addresses, command } = await api.addresses();
      const [first] = addresses;
      this.command = command ?? '';
      if (first) this.origin = first;
      this.alone = !first;
    } catch {
      this.#asked = false; // the next link asks again; until then the address of this page stands
    }
  }
}

export const reach = new Reach();
