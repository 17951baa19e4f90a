import { defineTable } from 'mahjongg/elements';
import { render } from 'preact';
import { PlayApp } from './play-app';

defineTable();

const root = document.getElementById('page');
if (root !== null) {
  root.replaceChildren();
  render(<PlayApp />, root);
}

// The game comes first.
void import('../offline/work-offline.js').then(({ workOffline }) => workOffline());
