// What one looks for on the map: the notebook points at spaces, and the space that is looked at points back.
export class Seeking {
  /** Pointed at in the notebook. */
  sought = $state('');
  /** Looked at on the map. */
  looked = $state('');
  /** How often the map was asked to show what is sought. */
  asked = $state(0);

  point(space: string): void {
    this.sought = space;
  }

  /** It is no longer pointed at; what the map was asked to show stays marked. */
  leave(): void {
    this.sought = this.kept;
  }

  show(space: string): void {
    this.kept = this.sought = space;
    this.asked += 1;
  }

  private kept = '';
}
