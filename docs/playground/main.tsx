import { defineElements } from 'mahjongg/elements';
import { render } from 'preact';
import { Page } from './page';

defineElements();

const root = document.getElementById('page');
if (root !== null) render(<Page />, root);
