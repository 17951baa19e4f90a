import { defineElements } from 'mahjongg/elements';
import { render } from 'preact';
import { workOffline } from './offline/work-offline.js';
import { Page } from './page';

defineElements();

const root = document.getElementById('page');
if (root !== null) render(<Page />, root);

workOffline();
