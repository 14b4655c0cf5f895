// Starts the client.

import { mount } from 'svelte';
import App from './App.svelte';
import { start } from './i18n/index.svelte';
import { followTranslator } from './i18n/translated';
import { applySettings } from './settings.svelte';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
try {
  applySettings();
  followTranslator(document.body);
  await start();
  if (target) mount(App, { target });
  document.getElementById('unstarted')?.remove();
} catch (error) {
  // No language may have been loaded, so the page says this with what it came with.
  document.documentElement.classList.add('unstarted');
  throw error;
}
