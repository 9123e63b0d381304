// What is dragged over the table, and what it can be laid down on: attributes for the two ends of it.
import type { TableUi } from '../ui.svelte';
import type { Choice } from '../view';

interface Begins {
  ondragstart: (event: DragEvent) => void;
  ondragend: (event: DragEvent) => void;
}

interface Lands {
  ondragover: (event: DragEvent) => void;
  ondrop: (event: DragEvent) => void;
}

/** Dragged from here, it stands for these answers; elsewhere it is called by its name. */
export function dragFrom(ui: TableUi, choices: Choice[], name = ''): Begins {
  return {
    ondragstart: (event) => {
      ui.dragged = choices;
      if (name) event.dataTransfer?.setData('text/plain', name);
    },
    ondragend: (event) => ui.drop(event),
  };
}

/** Laid down here, it is this answer. */
export function dropOn(ui: TableUi, takes: Choice | undefined | false): Lands {
  return {
    ondragover: (event) => {
      if (takes) event.preventDefault();
    },
    ondrop: (event) => {
      if (!takes) return;
      event.preventDefault();
      event.stopPropagation();
      ui.choose(takes);
    },
  };
}
