import { ownValue } from '../core/own-values';
import { followKey, moveStop, settleStops } from './arrows';
import { type Child, nodes, replaceChildren } from './dom';
import { STYLE } from './style';

/** The properties of an element by name; those set as attributes are texts. */
export type Given = Readonly<Record<string, unknown>>;

/** What an element can do besides rendering. */
export interface Ui {
  /** Makes the attribute for a button or a slider that runs `act` when pressed or moved. */
  readonly press: (act: (value: string) => void) => { readonly 'data-press': number };
  /** Sends an event to the page: `mahjongg-tile` for the type `tile`. */
  readonly tell: (type: string, detail: unknown) => void;
  /** Sets properties of the element itself and renders it again. */
  readonly set: (values: Given) => void;
}

/** An element: its properties, and how they are rendered. */
export interface Part {
  /** The properties that are also attributes. */
  readonly attributes: readonly string[];
  /** The other properties. */
  readonly properties: readonly string[];
  /** Renders any properties, valid or not, and never throws. */
  readonly render: (given: Given, ui: Ui) => Child;
}

/** The class of an element, for `customElements.define`; all elements share the style sheet. */
export const elementClass = (
  { attributes, properties, render }: Part,
  sheet: CSSStyleSheet,
): CustomElementConstructor => {
  const names = [...attributes, ...properties];

  return class Shown extends HTMLElement {
    static readonly observedAttributes: readonly string[] = attributes;

    static {
      for (const name of names)
        Object.defineProperty(Shown.prototype, name, {
          get(this: Shown) {
            return this.#given[name];
          },
          set(this: Shown, value: unknown) {
            this.#set({ [name]: value });
          },
        });
    }

    readonly #root = this.attachShadow({ mode: 'open' });
    #given: Given = {};
    #acts: ((value: string) => void)[] = [];
    #isDue = false;
    #hasActed = false;
    /** Whether the last press was an action, so that the second click of a double click is not another one. */
    #isAction = false;

    readonly #ui: Ui = {
      press: (act) => ({ 'data-press': this.#acts.push(act) - 1 }),
      tell: (type, detail) => {
        this.#hasActed = true;
        this.#isAction = type === 'action';
        this.dispatchEvent(new CustomEvent(`mahjongg-${type}`, { detail, bubbles: true, composed: true }));
      },
      set: (values) => this.#set(values),
    };

    constructor() {
      super();
      this.#root.adoptedStyleSheets = [sheet];
      this.#root.addEventListener('focusin', moveStop);
      this.#root.addEventListener('keydown', (event) => {
        if (!(event instanceof KeyboardEvent)) return;
        followKey(event);
        const { key, target, repeat } = event;
        if (!(target instanceof HTMLElement)) return;
        // A key that is held down acts once, and a space outside the buttons does not scroll the page.
        if (key === 'Enter' ? repeat : key === ' ' && target.tabIndex < 0) event.preventDefault();
        const isRemoval = key === 'Delete' || key === 'Backspace';
        if (isRemoval && target.hasAttribute('data-remove')) target.click();
      });
      for (const type of ['click', 'input']) this.#root.addEventListener(type, (event) => this.#press(event));
      // Properties that were set before the element was defined.
      for (const name of names) {
        if (!Object.hasOwn(this, name)) continue;
        const value = ownValue(this, name);
        Reflect.deleteProperty(this, name);
        this.#set({ [name]: value });
      }
    }

    connectedCallback(): void {
      this.#set({});
    }

    attributeChangedCallback(name: string, _: unknown, text: string | null): void {
      this.#set({ [name]: text ?? undefined });
    }

    #press(event: Event): void {
      const { type, target } = event;
      if (this.#isAction && event instanceof UIEvent && event.detail > 1) return;
      this.#isAction = false;
      const pressed = target instanceof Element ? target.closest('[data-press]') : null;
      const isInput = pressed instanceof HTMLInputElement;
      if (pressed !== null && (type === 'input') === isInput)
        this.#acts[Number(pressed.getAttribute('data-press'))]?.(isInput ? pressed.value : '');
    }

    #set(values: Given): void {
      this.#given = { ...this.#given, ...values };
      if (this.#isDue || !this.isConnected) return;
      this.#isDue = true;
      queueMicrotask(() => this.#show());
    }

    #show(): void {
      this.#isDue = false;
      this.#acts = [];
      const focused = this.#root.activeElement;
      replaceChildren(this.#root, nodes(render(this.#given, this.#ui)));
      settleStops(this.#root);
      // After an action the focus moves to the next choice.
      const next = this.#hasActed ? this.#root.querySelector<HTMLElement>('[data-next]') : null;
      const isLost = focused !== null && this.#root.activeElement === null;
      const stop = this.#root.querySelector<HTMLElement>('[data-arrows] [tabindex="0"], button');
      if (focused !== null && next !== null) next.focus({ preventScroll: true });
      else if (isLost) stop?.focus({ preventScroll: true });
      this.#hasActed = false;
    }
  };
};

/** The style sheet that all elements share. */
export const styleSheet = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  return sheet;
};
