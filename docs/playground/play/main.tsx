import { defineTable } from 'mahjongg/elements';
import { render } from 'preact';
import { workOffline } from '../offline/work-offline.js';
import { PlayApp } from './play-app';

defineTable();

const root = document.getElementById('page');
if (root !== null) {
  root.replaceChildren();
  render(<PlayApp />, root);
}

workOffline();
