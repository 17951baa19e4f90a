/** A value that is made when it is asked for the first time, and stays the same from then on. */
export const onFirstUse = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
