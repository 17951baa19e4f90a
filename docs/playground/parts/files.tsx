/** Saves a text as a JSON file. */
export const save = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** The longest file that is read, and a character more, so that what is longer is refused. */
const LONGEST = 1_048_577;

/** A button that opens a JSON file. */
export const OpenFile = ({
  children,
  onOpen,
}: {
  readonly children: string;
  readonly onOpen: (text: string) => void;
}) => (
  <label class="small file">
    {children}
    <input
      type="file"
      class="unseen"
      accept=".json,application/json"
      onChange={async ({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        const text = await file?.slice(0, LONGEST).text();
        currentTarget.value = '';
        if (text !== undefined) onOpen(text);
      }}
    />
  </label>
);
