import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { rooted } from './lib/root';

mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Where it is refused (plain http on another machine), the table works all the same; it only can't be installed.
  navigator.serviceWorker.register(rooted('/sw.js')).catch(() => undefined);
}
