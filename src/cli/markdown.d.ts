/** A Markdown file as text. */
declare module '*.md' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: how bundlers give a file's text
  export default text;
}
