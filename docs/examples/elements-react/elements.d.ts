import type { ElementEvents, ElementProperties } from 'mahjongg/elements';
import type { HTMLAttributes } from 'react';

type Listeners = {
  readonly [Type in keyof ElementEvents as `on${Type}`]?: (event: CustomEvent<ElementEvents[Type]>) => void;
};

type Elements = {
  [Tag in keyof ElementProperties]: ElementProperties[Tag] &
    Listeners &
    Omit<HTMLAttributes<HTMLElement>, keyof ElementProperties[Tag]>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
