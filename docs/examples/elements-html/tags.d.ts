import type { ElementEvents, ElementProperties } from 'mahjongg/elements';

type Tags = {
  [Tag in keyof ElementProperties]: HTMLElement & {
    -readonly [Name in keyof ElementProperties[Tag]]: ElementProperties[Tag][Name];
  };
};

type Events = { [Type in keyof ElementEvents]: CustomEvent<ElementEvents[Type]> };

declare global {
  interface HTMLElementTagNameMap extends Tags {}
  interface HTMLElementEventMap extends Events {}
}
