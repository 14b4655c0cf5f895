// Starts the client.

import { mount } from 'svelte';
import App from './App.svelte';
import { start } from './i18n/index.svelte';
import { applySettings } from './settings.svelte';
import './styles/tokens.css';
import './styles/base.css';

applySettings();
await start();
const target = document.getElementById('app');
if (target) mount(App, { target });
