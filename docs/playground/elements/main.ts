import { defineElements } from 'mahjongg/elements';
import { STATES } from './states';

defineElements();

const section = (tag: string): HTMLElement => {
  const made = document.createElement('section');
  const title = document.createElement('h2');
  title.textContent = `<${tag}>`;
  made.append(title);
  return made;
};

/** Shows every state below the name of its element. */
const show = (page: HTMLElement): void => {
  const sections = new Map<string, HTMLElement>();
  for (const { tag, title, given } of STATES) {
    const within = sections.get(tag) ?? section(tag);
    sections.set(tag, within);
    const figure = document.createElement('figure');
    const caption = document.createElement('figcaption');
    caption.textContent = title;
    const element = Object.assign(document.createElement(tag), given);
    figure.append(caption, element);
    within.append(figure);
  }
  page.append(...sections.values());
};

const page = document.getElementById('elements');
if (page !== null) show(page);
