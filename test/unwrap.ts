interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly reasons: readonly { readonly code: string; readonly rule: string }[] };
}

/** Why a value is refused; nothing if it is not. */
export const reasonsOf = ({ error }: Answer): readonly object[] => error?.reasons ?? [];

/** The first code that a value is refused with, and its rule if there is one; undefined if it is not refused. */
export const refusedBy = ({ error }: Answer): string | undefined => {
  const [reason] = error?.reasons ?? [];
  return reason && `${reason.code} ${reason.rule}`.trim();
};

/** The value of a result that must be there; an error says what it is about. */
export const unwrap = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
  about?: unknown,
): T => {
  if (!result.ok) throw new Error(JSON.stringify({ about, ...Object(result.error) }));
  return result.value;
};
